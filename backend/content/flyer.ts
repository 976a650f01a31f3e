import { readCards } from '../catalogue/load-products.ts';
import type { Handler } from '../http/handler.ts';
import { notFound } from '../http/refusal.ts';
import { toImage } from './blocks.ts';

/** A catalogue's pages with the products on them; a product that is no longer shown falls out. */
export const getFlyer: Handler<'_get_hapi_cms_flyer'> = async ({ slug }, { db, session }) => {
	const row = await db
		.selectFrom('flyers as f')
		.innerJoin('pages as p', 'p.slug', 'f.page_slug')
		.select(['f.pages', 'p.visible'])
		.where((eb) => eb.or([eb('p.slug', '=', slug), eb('p.path', '=', slug)]))
		.executeTakeFirst();
	if (row === undefined || !(row.visible || session.staff)) return notFound('flyer');
	const codes = [...new Set(row.pages.flatMap(({ hotspots }) => hotspots.map(({ product_code }) => product_code)))];
	const ids = codes.length === 0 ? [] : await db.selectFrom('products').select('id').where('code', 'in', codes).where('listed', '=', true).execute();
	const cards = new Map(
		(
			await readCards(
				db,
				ids.map(({ id }) => id),
			)
		).map((card) => [card.code, card]),
	);
	const pages = row.pages.map(({ title, picture, hotspots }) => ({
		title,
		image: picture && toImage(picture, title),
		hotspots: hotspots.flatMap(({ product_code, ...place }) => {
			const product = cards.get(product_code);
			return product ? [{ ...place, product }] : [];
		}),
	}));
	return { success: true, data: { pages } };
};
