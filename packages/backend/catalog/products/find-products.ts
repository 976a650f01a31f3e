import type { ProductsQuery } from '@titraj/contract/products-query.ts';
import { sql } from 'kysely';
import type { Database } from '../tables.ts';
import type { ProductOrder } from './product-order.ts';
import { type Reader, toConditions } from './product-query.ts';
import { toStoredTotal } from './stored-total.ts';

export interface ProductPage extends Reader {
	order: ProductOrder;
	limit: number;
	offset: number;
	/** Returns only higher ids; `total` is not affected. */
	after?: number;
}

interface FoundProducts {
	ids: number[];
	total: number;
}

/** Ids of one page in order, and the total: narrow rows are sorted first, wide ones are read afterwards. */
export async function findProducts(db: Database, query: ProductsQuery, page: ProductPage): Promise<FoundProducts> {
	const { where, hasAll } = await toConditions(db, query, page);
	const slice = sql`p.id > ${sql.lit(page.after ?? 0)} order by ${page.order.by} limit ${sql.lit(page.limit)} offset ${sql.lit(page.offset)}`;
	const total = (hasAll ? toStoredTotal(query) : null) ?? sql`(select count(*)::int from products p where ${where})`;
	const { rows } = await sql<FoundProducts>`
		select ${total} as total, array(select p.id from products p ${page.order.join} where ${where} and ${slice}) as ids
	`.execute(db);
	return rows[0] ?? { ids: [], total: 0 };
}
