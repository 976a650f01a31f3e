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
	 * The product with the cards that it names; one without `card_ids` is returned as it is. Invalid cards are left out. Throws if all cards are invalid, or if a
	 * named one was not sent.
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
			if (cards instanceof Error && Object.values(ids).some(({ length }) => length > 0)) throw cards;
			const pick = (named: readonly number[]) => (cards instanceof Error ? [] : named.flatMap((id) => findCard(cards, id)));
			return { ...rest, related: pick(ids.related), accessories: pick(ids.accessories), groupproducts: pick(ids.groupproducts) };
		},
		toCard(wire) {
			const card = mapped.get(wire) ?? toProductCard(wire, currency);
			mapped.set(wire, card);
			return card;
		},
	};
}

interface Cards {
	readonly valid: ReadonlyMap<number, CatalogProductCard>;
	/** Ids of all cards that were sent, as text. */
	readonly sent: ReadonlySet<string>;
}

function readCards(sent: unknown = []): Cards | Error {
	try {
		const valid = new Map(readItem(NamedCards, validator, sent).map((card) => [card.id, card]));
		return { valid, sent: new Set(Array.isArray(sent) ? sent.map((card) => String(card?.id)) : []) };
	} catch (error) {
		return new Error(`named_cards: ${error instanceof Error ? error.message : String(error)}`);
	}
}

function findCard({ valid, sent }: Cards, id: number): readonly CatalogProductCard[] {
	const card = valid.get(id);
	if (card === undefined && !sent.has(String(id))) throw new Error(`card_ids names product ${id}, whose card is not in named_cards of the response`);
	return card ? [card] : [];
}
