import type { ApiClient } from '#lib/platform/http/client.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { pageOf } from '#lib/screens/server/page-of.server.ts';
import type { ScreenLoader } from '#lib/screens/server/screen-loader.ts';
import { parseListState } from '../list-address.ts';
import { loadListing } from './listing.server.ts';

/** Maximum number per kind. */
const ANSWERS = 3;
const SCOPE = { sort: 'relevance' } as const;

/** Products that match the search words, with filters; without words an empty search page (Spec 2, catalog: search; D9). */
export const loadSearch: ScreenLoader = async ({ client, site, path, query }) => {
	const { words } = parseListState(query);
	const [loaded, answers] = words ? await Promise.all([loadListing({ client, site, path, query, scope: SCOPE }), loadAnswers(client, words)]) : [null, []];
	if (words && !loaded) return { kind: 'not-found' };
	const title = site.translator('search.title');
	const listing = loaded?.listing ?? { path, scope: SCOPE, query: '', products: [], total: 0, facets: null };
	return {
		kind: 'page',
		loaded: pageOf(site, {
			path,
			screen: 'catalog/search',
			props: { title, listing, answers },
			head: { title: words ? site.translator('search.title_words', { words }) : title, noindex: true },
			...(loaded && { tags: loaded.tags }),
		}),
	};
};

/** Categories and pages that match the words; empty if the call fails. */
async function loadAnswers(client: ApiClient, words: string): Promise<ScreenProps['catalog/search']['answers']> {
	const found = await client.call('_get_hapi_catalog_suggestions', { search_q: words, limit: ANSWERS });
	if (!found.ok) return [];
	return [...found.data.categories, ...(found.data.pages ?? [])].map(({ title, url_without_domain }) => ({ title, url: url_without_domain }));
}
