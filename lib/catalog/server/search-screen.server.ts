import type { Site } from '#lib/navigation/server/site.server.ts';
import type { ApiClient, DataOf } from '#lib/platform/http/client.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { pageOf } from '#lib/screens/server/page-of.server.ts';
import type { ScreenLoader } from '#lib/screens/server/screen-loader.ts';
import { parseListState } from '../list-address.ts';
import type { SearchAlternatives } from '../search-alternatives.ts';
import { toProductCard } from '../to-product-card.ts';
import { loadListing } from './listing.server.ts';

/** Maximum number per kind. */
const ANSWERS = 3;
const SCOPE = { sort: 'relevance' } as const;

type Suggested = DataOf<'_get_hapi_catalog_suggestions'>;

/** Products that match the search words, with filters; without words an empty search page (Spec 2, catalog: search; D9). */
export const loadSearch: ScreenLoader = async ({ client, site, path, query }) => {
	const { words } = parseListState(query);
	const [loaded, suggested] = await Promise.all([words ? loadListing({ client, site, path, query, scope: SCOPE }) : null, loadSuggested(client, words)]);
	if (words && !loaded) return { kind: 'not-found' };
	const title = site.translator('search.title');
	const listing = loaded?.listing ?? { path, scope: SCOPE, query: '', products: [], total: 0, facets: null };
	const alternatives = words && listing.total === 0 ? toAlternatives(suggested, site) : undefined;
	return {
		kind: 'page',
		loaded: pageOf(site, {
			path,
			screen: 'catalog/search',
			props: {
				...{ title, listing, answers: toAnswers(suggested, alternatives !== undefined), popular: toPopular(suggested, path) },
				...(alternatives && { alternatives }),
			},
			head: { title: words ? site.translator('search.title_words', { words }) : title, noindex: true },
			...(loaded && { tags: loaded.tags }),
		}),
	};
};

/** Categories and pages that match the words, and what to show instead of products; without words what others search for. Null if the call fails. */
async function loadSuggested(client: ApiClient, words: string): Promise<Suggested | null> {
	const found = await client.call('_get_hapi_catalog_suggestions', { search_q: words, limit: ANSWERS, alternatives: true });
	return found.ok ? found.data : null;
}

type Named = Suggested['categories'][number] | NonNullable<Suggested['pages']>[number];

const toLink = ({ title, url_without_domain }: Pick<Named, 'title' | 'url_without_domain'>) => ({ title, url: url_without_domain });

/** Categories are not named twice. */
function toAnswers(suggested: Suggested | null, hasAlternatives: boolean): ScreenProps['catalog/search']['answers'] {
	if (suggested === null) return [];
	return [...(hasAlternatives ? [] : suggested.categories), ...(suggested.pages ?? [])].map(toLink);
}

function toPopular(suggested: Suggested | null, path: string): ScreenProps['catalog/search']['popular'] {
	return (suggested?.popular_searches ?? []).map((title) => ({ title, url: `${path}?search_q=${encodeURIComponent(title)}` }));
}

function toAlternatives(suggested: Suggested | null, { info: { company }, currency }: Pick<Site, 'info' | 'currency'>): SearchAlternatives | undefined {
	const alternatives = suggested?.alternatives;
	if (alternatives === undefined) return undefined;
	return {
		...(alternatives.not_sold !== undefined && { notSold: alternatives.not_sold }),
		categories: alternatives.categories.map(toLink),
		bestSellers: alternatives.best_sellers.map((card) => toProductCard(card, currency.code)),
		help: alternatives.help.map(toLink),
		...(company.phone && { phone: company.phone }),
		...(company.email && { email: company.email }),
	};
}
