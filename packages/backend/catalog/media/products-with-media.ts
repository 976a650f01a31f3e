import { type RawBuilder, sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';

/** Products by their ids, or by the sources of their pictures or documents. */
export type ProductsWithMedia = { readonly productIds: readonly number[] } | { readonly sourceIds: readonly number[] };

/** Query of the products' ids. */
export const toProductIds = (table: 'product_images' | 'product_documents', products: ProductsWithMedia): RawBuilder<unknown> =>
	'productIds' in products
		? sql`select unnest(${idList(products.productIds)})`
		: sql`select product_id from ${sql.table(table)} where source_id = any(${idList(products.sourceIds)})`;
