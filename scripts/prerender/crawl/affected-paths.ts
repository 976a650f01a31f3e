import type { Change } from '@titraj/contract/changes.ts';
import type { SiteData } from '#lib/navigation/server/site.server.ts';
import { toHomePath } from '#lib/platform/config/default-language.ts';
import type { Manifest } from '../manifest/manifest.ts';

type Known = Pick<Manifest, 'dependents' | 'tagsOf' | 'productPages'>;

/** What a changed entity is now, as far as pages depend on it. */
export interface NewState {
	/** Its own addresses, one for each language. */
	readonly paths: readonly string[];
	/** Addresses of a product's other variants. */
	readonly siblings?: readonly string[];
	readonly categoryId?: number;
	readonly manufacturerId?: number;
}

/** Content types of lists that any product may enter, leave or move in. */
const OPEN_LISTS = new Set(['catalog', 'list', 'manufacturers', 'product_tag']);

/**
 * Addresses that a change may have altered: pages made from the entity according to the manifest, its own address as it is now, and the lists
 * that it is in or was in, because a page cannot name what is not yet on it (docs/decisions/0012). The entity's own addresses come first.
 */
export function affectedPaths(change: Change, state: NewState, { manifest, sites }: { manifest: Known; sites: readonly SiteData[] }): string[] {
	const dependents = manifest.dependents(`${change.entity}:${change.entity_id}`);
	const own = new Set([...state.paths, ...dependents.filter((path) => path.endsWith(`-${change.entity_id}/`))]);
	const lists =
		change.entity === 'product'
			? productLists(change.entity_id ?? 0, [...own], state, manifest, sites)
			: change.entity === 'post'
				? postLists(sites, manifest)
				: [];
	return [...new Set([...own, ...lists, ...(state.siblings ?? []), ...dependents])];
}

/** Lists that a product is in or was in, and pages that now name it as related. */
function productLists(id: number, own: readonly string[], { categoryId, manufacturerId }: NewState, manifest: Known, sites: readonly SiteData[]): string[] {
	/** What the product's pages were made from before the change. */
	const before = new Set(own.flatMap((path) => manifest.tagsOf(path)));
	const lists = sites.flatMap((site) => {
		const categories = withAncestors(categoriesOf(before, categoryId, site), site);
		const tiles = [...categories].flatMap((category) => manifest.dependents(`tile:${category}`));
		const routes = site.routes.flatMap(({ path, content_type: type, id: listId }) => {
			const isTouched =
				OPEN_LISTS.has(type) ||
				path === toHomePath(site.lang) ||
				(type === 'category' && listId !== undefined && categories.has(listId)) ||
				(type === 'manufacturer' && listId !== undefined && (listId === manufacturerId || before.has(`manufacturer:${listId}`)));
			return path !== undefined && isTouched ? [path] : [];
		});
		return [...routes, ...tiles];
	});
	return [...lists, ...manifest.dependents('manufacturers'), ...newNeighbours(id, own, categoryId, manifest)];
}

/** The categories that a product was in, and the one that it is in now. */
function categoriesOf(before: ReadonlySet<string>, categoryId: number | undefined, { categories }: SiteData): Set<number> {
	const known = categories.map(({ id }) => id).filter((id) => before.has(`category:${id}`));
	return new Set(categoryId === undefined ? known : [...known, categoryId]);
}

/** For a product's related products the backend takes some of so many that follow it in the category by id, the first ones after the last. */
const NEIGHBOURS = 24;

/** Pages of products that now name a product which has just come into their category: no existing page depends on it yet. */
function newNeighbours(id: number, own: readonly string[], categoryId: number | undefined, manifest: Known): string[] {
	const isNew = own.some((path) => manifest.tagsOf(path).length === 0);
	if (categoryId === undefined || !isNew) return [];
	const members = [...Map.groupBy(manifest.productPages(`category:${categoryId}`), (page) => page.id)].filter(([member]) => member !== id);
	const place = members.filter(([member]) => member < id).length;
	const wrapped = place < NEIGHBOURS ? members.slice(place - NEIGHBOURS) : [];
	return [...members.slice(Math.max(0, place - NEIGHBOURS), place), ...wrapped].flatMap(([, pages]) => pages.map(({ path }) => path));
}

function withAncestors(ids: ReadonlySet<number>, { categories }: SiteData): Set<number> {
	const parents = new Map(categories.map(({ id, parent_id }) => [id, parent_id]));
	const found = new Set<number>();
	for (let id of ids) {
		while (!found.has(id)) {
			found.add(id);
			const parent = parents.get(id);
			if (parent === null || parent === undefined) break;
			id = parent;
		}
	}
	return found;
}

/** All lists of posts: there are few. */
function postLists(sites: readonly SiteData[], manifest: Pick<Manifest, 'dependents'>): string[] {
	const types = new Set(['publish', 'post_category', 'author', 'tag']);
	return [
		...sites.flatMap((site) => site.routes.flatMap(({ path, content_type: type }) => (path !== undefined && types.has(type) ? [path] : []))),
		...manifest.dependents('posts'),
	];
}
