import { parseListState } from '#lib/catalog/list-address.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { pageOf } from '#lib/screens/server/page-of.server.ts';
import type { ScreenLoader } from '#lib/screens/server/screen-loader.ts';

const PAGE_SIZE = 20;

/** Posts and pages that contain the words of `search_content`, for any path; without words an empty search page (Spec 2; D9, D40). */
export const loadContentSearch: ScreenLoader = async ({ client, site, path, query, page }) => {
	const { words } = parseListState(new URLSearchParams({ search_q: query.get('search_content') ?? '' }));
	const found = words === '' ? { items: [], total: 0 } : unwrap(await client.call('_get_hapi_cms_search', { search_q: words, page, limit: PAGE_SIZE }));
	if (page > 1 && found.items.length === 0) return { kind: 'not-found' };
	const title = words ? site.translator('search.content_title', { words }) : site.translator('search.title');
	return {
		kind: 'page',
		loaded: pageOf(site, {
			path,
			screen: 'catalog/content_search',
			props: {
				title,
				words,
				hits: found.items.map(({ kind, title: name, url_without_domain, excerpt }) => ({ kind, title: name, url: url_without_domain, excerpt })),
				total: found.total,
				pagination: { current: page, pages: Math.ceil(found.total / PAGE_SIZE), basePath: path },
				...(site.urls['search'] && { productsUrl: site.urls['search'] }),
			},
			head: { title, noindex: true },
		}),
	};
};
