import type { Change } from '@titraj/contract/changes.ts';
import type { SiteData } from '#lib/navigation/server/site.server.ts';
import { toHomePath } from '#lib/platform/config/default-language.ts';
import type { Manifest } from '../manifest/manifest.ts';

type Known = Pick<Manifest, 'dependents' | 'tagsOf' | 'productPages'>;

/** Current state of a changed entity, as far as pages depend on it. */
export interface NewState {
	/** Addresses of the entity, one per language. */
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
 * that contain it now or contained it before, because a page does not depend on entities that it does not show yet (docs/decisions/0012). The
 * entity's own addresses come first.
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

/** Lists that contain a product or contained it before, and pages that now show it as related. */
function productLists(id: number, own: readonly string[], { categoryId, manufacturerId }: NewState, manifest: Known, sites: readonly SiteData[]): string[] {
	/** Tags of the product's pages before the change. */
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

/** A product's categories before the change, and its current one. */
function categoriesOf(before: ReadonlySet<string>, categoryId: number | undefined, { categories }: SiteData): Set<number> {
	const known = categories.map(({ id }) => id).filter((id) => before.has(`category:${id}`));
	return new Set(categoryId === undefined ? known : [...known, categoryId]);
}

/** The backend picks a product's related products from this many products that follow it by id in its category, wrapping around at the end. */
const NEIGHBOURS = 24;

/** Pages of products that may now show a product that is new in their category: no existing page depends on it yet. */
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

/** All lists of posts: there are too few to select among them. */
function postLists(sites: readonly SiteData[], manifest: Pick<Manifest, 'dependents'>): string[] {
	const types = new Set(['publish', 'post_category', 'author', 'tag']);
	return [
		...sites.flatMap((site) => site.routes.flatMap(({ path, content_type: type }) => (path !== undefined && types.has(type) ? [path] : []))),
		...manifest.dependents('posts'),
	];
}
