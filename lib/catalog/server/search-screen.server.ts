import { pageOf } from '#lib/screens/server/page-of.server.ts';
import type { ScreenLoader } from '#lib/screens/server/screen-loader.ts';
import { parseListState } from '../list-address.ts';
import { loadListing } from './listing.server.ts';

const SCOPE = { sort: 'relevance' } as const;

/** Products that match the words of the address, with their filters; without words a shell that asks for some (Spec 2, catalog: search; D9). */
export const loadSearch: ScreenLoader = async ({ client, site, path, query }) => {
	const { words } = parseListState(query);
	const loaded = words ? await loadListing({ client, site, path, query, scope: SCOPE }) : null;
	if (words && !loaded) return { kind: 'not-found' };
	const title = site.translator('search.title');
	const listing = loaded?.listing ?? { path, scope: SCOPE, query: '', products: [], total: 0, facets: null };
	return {
		kind: 'page',
		loaded: pageOf(site, {
			path,
			screen: 'catalog/search',
			props: { title, listing },
			head: { title: words ? site.translator('search.title_words', { words }) : title, noindex: true },
			...(loaded && { tags: loaded.tags }),
		}),
	};
};
