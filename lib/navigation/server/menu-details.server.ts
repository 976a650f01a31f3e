import type { CatalogCategory } from '@titraj/contract/catalog-groups.ts';
import { isOwnPicture, type Picture } from '#lib/platform/pictures/picture.ts';
import { toPicture } from '#lib/platform/pictures/to-picture.ts';
import type { MenuDetails, MenuDetailsByUrl, MenuEntry } from '../menu-details.ts';
import type { Site } from './site.server.ts';
import { mainMenu } from './to-chrome.server.ts';

/** Pixels; twice the width at which the menu shows them. */
export const MENU_PICTURE_WIDTH = 160;

/**
 * Pictures and deeper subcategories of the main menu's second level. `pictures` has those of categories that have none of their own, by id.
 * Categories without products are left out, as in the menu itself.
 */
export function toMenuDetails(site: Site, pictures: ReadonlyMap<number, Picture>): MenuDetailsByUrl {
	const children = Map.groupBy(site.categories, ({ parent_id }) => parent_id);
	return Object.fromEntries(
		secondLevel(site).flatMap((category) => {
			const details = toDetails(category, children, pictures);
			return details.picture || details.items ? [[category.url_without_domain, details]] : [];
		}),
	);
}

/** Categories of the menu's second level that have no picture. */
export function categoriesWithoutPicture(site: Site): readonly CatalogCategory[] {
	return secondLevel(site).filter(({ main_image_thumbs }) => main_image_thumbs.length === 0);
}

type Children = ReadonlyMap<number | null, readonly CatalogCategory[]>;

function toDetails(category: CatalogCategory, children: Children, pictures: ReadonlyMap<number, Picture>): MenuDetails {
	const own = toPicture(category.main_image_thumbs, '', MENU_PICTURE_WIDTH);
	const { src, width, height } = isOwnPicture(own) ? own : (pictures.get(category.id) ?? own);
	const items = toEntries(category, children);
	return { ...(isOwnPicture({ src }) && { picture: { src, width, height } }), ...(items.length > 0 && { items }) };
}

function toEntries({ id, level }: CatalogCategory, children: Children): readonly MenuEntry[] {
	// A backend may name a category's own descendant as its parent.
	const below = (children.get(id) ?? []).filter((child) => child.level > level && child.products_total > 0);
	return below.map((child) => {
		const items = toEntries(child, children);
		return { title: child.title, url: child.url_without_domain, ...(items.length > 0 && { items }) };
	});
}

/** Categories that the menu's second level links to. */
function secondLevel(site: Site): readonly CatalogCategory[] {
	const byUrl = new Map(site.categories.map((category) => [category.url_without_domain, category]));
	return mainMenu(site)
		.flatMap(({ items }) => items)
		.flatMap(({ url }) => byUrl.get(url) ?? []);
}
