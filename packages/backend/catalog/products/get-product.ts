import { type SqlBool, sql } from 'kysely';
import type { Handler } from '../../platform/http/handler.ts';
import { JsonText } from '../../platform/http/json-text.ts';
import { badRequest, notFound } from '../../platform/http/refusal.ts';
import { ownerOf } from '../../platform/visitor/cart-owner.ts';
import { loadFullProducts } from './load-products.ts';
import { bySlug } from './product-query.ts';

/** Only staff can see an invisible product (Spec 4, Visibility). */
export const getProduct: Handler<'_post_hapi_catalog_product'> = async ({ item_id, item_slug }, { db, config, session }) => {
	if (item_id === undefined && item_slug === undefined) return badRequest('item_id or item_slug is needed');
	const found = await db
		.selectFrom('products as p')
		.select('p.id')
		.where(item_id === undefined ? bySlug(item_slug ?? '') : sql<SqlBool>`p.id = ${item_id}`)
		.where(session.insider ? sql<SqlBool>`true` : sql<SqlBool>`p.listed`)
		.orderBy('p.id')
		.executeTakeFirst();
	if (found === undefined) return notFound('product');
	const [product] = await loadFullProducts(db, [found.id], { siteUrl: config.siteUrl, owner: ownerOf(session) });
	return new JsonText(`{"success":true,"data":${product}}`);
};
