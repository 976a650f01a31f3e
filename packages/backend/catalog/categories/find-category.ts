import type { ProductsQuery } from '@titraj/contract/products-query.ts';
import { type RawBuilder, sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import type { Database } from '../tables.ts';

type CategoryName = { slug: string } | { ids: readonly number[] };

/** The category that a product list is filtered by; null without such a filter. */
export function toCategory({ slug, category_id }: ProductsQuery): CategoryName | null {
	if (category_id !== undefined) return { ids: [category_id] };
	return slug === undefined ? null : { slug };
}

/** Query of the ids of one or several categories and all of their descendants. */
export const categoriesUnder = (by: CategoryName): RawBuilder<{ id: number }> => sql<{ id: number }>`
	select distinct d.id from categories c join categories d on c.id = any(d.path_ids)
	where ${'ids' in by ? sql`c.id = any(${idList(by.ids)})` : sql`c.slug = ${lastSegment(by.slug)}`}`;

/** Empty if there is no such category. */
export async function findCategoryIds(db: Database, by: CategoryName): Promise<number[]> {
	const { rows } = await categoriesUnder(by).execute(db);
	return rows.map(({ id }) => id);
}

/** `slug` may be a path below the catalog. */
export const lastSegment = (slug: string): string => slug.split('/').filter(Boolean).at(-1) ?? '';
