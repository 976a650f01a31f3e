import { toPostPath } from '../../catalog/index.ts';
import { findTranslatedPaths, ofEntity } from '../../localization/index.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { SourceMenu, SourceMenuEntry } from '../../platform/source/shop-content.ts';
import { toLinkedPath } from '../links/linked-path.ts';
import { readMenus } from './read-menus.ts';

/** Menus without links to hidden pages, or to posts for members: menus are the same for everybody. */
export const listMenus: Handler<'_get_hapi_cms_menus'> = async (_query, { db, config }) => {
	const menus = await readMenus(db);
	const pages = await db.selectFrom('pages').select('path').where('visible', '=', false).execute();
	const posts = await db
		.selectFrom('posts as p')
		.innerJoin('post_categories as c', 'c.id', 'p.category_id')
		.select(['p.slug', 'c.slug as category'])
		.where('p.for_members', '=', true)
		.execute();
	const paths = [...pages.map(({ path }) => path), ...posts.map(({ category, slug }) => toPostPath(category, slug))];
	const hidden = new Set([...paths, ...(await findTranslatedPaths(db, paths))]);
	// With any query, fragment or host it is the same page.
	const isShown = ({ url }: SourceMenuEntry) => !hidden.has(toLinkedPath(url.startsWith(`${config.siteUrl}/`) ? url.slice(config.siteUrl.length) : url));
	const data = menus.map(({ code, items }) => ({ code, items: items.flatMap((entry) => toGroup(entry, isShown)) }));
	return { success: true, data };
};

const toEntry = <Entry extends SourceMenuEntry>({ id, ...entry }: Entry) => ({ ...entry, ...ofEntity('menu_entry', id) });

/** Drops groups without links. A group whose own page is hidden becomes a heading without a link. */
function toGroup(entry: SourceMenu['items'][number], isShown: (link: SourceMenuEntry) => boolean) {
	const items = entry.items.filter(isShown);
	const isGone = items.length === 0 && (entry.items.length > 0 || !isShown(entry));
	return isGone ? [] : [{ ...toEntry(entry), ...(!isShown(entry) && { url: '' }), items: items.map(toEntry) }];
}
