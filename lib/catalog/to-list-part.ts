import type { DataOf } from '#lib/platform/http/client.ts';
import type { ListPart, MatchedWords } from './listing.ts';
import { toFacets } from './to-facets.ts';
import { toProductCard } from './to-product-card.ts';

/** The answers for the pages of a list, the first one first, as one part of it; a product that moved between them stands once. */
export function toListPart(answers: readonly DataOf<'_get_hapi_catalog_products'>[], currency: string): ListPart {
	const [first] = answers;
	const items = new Map(answers.flatMap((answer) => answer.items.map((item) => [item.id, item] as const)));
	return {
		products: [...items.values()].map((item) => toProductCard(item, currency)),
		total: first?.total ?? 0,
		facets: first?.facets ? toFacets(first.facets) : null,
		...(first?.corrected_q !== undefined && { corrected: first.corrected_q }),
		...(first?.matched_words && { matched: toMatchedWords(first.matched_words) }),
	};
}

const toMatchedWords = ({ matched, asked, left_out }: NonNullable<DataOf<'_get_hapi_catalog_products'>['matched_words']>): MatchedWords => ({
	matched,
	asked,
	leftOut: left_out,
});
