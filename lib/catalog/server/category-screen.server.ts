import type { CatalogCategory } from '@titraj/contract/catalog-groups.ts';
import { bindUnits } from '@titraj/contract/formats/bind-units.ts';
import type { CategoryTile } from '#lib/content/blocks.ts';
import type { Breadcrumb } from '#lib/navigation/page-parts.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { toPicture } from '#lib/platform/pictures/to-picture.ts';
import { sanitiseHtml } from '#lib/platform/server/html/sanitise-html.server.ts';
import { toDescription } from '#lib/platform/server/html/to-plain-text.server.ts';
import type { LoadedPage } from '#lib/screens/screen.ts';
import { pageOf } from '#lib/screens/server/page-of.server.ts';
import { toBreadcrumbList, toItemList } from '#lib/screens/server/structured-data.server.ts';
import type { ListScope } from '../listing.ts';
import { isPlainPage, loadListing } from './listing.server.ts';

interface ListingPage {
	readonly path: string;
	readonly query: URLSearchParams;
	readonly title: string;
	readonly seoTitle?: string | null;
	readonly seoDescription?: string | null;
	readonly intro?: string | null;
	readonly content?: string | null;
	readonly template?: string | null;
	readonly breadcrumbs: readonly Breadcrumb[];
	readonly subcategories?: readonly CategoryTile[];
	readonly scope: ListScope;
	readonly tags: readonly string[];
}

/** Page of a product list: of a category, manufacturer, tag, curated list or the whole catalog. Null for a page past the end. */
export async function loadListingPage(client: ApiClient, site: Site, source: ListingPage): Promise<LoadedPage | null> {
	const { path, query, scope, title, breadcrumbs } = source;
	const loaded = await loadListing({ client, site, path, query, scope });
	if (!loaded) return null;
	const { listing, state } = loaded;
	const description = toDescription(source.seoDescription, source.intro);
	const contentHtml = state.page === 1 && source.content ? sanitiseHtml(source.content) : '';
	const [first] = listing.products;
	const subcategories = source.subcategories ?? [];
	return pageOf(site, {
		path,
		screen: 'catalog/category',
		props: {
			title,
			breadcrumbs,
			...(source.intro && { intro: source.intro }),
			...(contentHtml && { contentHtml }),
			...(source.template && { template: source.template }),
			subcategories,
			listing,
		},
		head: {
			title: state.page > 1 ? `${source.seoTitle || title} (${state.page})` : source.seoTitle || title,
			canonical: state.page > 1 ? `${path}?page=${state.page}` : path,
			...((!isPlainPage(state) || (listing.total === 0 && subcategories.length === 0)) && { noindex: true }),
			...(description && { description }),
			...(first && { picture: first.picture }),
			structuredData: [toBreadcrumbList(site, breadcrumbs), ...(first ? [toItemList(site, listing.products)] : [])],
		},
		tags: [...source.tags, ...loaded.tags],
	});
}

/** Tiles of categories; empty categories are left out. */
export function toCategoryTiles(categories: readonly CatalogCategory[]): readonly CategoryTile[] {
	return categories
		.filter((category) => category.products_total > 0)
		.map((category) => ({
			title: category.title,
			url: category.url_without_domain,
			picture: toPicture(category.main_image_thumbs, '', 320),
			total: category.products_total,
		}));
}

export function categoryListing(site: Site, category: CatalogCategory, { path, query }: Pick<ListingPage, 'path' | 'query'>): ListingPage {
	return {
		path,
		query,
		title: category.title,
		seoTitle: category.seo_title,
		seoDescription: category.seo_description,
		intro: category.short_description && bindUnits(category.short_description),
		content: category.content,
		breadcrumbs: category.breadcrumbs,
		subcategories: toCategoryTiles(site.categories.filter((candidate) => candidate.parent_id === category.id)),
		template: category.template,
		scope: { category_id: category.id },
		tags: [`category:${category.id}`],
	};
}
