import { type SqlBool, sql } from 'kysely';
import type { Handler } from '../../platform/http/handler.ts';
import { readOffsetPage } from '../../platform/http/offset-page.ts';
import { badRequest } from '../../platform/http/refusal.ts';
import type { Market } from '../../platform/market/market.ts';
import { toSortTitle } from '../../platform/text/sort-title.ts';
import { lastSegment } from '../categories/find-category.ts';
import { LOGO_VIEW, toPicturePath, toThumbs } from '../media/picture-url.ts';
import { parseIds } from '../products/product-query.ts';
import { toManufacturerPath } from '../products/urls.ts';

/** Sorted by title in the market's alphabet. */
export const listManufacturers: Handler<'_get_hapi_catalog_manufacturers'> = async (query, { db, lang, session }) => {
	const page = readOffsetPage(query, 500);
	if (page === null) return badRequest('cursor: not one of ours');
	let matching = db.selectFrom('manufacturers');
	if (!session.insider) matching = matching.where(sql<SqlBool>`visible is not false`);
	if (query.ids !== undefined) matching = matching.where('id', 'in', parseIds(query.ids).concat(0));
	if (query.slug !== undefined) matching = matching.where('slug', '=', lastSegment(query.slug));

	const named = await matching.select(['id', 'title']).orderBy('id').execute();
	const total = named.length;
	const ids = inOrder(named, lang).slice(page.offset, page.offset + page.limit);
	const rows = await db.selectFrom('manufacturers').selectAll().where('id', 'in', ids.concat(0)).execute();
	const items = rows
		.toSorted((one, two) => ids.indexOf(one.id) - ids.indexOf(two.id))
		.map((row) => ({
			id: row.id,
			code: row.code,
			slug: row.slug,
			title: row.title,
			url_without_domain: toManufacturerPath(row.slug),
			main_image_upload_path: row.picture && toPicturePath(row.picture, LOGO_VIEW),
			main_image_thumbs: row.picture ? toThumbs(row.picture, LOGO_VIEW) : [],
			short_description: row.short_description || null,
			content: row.content || null,
			visible: row.visible ?? true,
			products_total: row.products_total,
		}));
	return { success: true, data: { items, total, next_cursor: page.next(total) } };
};

function inOrder(named: readonly { id: number; title: string }[], lang: Market): number[] {
	const keyed = named.map(({ id, title }) => ({ id, key: toSortTitle(title, lang) }));
	return keyed.toSorted((one, two) => (one.key < two.key ? -1 : Number(one.key > two.key))).map(({ id }) => id);
}
