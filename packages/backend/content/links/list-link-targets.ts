import {
	CATALOG_PATH,
	MAGAZINE_PATH,
	MANUFACTURERS_PATH,
	STORES_PATH,
	toCategoryPath,
	toListPath,
	toPostCategoryPath,
	toPostPath,
} from '../../catalog/index.ts';
import { PUBLIC_STATUS } from '../editing/content-state.ts';
import type { Database } from '../tables.ts';

export interface LinkTarget {
	readonly title: string;
	readonly path: string;
}

/** The newest posts; older ones are linked by their address. */
const MOST_POSTS = 200;

/** Visible pages, categories, lists and posts that a link of a menu or block can lead to, by title. Indexes are among them if they have something to list. */
export async function listLinkTargets(db: Database): Promise<LinkTarget[]> {
	const manufacturer = await db.selectFrom('manufacturers').select('id').where('visible', 'is not', false).limit(1).executeTakeFirst();
	const store = await db.selectFrom('stores').select('id').where('visible', '=', true).limit(1).executeTakeFirst();
	const pages = await db.selectFrom('pages').select(['title', 'path']).where('visible', '=', true).execute();
	const landings = await db.selectFrom('static_contents').select(['title', 'path']).where('visible', '=', true).execute();
	const categories = await db.selectFrom('categories').select(['title', 'path']).where('visible', 'is not', false).execute();
	const lists = await db.selectFrom('product_lists').select(['title', 'slug']).where('visible', 'is not', false).execute();
	const rubrics = await db.selectFrom('post_categories').select(['title', 'slug']).where('visible', '=', true).execute();
	const posts = await db
		.selectFrom('posts as p')
		.innerJoin('post_categories as c', 'c.id', 'p.category_id')
		.select(['p.title', 'p.slug', 'c.slug as category'])
		.where('p.status', '>=', PUBLIC_STATUS)
		.where('c.visible', '=', true)
		.orderBy('p.published_at', 'desc')
		.limit(MOST_POSTS)
		.execute();
	const targets = [
		{ title: 'Svi proizvodi', path: CATALOG_PATH },
		...(manufacturer === undefined ? [] : [{ title: 'Marke', path: MANUFACTURERS_PATH }]),
		...(posts.length > 0 ? [{ title: 'Magazin', path: MAGAZINE_PATH }] : []),
		...(store === undefined ? [] : [{ title: 'Poslovnice', path: STORES_PATH }]),
		...[...pages, ...landings],
		...categories.map(({ title, path }) => ({ title, path: toCategoryPath(path) })),
		...lists.map(({ title, slug }) => ({ title, path: toListPath(slug) })),
		...rubrics.map(({ title, slug }) => ({ title, path: toPostCategoryPath(slug) })),
		...posts.map(({ title, category, slug }) => ({ title, path: toPostPath(category, slug) })),
	];
	return targets.toSorted((one, other) => one.title.localeCompare(other.title, 'hr'));
}
