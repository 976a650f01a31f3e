import type { CatalogProduct } from '@titraj/contract/catalog.ts';
import type { CatalogProductCard } from '@titraj/contract/product-card.ts';
import { NamedCards } from '@titraj/contract/products-query.ts';
import { Compile } from 'typebox/compile';
import type { ToCard } from '#lib/catalog/to-product.ts';
import { toProductCard } from '#lib/catalog/to-product-card.ts';
import { readItem } from '#lib/platform/http/read-answer.ts';

/** The cards that products of a batch name by id (ADR 98). */
interface NamedCardReader {
	/** The product with the cards that it names. Ids without a card are left out, and a product that already contains its cards is unchanged. */
	complete(product: CatalogProduct): CatalogProduct;
	/** Maps a card; one that several products name is mapped once. */
	readonly toCard: ToCard;
}

const validator = Compile(NamedCards);

/** Validates the cards of a response, which are undefined if its products contain them. Throws if none of them is valid. */
export function readNamedCards(cards: unknown, currency: string): NamedCardReader {
	const byId = new Map<number, CatalogProductCard>();
	if (cards !== undefined) for (const card of readItem(NamedCards, validator, cards)) byId.set(card.id, card);
	const pick = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
	const mapped = new Map<CatalogProductCard, ReturnType<ToCard>>();
	return {
		complete(product) {
			const { related_ids, accessories_ids, groupproducts_ids, groupproducts } = product;
			return {
				...product,
				...(related_ids && { related: pick(related_ids) }),
				...(accessories_ids && { accessories: pick(accessories_ids) }),
				...(groupproducts === undefined && { groupproducts: pick(groupproducts_ids) }),
			};
		},
		toCard(wire) {
			const card = mapped.get(wire) ?? toProductCard(wire, currency);
			mapped.set(wire, card);
			return card;
		},
	};
}
