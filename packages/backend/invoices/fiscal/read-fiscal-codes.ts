import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Paper } from '../model/paper.ts';
import { MEANS, type Means } from '../model/paper-content.ts';
import type { Database } from '../tables.ts';
import { toQr } from './fiscal-invoice.ts';

/** Codes of a reported paper, for the paper itself. */
export interface FiscalCodes {
	readonly zki: string;
	/** Null until the tax office has answered. */
	readonly jir: string | null;
	readonly qr: string;
	/** Differs from that of the paper if it was changed at the tax office. */
	readonly means: Means;
}

/** Null for a paper that is not reported, or not yet. */
export async function readFiscalCodes(db: Database, { id, issued_at, content }: Paper): Promise<FiscalCodes | null> {
	const row = await db.selectFrom('paper_fiscal').select(['zki', 'jir', 'means']).where('paper_id', '=', id).executeTakeFirst();
	if (row === undefined) return null;
	const { zki, jir } = row;
	const means = MEANS.find((known) => known === row.means) ?? content.payment.means;
	return { zki, jir, means, qr: toQr({ jir, zki, issuedAt: issued_at, cents: content.due_cents }) };
}

/** State of a paper at the tax office. */
export type FiscalState = Omit<Selectable<Tables['paper_fiscal']>, 'paper_id'>;

export async function readFiscalStates(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, FiscalState>> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.selectFrom('paper_fiscal')
		.selectAll()
		.where('paper_id', 'in', [...ids])
		.execute();
	return new Map(rows.map(({ paper_id, ...state }) => [paper_id, state]));
}
