import { sql } from 'kysely';
import { CATALOG_PATH, MAGAZINE_PATH, STORES_PATH, toPostPath } from '../../catalog/index.ts';
import { findTranslatedPaths } from '../../localization/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { MARKETS, SOURCE_MARKET, toPrefix } from '../../platform/market/market.ts';
import { PUBLIC_STATUS } from '../editing/content-state.ts';
import { listRoutes } from '../site/routes.ts';
import { toLinkedPath } from './linked-path.ts';

/** `moved`: there is a redirect; `hidden`: shoppers do not see it; `elsewhere`: another site, which is not requested. */
export type LinkState = 'found' | 'moved' | 'hidden' | 'missing' | 'elsewhere';

/** Where links lead, in their order. */
export async function findLinkStates(db: Database, urls: readonly string[]): Promise<LinkState[]> {
	const isTranslated = urls.some((url) => MARKETS.some((market) => market !== SOURCE_MARKET && url.startsWith(`${toPrefix(market)}/`)));
	const pathsFor = async (insider: boolean) => {
		const routes = await listRoutes({ db, lang: SOURCE_MARKET, session: { insider } });
		const paths = routes.flatMap(({ path }) => path ?? []);
		return new Set([...paths, ...(isTranslated ? await findTranslatedPaths(db, paths) : [])]);
	};
	const shown = await pathsFor(false);
	const known = await pathsFor(true);
	const redirected = new Set((await db.selectFrom('redirects').select('old_path').execute()).map(({ old_path }) => old_path));
	return Promise.all(urls.map(toState));

	async function toState(url: string): Promise<LinkState> {
		if (!url.startsWith('/')) return 'elsewhere';
		const path = toLinkedPath(url);
		if (shown.has(path)) return 'found';
		if (redirected.has(path) || redirected.has(path.slice(0, -1))) return 'moved';
		if (known.has(path)) return 'hidden';
		return findItem(db, path);
	}
}

/** Products, stores and posts are templates of the route table. */
async function findItem(db: Database, path: string): Promise<LinkState> {
	const id = Number(/-(\d{1,9})\/$/.exec(path)?.[1] ?? 0);
	const isListed = (row: { readonly isShown: boolean } | undefined): LinkState => (row === undefined ? 'missing' : row.isShown ? 'found' : 'hidden');
	if (path.startsWith(CATALOG_PATH) && path.includes('-proizvod-'))
		return isListed(await db.selectFrom('products').select('listed as isShown').where('id', '=', id).executeTakeFirst());
	if (path.startsWith(STORES_PATH)) return isListed(await db.selectFrom('stores').select('visible as isShown').where('id', '=', id).executeTakeFirst());
	if (!path.startsWith(MAGAZINE_PATH)) return 'missing';
	const [category = '', slug = ''] = path.slice(MAGAZINE_PATH.length).split('/');
	const post = await db
		.selectFrom('posts as p')
		.innerJoin('post_categories as c', 'c.id', 'p.category_id')
		.select(sql<boolean>`p.status >= ${PUBLIC_STATUS} and c.visible`.as('isShown'))
		.where('c.slug', '=', category)
		.where('p.slug', '=', slug)
		.executeTakeFirst();
	return path === toPostPath(category, slug) ? isListed(post) : 'missing';
}
