import type { Database } from '../../platform/database/tables.ts';
import { runEvery } from '../../platform/jobs/run-every.ts';
import { logFailure } from '../../platform/log/log-error.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { noteDayChanges } from './note-day-changes.ts';

const MINUTE = 60_000;

interface DayChangesOptions {
	config: Pick<BackendConfig, 'now'>;
	/** Called when there are new changes for the webhook. */
	onNoted: () => void;
}

/** Checks at the start and every minute whether a new day has begun; runs never overlap. */
export function startDayChanges(db: Database, { config, onNoted }: DayChangesOptions): { close(): Promise<void> } {
	return runEvery(MINUTE, async (isClosed) => {
		try {
			if (!isClosed() && (await noteDayChanges(db, config.now())) > 0) onNoted();
		} catch (cause) {
			logFailure('Changes of a new day could not be recorded', cause);
		}
	});
}
