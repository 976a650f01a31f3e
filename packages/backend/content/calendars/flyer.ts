import type { Flyer } from '@titraj/contract/flyer.ts';
import { readCards } from '../../catalog/index.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { toShopTime } from '../../platform/time/shop-clock.ts';
import { toUploadedImage } from '../pages/blocks.ts';

/** Validity and pages of a digital flyer with their products; products that are no longer listed are left out. */
export const getFlyer: Handler<'_get_hapi_cms_flyer'> = async ({ slug }, { db, session, config }) => {
	const row = await db
		.selectFrom('flyers as f')
		.innerJoin('pages as p', 'p.slug', 'f.page_slug')
		.select(['f.pages', 'f.valid_from', 'f.valid_to', 'p.visible'])
		.where((eb) => eb.or([eb('p.slug', '=', slug), eb('p.path', '=', slug)]))
		.executeTakeFirst();
	if (row === undefined || !(row.visible || session.insider)) return notFound('flyer');
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
	const pages = row.pages.map(({ title, image = null, hotspots }) => ({
		title,
		image: image && toUploadedImage(image, title),
		hotspots: hotspots.flatMap(({ product_code, ...place }) => {
			const product = cards.get(product_code);
			return product ? [{ ...place, product }] : [];
		}),
	}));
	const { valid_from, valid_to } = row;
	return { success: true, data: { valid_from, valid_to, state: toState(row, toShopTime(config.now()).date), pages } };
};

function toState({ valid_from, valid_to }: { valid_from: string | null; valid_to: string | null }, today: string): NonNullable<Flyer['state']> {
	if (valid_from !== null && today < valid_from) return 'upcoming';
	return valid_to !== null && today > valid_to ? 'over' : 'running';
}
