import type { Insertable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Database } from '../../tables.ts';

/**
 * What became of money that came in. `paid`: it paid its order. `other_payer`: it did, but the payer has another name. All others need a decision: less or more than
 * the order's amount, an order that is paid already or wants none, no order or several, another currency.
 */
export const INCOMING_OUTCOMES = ['paid', 'other_payer', 'under', 'over', 'twice', 'unknown', 'ambiguous', 'currency'] as const;
export type IncomingOutcome = (typeof INCOMING_OUTCOMES)[number];

type Row = Omit<Insertable<Tables['incoming_payments']>, 'order_id' | 'outcome' | 'is_open'>;

interface Line {
	readonly row: Row;
	/** Applies the line to its order, in the transaction that stores it. */
	apply(trx: Database): Promise<{ order_id: number | null; outcome: IncomingOutcome }>;
}

export interface Imported {
	/** Lines by what became of them. */
	readonly outcomes: Readonly<Partial<Record<IncomingOutcome, number>>>;
	/** Lines that had been imported before. */
	readonly repeated: number;
}

/** Runs in each transaction that stores a line, at its end. */
export type NoteLine = (trx: Database) => Promise<unknown>;

/** Imports lines, each in a transaction of its own, each once however often it is sent. */
export async function importOnce(db: Database, lines: readonly Line[], note?: NoteLine): Promise<Imported> {
	const outcomes: Partial<Record<IncomingOutcome, number>> = {};
	let repeated = 0;
	for (const { row, apply } of lines) {
		const outcome = await db.transaction().execute(async (trx) => {
			const stored = await trx
				.insertInto('incoming_payments')
				.values({ ...row, outcome: 'unknown', is_open: true })
				.onConflict((conflict) => conflict.column('key').doNothing())
				.returning('id')
				.executeTakeFirst();
			if (stored === undefined) return null;
			const applied = await apply(trx);
			await trx
				.updateTable('incoming_payments')
				.set({ ...applied, is_open: applied.outcome !== 'paid' })
				.where('id', '=', stored.id)
				.execute();
			await note?.(trx);
			return applied.outcome;
		});
		if (outcome === null) repeated++;
		else outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
	}
	return { outcomes, repeated };
}
