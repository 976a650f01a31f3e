import type { Database } from '../../platform/database/tables.ts';
import { runEvery } from '../../platform/jobs/run-every.ts';
import { logFailure } from '../../platform/log/log-error.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { applyPlannedPrices } from './apply-planned-prices.ts';

/** Milliseconds; a planned price takes effect at most this late. */
const INTERVAL = 15_000;

/** Applies due prices periodically; `onChanged` is called if any price changed. */
export function startPlannedPrices(
	db: Database,
	{ config, onChanged }: { config: Pick<BackendConfig, 'now'>; onChanged: () => void },
): { close(): Promise<void> } {
	return runEvery(INTERVAL, async () => {
		try {
			if ((await applyPlannedPrices(db, config.now())) > 0) onChanged();
		} catch (cause) {
			logFailure('Planned prices could not be applied; retrying', cause);
		}
	});
}
