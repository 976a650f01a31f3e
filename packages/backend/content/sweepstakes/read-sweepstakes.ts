import type { Database } from '../tables.ts';
import { selectValid } from './draw-winners.ts';

export type SweepstakeRow = Awaited<ReturnType<typeof readSweepstakes>>[number];

/** Sweepstakes with the number of their entries, the latest first. */
export const readSweepstakes = (db: Database) => selectSweepstakes(db).orderBy('ends_at', 'desc').orderBy('id', 'desc').execute();

/** A sweepstake with the number of its entries. */
export const readSweepstake = (db: Database, id: number): Promise<SweepstakeRow | undefined> => selectSweepstakes(db).where('id', '=', id).executeTakeFirst();

/** Entries of a sweepstake in the order of entry, from the one after `after`. */
export const readEntries = (db: Database, id: number, { limit, after }: { limit: number; after: number }) =>
	db
		.selectFrom('sweepstake_entries')
		.select(['id', 'created_at', 'email', 'first_name', 'last_name', 'answer', 'invalid_reason as invalid'])
		.where('sweepstake_id', '=', id)
		.where('id', '>', after)
		.orderBy('id')
		.limit(limit)
		.execute();

/** Entries that were drawn, in the order of the draw. */
export async function readDrawn(db: Database, id: number) {
	const rows = await db
		.selectFrom('sweepstake_entries')
		.select(['id', 'place', 'email', 'first_name', 'last_name', 'prize', 'outcome', 'shown_as'])
		.where('sweepstake_id', '=', id)
		.where('place', 'is not', null)
		.orderBy('place')
		.execute();
	return rows.map((row) => ({ ...row, place: row.place ?? 0, outcome: row.outcome ?? ('waiting' as const) }));
}

/** How many entries take part in the draw. */
export async function countValid(db: Database, id: number): Promise<number> {
	const { n } = await selectValid(db, id)
		.select(({ fn }) => fn.countAll<number>().as('n'))
		.executeTakeFirstOrThrow();
	return Number(n);
}

const selectSweepstakes = (db: Database) =>
	db
		.selectFrom('sweepstakes')
		.selectAll()
		.select(({ selectFrom, fn }) =>
			selectFrom('sweepstake_entries as e').select(fn.countAll<number>().as('n')).whereRef('e.sweepstake_id', '=', 'sweepstakes.id').as('entries'),
		);
