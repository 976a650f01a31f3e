import { sql } from 'kysely';
import type { PaperSeries } from '../model/paper-kind.ts';
import type { Database } from '../tables.ts';

/** A number that was given to a paper of the caller's transaction; if that fails, the next paper gets it. */
export interface GivenNumber {
	readonly year: number;
	readonly sequence: number;
	readonly number: string;
	/** Never before the paper with the number before. */
	readonly issuedAt: Date;
}

const PREFIX = { proforma: 'P', packing_slip: 'O' } as const;

/** Takes the next number of a series. Papers of one series wait here for each other until the end of their transactions, so that no number is left out or given twice. */
export async function takeNextNumber(
	trx: Database,
	series: PaperSeries,
	{ premises, device, now }: { premises: string; device: string; now: Date },
): Promise<GivenNumber> {
	const year = yearOf(now);
	const { last, last_at } = await trx
		.insertInto('paper_numbers')
		.values({ series, year, premises, device, last: 1, last_at: now })
		.onConflict((conflict) =>
			conflict.columns(['series', 'year', 'premises', 'device']).doUpdateSet({
				last: sql<number>`paper_numbers.last + 1`,
				last_at: sql<Date>`greatest(paper_numbers.last_at, excluded.last_at)`,
			}),
		)
		.returning(['last', 'last_at'])
		.executeTakeFirstOrThrow();
	const number = series === 'invoice' ? `${last}/${premises}/${device}` : `${PREFIX[series]}-${last}/${year}`;
	return { year, sequence: last, number, issuedAt: last_at };
}

/** Numbers start at 1 each year, in the time zone of Zagreb. */
const yearOf = (now: Date): number => Number(new Intl.DateTimeFormat('en', { timeZone: 'Europe/Zagreb', year: 'numeric' }).format(now));
