import type { RouteEntry } from '@titraj/contract/site.ts';
import { sql } from 'kysely';
import {
	CATALOG_PATH,
	MAGAZINE_PATH,
	MANUFACTURERS_PATH,
	NEWSLETTER_PATH,
	PRICE_ALERT_PATH,
	STOCK_ALERT_PATH,
	STORES_PATH,
	SWEEPSTAKES_PATH,
	toAuthorPath,
	toCategoryPath,
	toListPath,
	toManufacturerPath,
	toPostCategoryPath,
	toProductTagPath,
	toSweepstakePath,
	toTagPath,
} from '../../catalog/index.ts';
import type { Call } from '../../platform/http/handler.ts';
import { toFixedRoutes } from './fixed-routes.ts';

type Entry = Omit<RouteEntry, 'lang'>;

/**
 * Route table (D3): literal entries for pages, categories and lists, templates for products, posts and stores.
 * Leaves out the index of posts or stores if there are none, and hidden entries except for staff.
 */
export async function listRoutes({
	db,
	lang,
	session,
}: Pick<Call, 'db' | 'lang'> & { readonly session: Pick<Call['session'], 'insider'> }): Promise<RouteEntry[]> {
	const seen = <Row extends { visible: boolean | null }>(rows: Row[]) => rows.filter(({ visible }) => visible !== false || session.insider);
	const pages = seen(await db.selectFrom('pages').select(['id', 'slug', 'path', 'visible']).orderBy('id').execute());
	const categories = seen(await db.selectFrom('categories').select(['id', 'slug', 'path', 'visible']).orderBy('id').execute());
	const lists = seen(await db.selectFrom('product_lists').select(['id', 'slug', 'visible']).orderBy('id').execute());
	const manufacturers = seen(await db.selectFrom('manufacturers').select(['id', 'slug', 'visible']).orderBy('id').execute());
	const postCategories = seen(await db.selectFrom('post_categories').select(['id', 'slug', 'visible']).orderBy('id').execute());
	const statics = seen(await db.selectFrom('static_contents').select(['id', 'slug', 'path', 'layout', 'visible']).orderBy('id').execute());
	const sweepstakes = seen(await db.selectFrom('sweepstakes').select(['id', 'slug', 'visible']).orderBy('id').execute());
	const authors = await db.selectFrom('authors').select(['id', 'slug']).orderBy('id').execute();
	const tags = await db
		.selectFrom('tags')
		.select(['id', 'slug', hasProducts.as('sells')])
		.orderBy('id')
		.execute();

	const has = await findFilled(db);
	const entries: Entry[] = [
		...pages.map(({ id, slug, path }): Entry => ({ path, controller: 'cms', action: 'index', content_type: 'page', slug, id, ...nameOf(path) })),
		{ path: CATALOG_PATH, controller: 'catalog', action: 'index', content_type: 'catalog', name: 'catalog' },
		...categories.map(({ id, slug, path }) => ({ path: toCategoryPath(path), controller: 'catalog', action: 'index', content_type: 'category', slug, id })),
		...lists.map(({ id, slug }) => ({ path: toListPath(slug), controller: 'catalog', action: 'index', content_type: 'list', slug, id })),
		...tags
			.filter(({ sells }) => sells)
			.map(({ id, slug }): Entry => ({ path: toProductTagPath(slug, id), controller: 'catalog', action: 'tag', content_type: 'product_tag', slug, id })),
		{ template: `${CATALOG_PATH}{category}/{slug}-proizvod-{id}/`, controller: 'catalog', action: 'product', content_type: 'product' },
		...(manufacturers.length === 0
			? []
			: [{ path: MANUFACTURERS_PATH, controller: 'catalog', action: 'manufacturers', content_type: 'manufacturers', name: 'manufacturer' }]),
		...manufacturers.map(({ id, slug }) => ({
			path: toManufacturerPath(slug),
			controller: 'catalog',
			action: 'manufacturer',
			content_type: 'manufacturer',
			slug,
			id,
		})),
		...(has.posts ? [{ path: MAGAZINE_PATH, controller: 'publish', action: 'index', content_type: 'publish', name: 'publish' }] : []),
		...postCategories.map(({ id, slug }) => ({
			path: toPostCategoryPath(slug),
			controller: 'publish',
			action: 'index',
			content_type: 'post_category',
			slug,
			id,
		})),
		...authors.map(({ id, slug }) => ({ path: toAuthorPath(slug, id), controller: 'publish', action: 'author', content_type: 'author', slug, id })),
		...tags.map(({ id, slug }) => ({ path: toTagPath(slug, id), controller: 'publish', action: 'tag', content_type: 'tag', slug, id })),
		{ template: `${MAGAZINE_PATH}{category}/{slug}/`, controller: 'publish', action: 'post', content_type: 'post' },
		...(has.stores ? [{ path: STORES_PATH, controller: 'location', action: 'index', content_type: 'locations', name: 'location' }] : []),
		{ template: `${STORES_PATH}{slug}-{id}/`, controller: 'location', action: 'detail', content_type: 'location' },
		...statics.map(({ id, slug, path, layout }) => ({ path, controller: 'staticcontent', action: layout, content_type: 'static_content', slug, id })),
		{ path: NEWSLETTER_PATH, controller: 'newsletter', action: 'index', content_type: 'newsletter', name: 'newsletter' },
		{ template: `${NEWSLETTER_PATH}{id}-{code}/`, controller: 'newsletter', action: 'manage', content_type: 'newsletter' },
		{ template: `${STOCK_ALERT_PATH}{id}-{code}/`, controller: 'catalog', action: 'stock_alert', content_type: 'stock_alert' },
		{ template: `${PRICE_ALERT_PATH}{id}-{code}/`, controller: 'catalog', action: 'price_alert', content_type: 'price_alert' },
		...(sweepstakes.length === 0
			? []
			: [{ path: SWEEPSTAKES_PATH, controller: 'sweepstake', action: 'index', content_type: 'sweepstakes', name: 'sweepstake' }]),
		...sweepstakes.map(({ id, slug }) => ({
			path: toSweepstakePath(slug, id),
			controller: 'sweepstake',
			action: 'detail',
			content_type: 'sweepstake',
			slug,
			id,
		})),
		...toFixedRoutes(),
	];
	return entries.map((entry) => ({ ...entry, lang }));
}

async function findFilled(db: Call['db']): Promise<{ posts: boolean; stores: boolean }> {
	const posts = await db.selectFrom('posts').select('id').limit(1).executeTakeFirst();
	const stores = await db.selectFrom('stores').select('id').limit(1).executeTakeFirst();
	return { posts: posts !== undefined, stores: stores !== undefined };
}

/** A tag without listed products has no product list. */
const hasProducts = sql<boolean>`exists (select from product_tags t join products p on p.id = t.product_id where t.tag_id = tags.id and p.listed)`;

export const TERMS_PATH = '/uvjeti-kupnje/';

/** Pages that the shop looks up by a fixed name. */
export const PAGE_NAMES: Readonly<Record<string, string>> = {
	'/': 'home',
	[TERMS_PATH]: 'terms',
	'/privatnost/': 'privacy',
	'/obrazac-za-odustanak/': 'withdrawal_form',
	'/zakonsko-jamstvo/': 'legal_guarantee',
};

function nameOf(path: string): { name?: string } {
	const name = PAGE_NAMES[path];
	return name === undefined ? {} : { name };
}
