import type { CatalogProductCard } from '@titraj/contract/product-card.ts';
import type { Database } from '../../platform/database/tables.ts';
import { findRelated } from '../related/find-related.ts';
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

/**
 * Full products, each as JSON text. A card occurs in its own product and among the related products of others. It is serialized once and
 * spliced in, which halves the cost of a crawl.
 */
export async function loadFullProducts(db: Database, ids: number[], reading: Reading): Promise<string[]> {
	const rows = await readFullRows(db, ids);
	if (rows.length === 0) return [];
	const around = await loadProductRelations(db, rows, reading);
	const related = await findRelated(db, rows);
	const cards = new Map(rows.map((row) => [row.id, JSON.stringify(toCard(row))]));
	const parts = new Map(rows.map((row) => [row.id, row.group_product_ids]));
	await addMissingCards(db, cards, [
		...[...related.values()].flatMap(({ alternatives, accessories }) => [...alternatives, ...accessories]),
		...[...parts.values()].flat(),
	]);
	return rows.map((row) => {
		const card = cards.get(row.id) ?? '{}';
		const details = JSON.stringify(toDetails(row, around));
		const toCards = (ids: readonly number[] = []) => `[${ids.flatMap((id) => cards.get(id) ?? []).join(',')}]`;
		const { alternatives, accessories } = related.get(row.id) ?? {};
		return `${card.slice(0, -1)},${details.slice(1, -1)},"related":${toCards(alternatives)},"accessories":${toCards(accessories)},"groupproducts":${toCards(parts.get(row.id))}}`;
	});
}

async function addMissingCards(db: Database, cards: Map<number, string>, ids: number[]): Promise<void> {
	const missing = [...new Set(ids)].filter((id) => !cards.has(id));
	for (const card of await readCards(db, missing)) cards.set(card.id, JSON.stringify(card));
}
