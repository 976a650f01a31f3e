import type { SourceFlyer, SourceFlyerPage } from '../../platform/source/content.ts';
import type { ContentRefusal } from '../editing/content-state.ts';
import type { Database } from '../tables.ts';

/** Template of the page that shows a flyer. */
export const FLYER_TEMPLATE = 'flyer';

interface StoredFlyer extends SourceFlyer {
	readonly page_id: number;
	readonly title: string;
	readonly path: string;
	readonly visible: boolean;
	readonly publish_at: Date | null;
	readonly archived: boolean;
}

/** All flyers with their pages, the latest first; those without a first day before all others. */
export const readFlyers = (db: Database): Promise<StoredFlyer[]> =>
	selectFlyers(db)
		.orderBy('f.valid_from', (order) => order.desc().nullsFirst())
		.orderBy('p.id', 'desc')
		.execute();

/** The flyer of a page; undefined if it has none. */
export const readFlyer = (db: Database, pageId: number): Promise<StoredFlyer | undefined> => selectFlyers(db).where('p.id', '=', pageId).executeTakeFirst();

const selectFlyers = (db: Database) =>
	db
		.selectFrom('flyers as f')
		.innerJoin('pages as p', 'p.slug', 'f.page_slug')
		.select(['p.id as page_id', 'p.title', 'p.path', 'p.visible', 'p.publish_at', 'p.archived', 'f.page_slug', 'f.valid_from', 'f.valid_to', 'f.pages']);

/** Gives a new page a flyer without pages. */
export async function insertFlyer(db: Database, pageId: number, days: Pick<SourceFlyer, 'valid_from' | 'valid_to'>): Promise<void> {
	const { slug } = await db.selectFrom('pages').select('slug').where('id', '=', pageId).executeTakeFirstOrThrow();
	await db
		.insertInto('flyers')
		.values({ page_slug: slug, ...days, pages: '[]' })
		.execute();
}

/** Replaces days and pages of a flyer. Returns what is refused: an empty page, or none, in one that is public or scheduled. */
export async function saveFlyer(trx: Database, known: StoredFlyer, { valid_from, valid_to, pages }: Omit<SourceFlyer, 'page_slug'>): Promise<ContentRefusal[]> {
	const isShown = known.visible || known.publish_at !== null;
	if (isShown && pages.length === 0) return [{ field: 'pages', reason: NO_PAGES }];
	const empty = isShown
		? pages.flatMap((page, place) => (isEmpty(page) ? [{ field: `pages.${place}.image`, reason: 'has neither a picture nor products' }] : []))
		: [];
	if (empty.length > 0) return empty;
	await trx
		.updateTable('flyers')
		.set({ valid_from, valid_to, pages: JSON.stringify(pages) })
		.where('page_slug', '=', known.page_slug)
		.execute();
	return [];
}

/** Deletes the flyer of a page that is deleted. */
export async function deleteFlyer(trx: Database, slug: string): Promise<void> {
	await trx.deleteFrom('flyers').where('page_slug', '=', slug).execute();
}

/** Why a page with a flyer is not published: it has no pages, or one shows nothing; null if it can be, or has no flyer. */
export async function findEmptyFlyer(trx: Database, slug: string): Promise<ContentRefusal | null> {
	const row = await trx.selectFrom('flyers').select('pages').where('page_slug', '=', slug).executeTakeFirst();
	if (row === undefined) return null;
	if (row.pages.length === 0) return { field: 'state', reason: NO_PAGES };
	const place = row.pages.findIndex(isEmpty);
	return place === -1 ? null : { field: 'state', reason: `page ${place + 1} of the flyer has neither a picture nor products` };
}

const NO_PAGES = 'the flyer has no pages';

const isEmpty = ({ image = null, hotspots }: SourceFlyerPage): boolean => image === null && hotspots.length === 0;
