import type { CatalogList } from '@titraj/contract/catalog-groups.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { findProducts } from '../products/find-products.ts';
import { readCards } from '../products/load-products.ts';
import { chooseSort, toOrder } from '../products/product-order.ts';
import { toListPath } from '../products/urls.ts';
import { lastSegment } from './find-category.ts';

/** `limit` is the number of product cards to return with each list. */
export const listLists: Handler<'_get_hapi_catalog_lists'> = async ({ slug, limit = 0 }, { db, lang, session }) => {
	const rows = await db.selectFrom('product_lists').selectAll().orderBy('id').execute();
	const lists: CatalogList[] = [];
	for (const row of rows) {
		if (!row.visible && !session.insider) continue;
		if (slug !== undefined && row.slug !== lastSegment(slug) && row.code !== slug) continue;
		const query = { list_code: row.code };
		const order = await toOrder(db, { sort: await chooseSort(db, query), query, lang });
		const { ids } = limit > 0 ? await findProducts(db, query, { order, limit, offset: 0, staff: false, lang }) : { ids: [] };
		lists.push({
			id: row.id,
			code: row.code,
			slug: row.slug,
			title: row.title,
			url_without_domain: toListPath(row.slug),
			template: row.template,
			visible: row.visible,
			short_description: row.short_description || null,
			products_total: row.products_total,
			redirect_url_without_domain: row.redirect_path,
			redirect_code: row.redirect_code,
			items: await readCards(db, ids),
		});
	}
	return { success: true, data: { items: lists, total: lists.length, next_cursor: null } };
};
