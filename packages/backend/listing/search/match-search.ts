import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import { currencyOf, toFewestCents } from '../../platform/market/currency.ts';
import type { Market } from '../../platform/market/market.ts';
import type { Search } from './search.ts';
import type { Part, PricePart } from './sentence/part.ts';

/** Condition on `products as p`: the words occur, and every part of the sentence is met. */
export function matchesSearch(search: Search): RawBuilder<SqlBool> {
	const { parts, market, kinds, exact } = search;
	if (parts.length === 0) return matchesWords(search);
	const ofKind = kinds.meant.length === 0 ? [] : [sql`p.category_id in (${sql.raw(kinds.meant.join(', '))})`];
	const conditions = [...ofKind, ...parts.flatMap((part) => toCondition(part, market) ?? []), ...(search.tsQuery === null ? [] : [matchesWords(search)])];
	const all = sql<SqlBool>`${sql.join(conditions.length === 0 ? [sql`true`] : conditions, sql` and `)}`;
	return exact.length === 0 ? all : sql<SqlBool>`(${all} or p.id in (${sql.raw(exact.join(', '))}))`;
}

function matchesWords({ tsQuery, exact, named }: Search): RawBuilder<SqlBool> {
	const byWords = tsQuery === null ? sql<SqlBool>`false` : sql<SqlBool>`p.search @@ to_tsquery('shop', ${tsQuery})`;
	const ids = [...exact, ...named];
	return ids.length === 0 ? byWords : sql<SqlBool>`(${byWords} or p.id in (${sql.raw(ids.join(', '))}))`;
}

function toCondition(part: Part, market: Market): RawBuilder<SqlBool> | null {
	if (part.kind === 'price') return toPriceCondition(part, market);
	if (part.kind === 'attribute') {
		return sql<SqlBool>`exists (select from product_attributes x where x.product_id = p.id and x.value_id = any(${idList(part.values.map(({ id }) => id))}))`;
	}
	if (part.wish === 'discounted') return sql<SqlBool>`p.reduced`;
	return part.wish === 'available' ? sql<SqlBool>`p.stocked` : null;
}

/** Bounds in the shopper's currency, as cents that convert to exactly these prices. */
function toPriceCondition({ from, to }: PricePart, market: Market): RawBuilder<SqlBool> {
	const currency = currencyOf(market);
	const lowest = from === null ? 0 : toFewestCents(Math.round(from * 100), currency);
	return to === null
		? sql<SqlBool>`p.now_cents >= ${lowest}`
		: sql<SqlBool>`p.now_cents between ${lowest} and ${toFewestCents(Math.round(to * 100) + 1, currency) - 1}`;
}
