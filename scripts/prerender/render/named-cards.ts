import type { CatalogProduct } from '@titraj/contract/catalog.ts';
import { CatalogProductCard } from '@titraj/contract/product-card.ts';
import { NamedCards } from '@titraj/contract/products-query.ts';
import { Compile } from 'typebox/compile';
import type { ToCard } from '#lib/catalog/to-product.ts';
import { toProductCard } from '#lib/catalog/to-product-card.ts';
import { readItem } from '#lib/platform/http/read-answer.ts';
import { idOf } from './item-id.ts';

/** A response with products that name cards; neither field has been validated. */
interface Sent {
	readonly items: readonly unknown[];
	/** Left out if the products contain their cards, or if all cards are items. */
	readonly named_cards?: unknown;
}

/** The cards that products of a batch name by id (ADR 98, 102). */
interface NamedCardReader {
	/**
	 * Adds the cards that the product names to the product itself, and returns it; one without `card_ids` stays as it is. Products of the response may then contain each
	 * other. Invalid cards are left out, and so are ids without a card, such as those of products that a market does not have. Throws if `named_cards` is needed and all of
	 * them are invalid.
	 */
	complete(product: CatalogProduct): CatalogProduct;
	/** Maps a card; one that several products name is mapped once. */
	readonly toCard: ToCard;
}

const manyCards = Compile(NamedCards);
const oneCard = Compile(CatalogProductCard);

/** Reads the cards of a response. An error is thrown by each product that needs them, so that the others are rendered. */
export function readNamedCards({ items, named_cards }: Sent, currency: string): NamedCardReader {
	const named = readCards(named_cards);
	const own = new Map(items.map((item) => [idOf(item), item]));
	const known = new Map<number, CatalogProductCard | null>();
	const mapped = new Map<CatalogProductCard, ReturnType<ToCard>>();
	const cardOf = (id: number): CatalogProductCard | null => {
		const before = known.get(id);
		if (before !== undefined) return before;
		if (!own.has(id) && named instanceof Error) throw named;
		const card = (named instanceof Error ? null : named.get(id)) ?? readOwn(own.get(id));
		known.set(id, card);
		return card;
	};
	const pick = (ids: readonly number[]) => ids.flatMap((id) => cardOf(id) ?? []);
	return {
		complete(product) {
			const { card_ids: ids } = product;
			// Copying the ninety fields of a product takes longer than finding its cards.
			return ids ? Object.assign(product, { related: pick(ids.related), accessories: pick(ids.accessories), groupproducts: pick(ids.groupproducts) }) : product;
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
		return new Map(readItem(NamedCards, manyCards, sent).map((card) => [card.id, card]));
	} catch (error) {
		return new Error(`named_cards: ${error instanceof Error ? error.message : String(error)}`);
	}
}

/** A product of the response as a card; null if it is invalid, which fails its own page. */
function readOwn(item: unknown): CatalogProductCard | null {
	try {
		return item === undefined ? null : readItem(CatalogProductCard, oneCard, item);
	} catch {
		return null;
	}
}
