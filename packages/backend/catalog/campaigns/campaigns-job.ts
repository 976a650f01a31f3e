import type { ScheduledJob } from '../../jobs/index.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import type { Database } from '../tables.ts';
import { applyCampaigns, areCampaignsDue } from './apply-campaigns.ts';

/** Milliseconds; prices begin and end at most this late. */
const INTERVAL = 1000;
/** Milliseconds after which all products are checked again: new ones, and those whose price or category changed. */
const ALL_AGAIN = 60_000;

/** Applies campaigns; `onChanged` is called if any price changed. */
export function campaignsJob(db: Database, { config, onChanged }: { config: Pick<BackendConfig, 'now'>; onChanged: () => void }): ScheduledJob {
	let lookedAt = Number.NEGATIVE_INFINITY;
	return {
		name: 'apply-campaigns',
		failure: 'Prices of campaigns could not be applied',
		every: INTERVAL,
		async run() {
			const isTurn = performance.now() - lookedAt >= ALL_AGAIN;
			if (!(isTurn || (await areCampaignsDue(db, config.now())))) return;
			lookedAt = performance.now();
			if ((await applyCampaigns(db, config.now())) > 0) onChanged();
		},
	};
}
