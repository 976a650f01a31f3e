import { sql } from 'kysely';
import { readSetting, writeSetting } from '../../platform/database/stored-setting.ts';
import { noteSiteChange } from '../editing/note-site-change.ts';
import type { Database } from '../tables.ts';

/** Setting that holds the moment (ISO 8601) up to which winners were recorded. */
const NAME = 'winners_noted';

/** Records winners whose time has come since they were last recorded: their pages are rendered again, as after an edit. Returns whether there were any. */
export function noteDueWinners(db: Database, now: Date): Promise<boolean> {
	return db.transaction().execute(async (trx) => {
		const value = await readSetting(trx, NAME);
		const before = typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'string' ? new Date(value.at) : null;
		const due =
			before !== null &&
			(await trx
				.selectFrom('sweepstakes')
				.select('id')
				.where('visible', '=', true)
				.where('winners_at', '>', before)
				.where('winners_at', '<=', now)
				.where(sql<boolean>`jsonb_array_length(winners) > 0`)
				.limit(1)
				.executeTakeFirst()) !== undefined;
		if (due) await noteSiteChange(trx);
		// Not every minute: those found once are before it from then on.
		if (due || before === null) await writeSetting(trx, NAME, { at: now.toISOString() });
		return due;
	});
}
