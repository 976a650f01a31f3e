import type { ScheduledJob } from '../../jobs/index.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import type { Database } from '../tables.ts';
import { applyPlannedPrices } from './apply-planned-prices.ts';

/** Milliseconds; a planned price takes effect at most this late. */
const INTERVAL = 15_000;

/** Applies due prices; `onChanged` is called if any price changed. */
export const plannedPricesJob = (db: Database, { config, onChanged }: { config: Pick<BackendConfig, 'now'>; onChanged: () => void }): ScheduledJob => ({
	name: 'apply-planned-prices',
	failure: 'Planned prices could not be applied',
	every: INTERVAL,
	run: async () => (await applyPlannedPrices(db, config.now())) > 0 && onChanged(),
});
