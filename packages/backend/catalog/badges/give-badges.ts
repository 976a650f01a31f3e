import { sql } from 'kysely';
import type { Database } from '../tables.ts';

/** Replaces the badges that the merchant gave to products, and returns the ids of those that changed. */
export async function giveBadges(trx: Database, given: ReadonlyMap<number, readonly string[]>): Promise<ReadonlySet<number>> {
	if (given.size === 0) return new Set();
	const rows = [...given].map(([id, codes]) => ({ id, codes: [...new Set(codes)].sort() }));
	const { rows: changed } = await sql<{ id: number }>`
		update products p set given_badges = r.codes, updated_at = now()
		from json_to_recordset(${JSON.stringify(rows)}::json) as r(id int, codes jsonb) where p.id = r.id and p.given_badges <> r.codes
		returning p.id
	`.execute(trx);
	return new Set(changed.map(({ id }) => id));
}
