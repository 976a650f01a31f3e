import type { CatalogProduct } from '@titraj/contract/catalog.ts';
import type { CatalogProductCard } from '@titraj/contract/product-card.ts';
import { NamedCards } from '@titraj/contract/products-query.ts';
import { Compile } from 'typebox/compile';
import type { ToCard } from '#lib/catalog/to-product.ts';
import { toProductCard } from '#lib/catalog/to-product-card.ts';
import { readItem } from '#lib/platform/http/read-answer.ts';

/** The cards that products of a batch name by id (ADR 98). */
interface NamedCardReader {
	/**
	 * The product with the cards that it names; one without `card_ids` is returned as it is. Invalid cards are left out, and so are ids without a card, such as those of
	 * products that a market does not have. Throws if it names cards and all that were sent are invalid.
	 */
	complete(product: CatalogProduct): CatalogProduct;
	/** Maps a card; one that several products name is mapped once. */
	readonly toCard: ToCard;
}

const validator = Compile(NamedCards);

/** Reads `named_cards` of a response, undefined if its products contain their cards. An error is thrown by each product that names a card, so that the others are rendered. */
export function readNamedCards(sent: unknown, currency: string): NamedCardReader {
	const cards = readCards(sent);
	const mapped = new Map<CatalogProductCard, ReturnType<ToCard>>();
	return {
		complete(product) {
			const { card_ids: ids, ...rest } = product;
			if (ids === undefined) return product;
			const pick = (named: readonly number[]) => {
				if (cards instanceof Error && named.length > 0) throw cards;
				return cards instanceof Error ? [] : named.flatMap((id) => cards.get(id) ?? []);
			};
			return { ...rest, related: pick(ids.related), accessories: pick(ids.accessories), groupproducts: pick(ids.groupproducts) };
		},
		toCard(wire) {
			const card = mapped.get(wire) ?? toProductCard(wire, currency);
			mapped.set(wire, card);
			return card;
		},
	};
}

function readCards(sent: unknown = []): ReadonlyMap<number, CatalogProductCard> | Error {
	try {
		return new Map(readItem(NamedCards, validator, sent).map((card) => [card.id, card]));
	} catch (error) {
		return new Error(`named_cards: ${error instanceof Error ? error.message : String(error)}`);
	}
}
