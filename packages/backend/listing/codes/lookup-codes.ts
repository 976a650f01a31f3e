import type { LookupRow } from '@titraj/contract/quick-order.ts';
import { sql } from 'kysely';
import { readCards } from '../../catalog/index.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { Database } from '../tables.ts';
import { toCodeKey } from './to-code-key.ts';

/** Products by article code, part number or EAN; spaces, dashes and case do not matter. Two queries for up to 500 codes. */
export const lookupCodes: Handler<'_post_hapi_catalog_lookup'> = async ({ codes }, { db }) => {
	const keys = [...new Set(codes.flatMap((code) => toCodeKey(code) ?? []))];
	const ids = await findByCode(db, keys);
	const cards = new Map((await readCards(db, [...new Set([...ids.values()].flat())])).map((card) => [card.id, card]));
	const items = codes.map((code): LookupRow => {
		const [first, ...others] = (ids.get(toCodeKey(code) ?? '') ?? []).flatMap((id) => cards.get(id) ?? []);
		if (first === undefined) return { code, status: 'unknown', product: null };
		const status = others.length > 0 ? 'ambiguous' : first.is_available ? 'found' : 'unavailable';
		return { code, status, product: first };
	});
	return { success: true, data: { items } };
};

/**
 * Ids of visible products by key. An article code has precedence over a part number, a part number over an EAN; best sellers come first. `offset 0` looks each key up in the indexes: a plan for any
 * number of keys would compare those of all products.
 */
export async function findByCode(db: Database, keys: string[]): Promise<Map<string, number[]>> {
	if (keys.length === 0) return new Map();
	// As text: a query with an array parameter is planned each time, which takes longer than looking up a code. Keys are letters and digits.
	const list = `{${keys.map((key) => `"${key}"`).join(',')}}`;
	const { rows } = await sql<{ key: string; ids: number[] }>`
		with asked as (select distinct value as key from unnest(${list}::text[]) as value),
		hits as (
			select a.key, h.* from asked a cross join lateral (
				select p.id, p.sold, 1 as rank from products p where code_key(p.code) = a.key and p.listed
				union all
				select p.id, p.sold, 2 from products p where code_key(p.product_code) = a.key and p.product_code is not null and p.listed
				union all
				select p.id, p.sold, 3 from products p where p.ean = a.key and p.ean is not null and p.listed
				offset 0
			) h
		)
		select key, array_agg(id order by sold desc, id) as ids
		from (select distinct key, id, sold, rank, min(rank) over (partition by key) as best from hits) ranked
		where rank = best group by key
	`.execute(db);
	return new Map(rows.map(({ key, ids }) => [key, ids]));
}

/** Ids of visible products whose article code or part number begins so, best sellers first. The order of the index may be that of a language: `starts_with` decides. */
export async function findByCodeStart(db: Database, key: string, limit: number): Promise<number[]> {
	const end = `${key}\uffff`;
	const { rows } = await sql<{ id: number }>`
		select id from (
			select p.id, p.sold from products p where code_key(p.code) >= ${key} and code_key(p.code) < ${end} and starts_with(code_key(p.code), ${key}) and p.listed
			union
			select p.id, p.sold from products p where code_key(p.product_code) >= ${key} and code_key(p.product_code) < ${end}
				and starts_with(code_key(p.product_code), ${key}) and p.product_code is not null and p.listed
		) h order by sold desc, id limit ${limit}::int
	`.execute(db);
	return rows.map(({ id }) => id);
}
