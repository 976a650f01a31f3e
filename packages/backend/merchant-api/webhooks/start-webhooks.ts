import type { Database } from '../../platform/database/tables.ts';
import { runEvery } from '../../platform/jobs/run-every.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { forgetDeliveries, sendWebhooks } from './send-webhooks.ts';

/** Milliseconds by which a webhook may be late. */
const INTERVAL = 2000;
/** Looks between clearing up. */
const CLEAR_EVERY = 1800;

/** Tells merchants' systems what changed, as long as there is something to tell. */
export function startMerchantWebhooks(db: Database, { webhooksMayBePrivate }: Pick<BackendConfig, 'webhooksMayBePrivate'>): { close(): Promise<void> } {
	let looks = 0;
	return runEvery(INTERVAL, async (isClosed) => {
		try {
			if (looks++ % CLEAR_EVERY === 0) await forgetDeliveries(db);
			while (!isClosed() && (await sendWebhooks(db, { allowPrivate: webhooksMayBePrivate })) > 0);
		} catch (cause) {
			console.error(`Webhooks of the merchant API could not be sent: ${cause instanceof Error ? cause.message : cause}; it is tried again`);
		}
	});
}
