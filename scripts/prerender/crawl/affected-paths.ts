import type { Change } from '@titraj/contract/changes.ts';
import { toHomePath } from '#lib/config/default-language.ts';
import type { SiteData } from '#lib/server/site.server.ts';
import type { Manifest } from '../manifest/manifest.ts';

type Known = Pick<Manifest, 'dependents' | 'tagsOf' | 'productsOf'>;

/** What a changed entity is now, as far as pages depend on it. */
export interface NewState {
	/** Addresses of its own, in each language. */
	readonly paths: readonly string[];
	/** Addresses of the other variants of a product. */
	readonly siblings?: readonly string[];
	readonly categoryId?: number;
	readonly manufacturerId?: number;
}

/** Lists that any product may enter, leave or move in: the content types of their routes. */
const OPEN_LISTS = new Set(['catalog', 'list', 'manufacturers', 'product_tag']);

/**
 * Addresses that a change may have altered: pages made from the entity by the manifest's index, its own address as it is now, and the
 * lists that it is in or was in, since a page cannot name what is not yet on it (docs/decisions/0012). The entity's own come first.
 */
export function affectedPaths(change: Change, state: NewState, { manifest, sites }: { manifest: Known; sites: readonly SiteData[] }): string[] {
	const tag = `${change.entity}:${change.entity_id}`;
	const dependents = manifest.dependents(tag);
	const own = new Set([...state.paths, ...dependents.filter((path) => path.endsWith(`-${change.entity_id}/`))]);
	const lists =
		change.entity === 'product'
			? productLists(change.entity_id ?? 0, [...own], state, manifest, sites)
			: change.entity === 'post'
				? postLists(sites, manifest)
				: [];
	return [...new Set([...own, ...lists, ...(state.siblings ?? []), ...dependents])];
}

function productLists(id: number, own: readonly string[], { categoryId, manufacturerId }: NewState, manifest: Known, sites: readonly SiteData[]): string[] {
	const before = own.flatMap((path) => manifest.tagsOf(path));
	const idsOf = (name: string, now: number | undefined) =>
		new Set([...before.filter((tag) => tag.startsWith(`${name}:`)).map((tag) => Number(tag.slice(name.length + 1))), ...(now === undefined ? [] : [now])]);
	const makers = idsOf('manufacturer', manufacturerId);
	const lists = sites.flatMap((site) => {
		const categories = withAncestors(idsOf('category', categoryId), site);
		const tiles = [...categories].flatMap((id) => manifest.dependents(`tile:${id}`));
		const routes = site.routes.flatMap(({ path, content_type: type, id: listId }) => {
			const isTouched =
				OPEN_LISTS.has(type) ||
				path === toHomePath(site.lang) ||
				(type === 'category' && listId !== undefined && categories.has(listId)) ||
				(type === 'manufacturer' && listId !== undefined && makers.has(listId));
			return path !== undefined && isTouched ? [path] : [];
		});
		return [...routes, ...tiles];
	});
	return [...lists, ...manifest.dependents('manufacturers'), ...newNeighbours(id, own, categoryId, manifest)];
}

/** The backend names as related some of so many that follow in a category by number, the first ones after the last. */
const REACH = 24;

/** Pages that show a product which has just come into its category: no page that is there can name it yet. */
function newNeighbours(id: number, own: readonly string[], categoryId: number | undefined, manifest: Known): string[] {
	const hasEntered = own.some((path) => manifest.tagsOf(path).length === 0);
	if (categoryId === undefined || !hasEntered) return [];
	const members = [...Map.groupBy(manifest.productsOf(`category:${categoryId}`), (page) => page.id)].filter(([member]) => member !== id);
	const place = members.filter(([member]) => member < id).length;
	const wrapped = place < REACH ? members.slice(place - REACH) : [];
	return [...members.slice(Math.max(0, place - REACH), place), ...wrapped].flatMap(([, pages]) => pages.map(({ path }) => path));
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

/** Posts stand in few lists: all of them are looked at. */
function postLists(sites: readonly SiteData[], manifest: Pick<Manifest, 'dependents'>): string[] {
	const types = new Set(['publish', 'post_category', 'author', 'tag']);
	return [
		...sites.flatMap((site) => site.routes.flatMap(({ path, content_type: type }) => (path !== undefined && types.has(type) ? [path] : []))),
		...manifest.dependents('posts'),
	];
}
