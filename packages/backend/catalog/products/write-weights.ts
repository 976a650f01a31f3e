import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Writes what parcels of products weigh (grams; null: nobody knows), and answers the ids of products whose weight changed. */
export async function writeWeights(trx: Kysely<Tables>, weights: ReadonlyMap<number, number | null>): Promise<Set<number>> {
	if (weights.size === 0) return new Set();
	const rows = JSON.stringify([...weights].map(([id, grams]) => ({ id, grams })));
	const changed = await sql<{ id: number }>`
		update products p set weight_grams = r.grams, updated_at = now() from json_to_recordset(${rows}::json) as r(id int, grams int)
		where p.id = r.id and p.weight_grams is distinct from r.grams returning p.id
	`.execute(trx);
	return new Set(changed.rows.map(({ id }) => id));
}
