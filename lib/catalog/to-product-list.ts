import type { DataOf } from '#lib/platform/http/client.ts';
import type { ProductList } from './listing.ts';
import { toFacets } from './to-facets.ts';
import { toMatchedWords } from './to-matched-words.ts';
import { toProductCard } from './to-product-card.ts';

/** Joins the answers for consecutive pages of a list. A product that moved between two of them is listed once. */
export function toProductList(answers: readonly DataOf<'_get_hapi_catalog_products'>[], currency: string): ProductList {
	const [first] = answers;
	const items = new Map(answers.flatMap((answer) => answer.items.map((item) => [item.id, item] as const)));
	return {
		products: [...items.values()].map((item) => toProductCard(item, currency)),
		total: first?.total ?? 0,
		facets: first?.facets ? toFacets(first.facets) : null,
		...(first?.corrected_q !== undefined && { corrected: first.corrected_q }),
		...(first?.understood && first.understood.length > 0 && { understood: first.understood }),
		...(first?.matched_words && { matched: toMatchedWords(first.matched_words) }),
	};
}
