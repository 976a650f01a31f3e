import type { ScheduledJob } from '../../jobs/index.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { noteDueWinners } from '../sweepstakes/note-due-winners.ts';
import type { Database } from '../tables.ts';
import { noteDayChanges } from './note-day-changes.ts';

const MINUTE = 60_000;

interface DayChangesOptions {
	config: Pick<BackendConfig, 'now'>;
	/** Called when there are new changes for the webhook. */
	onNoted: () => void;
}

/** Checks every minute whether a new day has begun, or winners of a sweepstake are to be shown. */
export const dayChangesJob = (db: Database, { config, onNoted }: DayChangesOptions): ScheduledJob => ({
	name: 'note-day-changes',
	failure: 'Changes of a new day could not be recorded',
	every: MINUTE,
	run: async () => {
		const noted = [(await noteDayChanges(db, config.now())) > 0, await noteDueWinners(db, config.now())];
		return noted.includes(true) && onNoted();
	},
});
