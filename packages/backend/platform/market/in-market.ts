import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { type Market, SOURCE_MARKET } from './market.ts';

/** Condition on `products as p`: the market offers the product and its category. Null if it offers everything, as the Croatian one does. */
export async function inMarket(db: Database, market: Market): Promise<Expression<SqlBool> | null> {
	if (market === SOURCE_MARKET) return null;
	const missing = (kind: 'product' | 'category') => sql`from translations t where t.lang = ${market} and t.kind = ${kind} and not t.available`;
	const { rows } = await sql<{ some: boolean }>`select exists (select ${missing('product')}) or exists (select ${missing('category')}) as some`.execute(db);
	if (rows[0]?.some !== true) return null;
	return sql<SqlBool>`not exists (select ${missing('product')} and t.id = p.id) and not exists (select ${missing('category')} and t.id = p.category_id)`;
}

/** Condition on `posts as p`: the market offers the post. */
export const postInMarket = (market: Market): Expression<SqlBool> =>
	market === SOURCE_MARKET
		? sql<SqlBool>`true`
		: sql<SqlBool>`not exists (select from translations t where t.lang = ${market} and t.kind = 'post' and t.id = p.id and not t.available)`;
