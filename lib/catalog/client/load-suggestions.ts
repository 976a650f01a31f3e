import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { createFreshLoads } from '#lib/platform/client/fresh-loads.ts';
import { pageCurrency } from '#lib/platform/client/page-currency.ts';
import type { DataOf } from '#lib/platform/http/client.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import type { SuggestionAnswer, SuggestionGroup } from '../suggestions.ts';
import { toMatchedWords } from '../to-matched-words.ts';
import { toProductCard } from '../to-product-card.ts';

type Wire = DataOf<'_get_hapi_catalog_suggestions'>;

/** Cached for a minute only, because they contain prices. */
const answers = createFreshLoads<SuggestionAnswer>({ freshMs: 60_000, most: 40 });

/**
 * Suggested products, categories, manufacturers, pages and posts for search words (extension, D30). `searchUrl` is the path of the search
 * page. Without words: what others search for. Throws ApiFailure.
 */
export function loadSuggestions(words: string, searchUrl: string): Promise<SuggestionAnswer> {
	return answers(words, async () => {
		const result = await fetchApi(`/api/hapi/catalog/suggestions?${new URLSearchParams({ search_q: words })}`);
		return toAnswer(unwrap(result), words, searchUrl);
	});
}

function toAnswer(wire: Wire, words: string, searchUrl: string): SuggestionAnswer {
	const counted = (kind: 'category' | 'manufacturer', rows: Wire['categories']): SuggestionGroup => ({
		kind,
		items: rows.map(({ title, url_without_domain, products_total }) => ({ kind, title, url: url_without_domain, total: products_total })),
	});
	const cards = wire.products.map((item) => toProductCard(item, pageCurrency()));
	const groups: SuggestionGroup[] = [
		{ kind: 'product', items: cards.map((product) => ({ kind: 'product', title: product.title, url: product.url, product })) },
		counted('category', wire.categories),
		counted('manufacturer', wire.manufacturers),
		{ kind: 'page', items: (wire.pages ?? []).map(({ title, url_without_domain }) => ({ kind: 'page', title, url: url_without_domain })) },
		{ kind: 'post', items: wire.posts.map(({ title, url_without_domain }) => ({ kind: 'post', title, url: url_without_domain })) },
	];
	const toUrl = (text: string) => `${searchUrl}?search_q=${encodeURIComponent(text)}`;
	if (wire.products_total > 0) groups.push({ kind: 'all', items: [{ kind: 'all', url: toUrl(words), total: wire.products_total }] });
	groups.push({ kind: 'popular', items: (wire.popular_searches ?? []).map((title) => ({ kind: 'popular', title, url: toUrl(title) })) });
	return {
		words,
		...(wire.corrected_q !== undefined && { corrected: wire.corrected_q }),
		...(wire.matched_words && { matched: toMatchedWords(wire.matched_words) }),
		groups: groups.filter(({ items }) => items.length > 0),
	};
}
