import type { CatalogProductCard } from '@titraj/contract/product-card.ts';
import { findRelated, type Related } from '../related/find-related.ts';
import type { Database } from '../tables.ts';
import { loadListRelations, loadProductRelations, type Reading } from './product-relations.ts';
import { readCardRows, readFullRows } from './product-rows.ts';
import { toCard } from './to-card.ts';
import { toDetails, toListDetails } from './to-details.ts';

export const readCards = async (db: Database, ids: number[]): Promise<CatalogProductCard[]> => (await readCardRows(db, ids)).map(toCard);

/** Product cards, each as JSON text. */
export const loadCards = async (db: Database, ids: number[]): Promise<string[]> => (await readCards(db, ids)).map((card) => JSON.stringify(card));

/** List items with every field of spec section 3, each as JSON text. */
export async function loadListItems(db: Database, ids: number[], reading: Reading): Promise<string[]> {
	const rows = await readFullRows(db, ids);
	const around = await loadListRelations(db, rows, reading);
	return rows.map((row) => JSON.stringify({ ...toCard(row), ...toListDetails(row, around) }));
}

/** Full products, each as JSON text with the cards of its related products. */
export async function loadFullProducts(db: Database, ids: number[], reading: Reading): Promise<string[]> {
	const { products, cards } = await loadParts(db, ids, reading);
	const toCards = (named: readonly number[]) => `[${named.flatMap((id) => cards.get(id) ?? []).join(',')}]`;
	return products.map(({ text, alternatives, accessories, parts }) =>
		toItem(text, `"related":${toCards(alternatives)},"accessories":${toCards(accessories)},"groupproducts":${toCards(parts)}`),
	);
}

/** Full products that name related products by id, and the card of each named product that is not one of them, all as JSON text. */
export async function loadFullProductsAndCards(db: Database, ids: number[], reading: Reading): Promise<{ items: string[]; namedCards: string[] }> {
	const { products, cards } = await loadParts(db, ids, reading);
	const own = new Set(products.map(({ id }) => id));
	const named = new Map<number, string>();
	// A product may be deleted while this reads: it is named only if its card was found.
	const name = (ids: readonly number[]) =>
		ids.filter((id) => {
			const card = cards.get(id);
			if (card !== undefined && !own.has(id)) named.set(id, card);
			return card !== undefined;
		});
	const items = products.map(({ text, alternatives, accessories, parts }) =>
		toItem(text, `"related":[],"card_ids":${JSON.stringify({ related: name(alternatives), accessories: name(accessories), groupproducts: name(parts) })}`),
	);
	return { items, namedCards: [...named.values()] };
}

/** Adds fields to an object, both as JSON text. */
const toItem = (object: string, fields: string): string => `${object.slice(0, -1)},${fields}}`;

interface ProductParts extends Related {
	readonly id: number;
	/** JSON text of the product without related products. */
	readonly text: string;
	/** Ids of a bundle's parts. */
	readonly parts: readonly number[];
}

/**
 * Full products, and the cards of theirs and of their related products by id. A card occurs in its own product and among the related products of others: it is
 * serialized once.
 */
async function loadParts(db: Database, ids: number[], reading: Reading): Promise<{ products: readonly ProductParts[]; cards: ReadonlyMap<number, string> }> {
	const rows = await readFullRows(db, ids);
	if (rows.length === 0) return { products: [], cards: new Map() };
	const around = await loadProductRelations(db, rows, reading);
	const related = await findRelated(db, rows);
	const cards = new Map(rows.map((row) => [row.id, JSON.stringify(toCard(row))]));
	const products = rows.map((row) => ({
		...(related.get(row.id) ?? { alternatives: [], accessories: [] }),
		id: row.id,
		text: toItem(cards.get(row.id) ?? '{}', JSON.stringify(toDetails(row, around)).slice(1, -1)),
		parts: row.group_product_ids,
	}));
	await addMissingCards(
		db,
		cards,
		products.flatMap(({ alternatives, accessories, parts }) => [...alternatives, ...accessories, ...parts]),
	);
	return { products, cards };
}

async function addMissingCards(db: Database, cards: Map<number, string>, ids: number[]): Promise<void> {
	const missing = [...new Set(ids)].filter((id) => !cards.has(id));
	for (const card of await readCards(db, missing)) cards.set(card.id, JSON.stringify(card));
}
