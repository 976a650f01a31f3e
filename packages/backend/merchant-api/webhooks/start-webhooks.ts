import type { Database } from '../../platform/database/tables.ts';
import { runEvery } from '../../platform/jobs/run-every.ts';
import { logFailure } from '../../platform/log/log-error.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { forgetDeliveries, sendWebhooks } from './send-webhooks.ts';

/** Milliseconds between cleanups. */
const CLEAR_INTERVAL = 3_600_000;

/** Polls for due webhook deliveries and sends them until none is left. */
export function startMerchantWebhooks(
	db: Database,
	{ webhooksMayBePrivate, webhookInterval }: Pick<BackendConfig, 'webhooksMayBePrivate' | 'webhookInterval'>,
): { close(): Promise<void> } {
	const clearEvery = Math.ceil(CLEAR_INTERVAL / webhookInterval);
	let looks = 0;
	return runEvery(webhookInterval, async (isClosed) => {
		try {
			if (looks++ % clearEvery === 0) await forgetDeliveries(db);
			while (!isClosed() && (await sendWebhooks(db, { allowPrivate: webhooksMayBePrivate })) > 0);
		} catch (cause) {
			logFailure('Webhooks of the merchant API could not be sent; retrying', cause);
		}
	});
}
