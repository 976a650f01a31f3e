import type { CatalogCategory, CatalogManufacturer } from '@titraj/contract/catalog-groups.ts';
import { bindUnits } from '@titraj/contract/formats/bind-units.ts';
import { toRedirectCode } from '@titraj/contract/redirects/redirect-rule.ts';
import type { ManufacturerTile } from '#lib/content/blocks.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { toDescription } from '#lib/platform/server/html/to-plain-text.server.ts';
import type { LoadedPage } from '#lib/screens/screen.ts';
import { pageOf } from '#lib/screens/server/page-of.server.ts';
import type { ScreenLoader } from '#lib/screens/server/screen-loader.ts';
import { toBreadcrumbList } from '#lib/screens/server/structured-data.server.ts';
import { isProductVisible } from '../visibility.ts';
import { categoryListing, loadListingPage, toCategoryTiles } from './category-screen.server.ts';
import { loadProduct, toProductPage } from './product-screen.server.ts';

/** Category, list or the whole catalog (Spec 2, catalog: index). */
export const loadCatalogIndex: ScreenLoader = async ({ client, site, match, path, query, staff }) => {
	const { entry } = match;
	if (entry.content_type === 'category') {
		const isMeant = ({ id, slug }: CatalogCategory) => id === entry.id || slug === entry.slug;
		const category = site.categories.find(isMeant) ?? (staff ? (await allCategories(client)).find(isMeant) : undefined);
		if (!category) return { kind: 'not-found' };
		if (category.redirect_url_without_domain)
			return { kind: 'redirect', to: category.redirect_url_without_domain, code: toRedirectCode(category.redirect_code) };
		return found(await loadListingPage(client, site, categoryListing(site, category, { path, query })));
	}
	if (entry.content_type === 'list') {
		const [list] = unwrap(await client.call('_get_hapi_catalog_lists', { slug: entry.slug ?? '', limit: 0 })).items;
		if (!list || (!list.visible && !staff)) return { kind: 'not-found' };
		if (list.redirect_url_without_domain) return { kind: 'redirect', to: list.redirect_url_without_domain, code: toRedirectCode(list.redirect_code) };
		const listing = {
			path,
			query,
			title: list.title,
			intro: list.short_description && bindUnits(list.short_description),
			breadcrumbs: [{ title: list.title, url: path }],
			template: list.template,
			scope: { list_code: list.code },
			tags: [`list:${list.code}`],
		};
		return found(await loadListingPage(client, site, listing));
	}
	const title = site.translator('catalog.title');
	const subcategories = toCategoryTiles(site.categories.filter((category) => category.level === 1));
	const listing = {
		path,
		query,
		title,
		seoDescription: site.translator('catalog.description', { shop: site.info.site_name }),
		breadcrumbs: [{ title, url: path }],
		subcategories,
		scope: { sort: 'new' as const },
		tags: ['catalog'],
	};
	return found(await loadListingPage(client, site, listing));
};

/** Product page; an outdated slug is redirected to the product's path. */
export const loadProductScreen: ScreenLoader = async ({ client, site, match, path, staff }) => {
	const wire = await loadProduct(client, Number(match.params['id']));
	if (!wire || (!isProductVisible(wire) && !staff)) return { kind: 'not-found' };
	if (wire.url_without_domain !== path) return { kind: 'redirect', to: wire.url_without_domain, code: 301 };
	return { kind: 'page', loaded: toProductPage(wire, site) };
};

/** Manufacturers from A to Z. */
export const loadManufacturers: ScreenLoader = async ({ client, site, path }) => {
	const manufacturers = await allManufacturers(client);
	const title = site.translator('manufacturers.title');
	const breadcrumbs = [{ title, url: path }];
	return {
		kind: 'page',
		loaded: pageOf(site, {
			path,
			screen: 'catalog/manufacturers',
			props: { title, breadcrumbs, groups: groupByLetter(site, manufacturers) },
			head: { title, description: site.translator('manufacturers.description'), structuredData: [toBreadcrumbList(site, breadcrumbs)] },
			tags: ['manufacturers'],
		}),
	};
};

/** Page of a manufacturer with its products. */
export const loadManufacturer: ScreenLoader = async ({ client, site, match, path, query, staff }) => {
	const { entry } = match;
	const [manufacturer] = unwrap(await client.call('_get_hapi_catalog_manufacturers', entry.id ? { ids: String(entry.id) } : { slug: entry.slug ?? '' })).items;
	if (!manufacturer || (!manufacturer.visible && !staff)) return { kind: 'not-found' };
	const listing = {
		path,
		query,
		title: manufacturer.title,
		seoDescription:
			toDescription(manufacturer.short_description, manufacturer.content) ||
			site.translator('manufacturers.manufacturer_description', { manufacturer: manufacturer.title, shop: site.info.site_name }),
		intro: manufacturer.short_description && bindUnits(manufacturer.short_description),
		content: manufacturer.content,
		breadcrumbs: [
			...(site.urls.manufacturer ? [{ title: site.translator('manufacturers.title'), url: site.urls.manufacturer }] : []),
			{ title: manufacturer.title, url: path },
		],
		scope: { manufacturer_id: manufacturer.id },
		tags: [`manufacturer:${manufacturer.id}`],
	};
	return found(await loadListingPage(client, site, listing));
};

/** Page of a tag with its products (Spec 2, Route templates: tag pages); not found if there is no such tag. */
export const loadProductTag: ScreenLoader = async ({ client, site, match, path, query }) => {
	const tag = unwrap(await client.call('_get_hapi_publish_tags', {})).items.find(({ id }) => id === match.entry.id);
	if (!tag) return { kind: 'not-found' };
	const title = site.translator('catalog.tag_title', { tag: tag.title });
	const breadcrumbs = [...(site.urls.catalog ? [{ title: site.translator('catalog.title'), url: site.urls.catalog }] : []), { title: tag.title, url: path }];
	const seoDescription = site.translator('catalog.tag_description', { tag: tag.title, shop: site.info.site_name });
	const listing = { path, query, title, seoDescription, breadcrumbs, scope: { tag_id: tag.id }, tags: [`tag:${tag.id}`] };
	return found(await loadListingPage(client, site, listing));
};

type ManufacturersClient = Parameters<ScreenLoader>[0]['client'];

/** All categories, including hidden ones if the backend returns them to this client. */
const allCategories = async (client: ManufacturersClient) => unwrap(await client.call('_get_hapi_catalog_categories', { mode: 'full' })).items;

/** Every visible manufacturer, paged through by cursor. */
export async function allManufacturers(client: ManufacturersClient): Promise<CatalogManufacturer[]> {
	const manufacturers: CatalogManufacturer[] = [];
	let cursor: string | null = null;
	do {
		const answer: { items: CatalogManufacturer[]; next_cursor: string | null } = unwrap(
			await client.call('_get_hapi_catalog_manufacturers', { limit: 500, ...(cursor !== null && { cursor }) }),
		);
		manufacturers.push(...answer.items.filter((manufacturer) => manufacturer.visible && manufacturer.products_total > 0));
		cursor = answer.next_cursor || null;
	} while (cursor !== null);
	return manufacturers;
}

export function toManufacturerTile(manufacturer: CatalogManufacturer): ManufacturerTile {
	return { title: manufacturer.title, url: manufacturer.url_without_domain, total: manufacturer.products_total };
}

function groupByLetter(site: Site, manufacturers: readonly CatalogManufacturer[]): { letter: string; manufacturers: ManufacturerTile[] }[] {
	const groups = new Map<string, ManufacturerTile[]>();
	for (const manufacturer of manufacturers) {
		const letter = toLetter(manufacturer.title, site.language.locale);
		const group = groups.get(letter);
		if (group) group.push(toManufacturerTile(manufacturer));
		else groups.set(letter, [toManufacturerTile(manufacturer)]);
	}
	return [...groups].map(([letter, tiles]) => ({ letter, manufacturers: tiles }));
}

/**
 * Group letter of a title. An accented letter is grouped under its base letter unless the alphabet treats it as a separate letter: Ä under
 * A, but Č under Č in Croatian.
 */
function toLetter(title: string, locale: string): string {
	const first = [...title.trim()][0]?.toLocaleUpperCase(locale) ?? '';
	if (!/\p{L}/u.test(first)) return '0–9';
	const plain = first.normalize('NFD').replaceAll(/\p{M}/gu, '');
	return new Intl.Collator(locale, { sensitivity: 'base' }).compare(first, plain) === 0 ? plain : first;
}

function found(loaded: LoadedPage | null): { kind: 'page'; loaded: LoadedPage } | { kind: 'not-found' } {
	return loaded ? { kind: 'page', loaded } : { kind: 'not-found' };
}
