import type { Database } from '../../platform/database/tables.ts';
import { runEvery } from '../../platform/jobs/run-every.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { forgetDeliveries, sendWebhooks } from './send-webhooks.ts';

/** Polling interval in milliseconds. */
const INTERVAL = 2000;
/** Number of polls between cleanups. */
const CLEAR_EVERY = 1800;

/** Polls for due webhook deliveries and sends them until none is left. */
export function startMerchantWebhooks(db: Database, { webhooksMayBePrivate }: Pick<BackendConfig, 'webhooksMayBePrivate'>): { close(): Promise<void> } {
	let looks = 0;
	return runEvery(INTERVAL, async (isClosed) => {
		try {
			if (looks++ % CLEAR_EVERY === 0) await forgetDeliveries(db);
			while (!isClosed() && (await sendWebhooks(db, { allowPrivate: webhooksMayBePrivate })) > 0);
		} catch (cause) {
			console.error(`Webhooks of the merchant API could not be sent: ${cause instanceof Error ? cause.message : cause}; retrying`);
		}
	});
}
