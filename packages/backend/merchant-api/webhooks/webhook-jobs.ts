import type { ScheduledJob } from '../../jobs/index.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import type { Database } from '../tables.ts';
import { forgetDeliveries, sendWebhooks } from './send-webhooks.ts';

const HOUR = 3_600_000;

/** Send due webhook deliveries until none is left, and delete old ones. Instances share the deliveries. */
export const webhookJobs = (
	db: Database,
	{ webhooksMayBePrivate, webhookInterval }: Pick<BackendConfig, 'webhooksMayBePrivate' | 'webhookInterval'>,
): readonly ScheduledJob[] => [
	{
		name: 'send-webhooks',
		failure: 'Webhooks of the merchant API could not be sent',
		every: webhookInterval,
		isEverywhere: true,
		async run({ signal }) {
			while (!signal.aborted && (await sendWebhooks(db, { allowPrivate: webhooksMayBePrivate })) > 0);
		},
	},
	{ name: 'prune-webhooks', failure: 'Old webhook deliveries could not be deleted', every: HOUR, run: () => forgetDeliveries(db) },
];
