import { sql } from 'kysely';
import type { SourceRelation } from '../../platform/source/catalog.ts';
import type { Database } from '../tables.ts';

/** Ids of the related products that a batch names, by their codes; only listed products. */
export async function readNamedIds(db: Database, products: readonly { readonly related: readonly SourceRelation[] }[]): Promise<Map<string, number>> {
	const codes = new Set(products.flatMap(({ related }) => related.map(({ sku }) => sku)));
	if (codes.size === 0) return new Map();
	const { rows } = await sql<{ id: number; code: string }>`
		select p.id, p.code from json_array_elements_text(${JSON.stringify([...codes])}::json) as r(code) join products p on p.code = r.code where p.listed
	`.execute(db);
	return new Map(rows.map(({ id, code }) => [code, id]));
}
