import { sql } from 'kysely';
import { idList } from '../../../platform/database/id-list.ts';
import { type Market, SOURCE_MARKET, toWordSources } from '../../../platform/market/market.ts';
import type { Database } from '../../tables.ts';

/** An attribute of a category, in a market's language. */
export interface NamedAttribute {
	readonly title: string;
	readonly unit: string | null;
	readonly values: readonly NamedValue[];
}

export interface NamedValue {
	readonly id: number;
	readonly title: string;
	/** Croatian text, from which the number is read. */
	readonly source: string;
}

/** Longer values are sentences. */
const LONGEST = 40;

interface Asked {
	readonly categories: readonly number[];
	readonly market: Market;
	/** Filters, or all the others. */
	readonly from: 'category_facets' | 'category_attributes';
}

/** The attributes of categories, the most important first, with their values in the whole shop. */
export async function readAttributes(db: Database, { categories, market, from }: Asked): Promise<NamedAttribute[]> {
	const isSource = market === SOURCE_MARKET;
	const own = (kind: string, id: ReturnType<typeof sql>) =>
		isSource
			? sql`null::text`
			: sql`(select t.text from text_translations t where t.kind = ${sql.lit(kind)} and t.id = ${id} and t.field = 'title'
				and t.lang = any(${toWordSources(market)}::text[]) order by array_position(${toWordSources(market)}::text[], t.lang) limit 1)`;
	const { rows } = await sql<{ title: string; unit: string | null; values: [number, string, string][] }>`
		select coalesce(${own('attribute', sql`a.code`)}, a.title) as title, a.unit,
			(select json_agg(json_build_array(v.id, coalesce(${own('attribute_value', sql`v.id::text`)}, v.value), v.value) order by v.id)
				from attribute_values v where v.attribute_id = a.id and length(v.value) <= ${sql.lit(LONGEST)}) as values
		from (select attribute_id, min(position) as place from ${sql.table(from)} where category_id = any(${idList(categories)}) group by 1) f
		join attributes a on a.id = f.attribute_id order by f.place, a.id
	`.execute(db);
	return rows.map(({ values, ...row }) => ({ ...row, values: (values ?? []).map(([id, title, source]) => ({ id, title, source })) }));
}
