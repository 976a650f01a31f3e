import type { CatalogProductCard } from '#lib/contract/catalog.ts';
import type { Database } from '../database/open-database.ts';
import { readCardRows, readFullRows } from './product-rows.ts';
import { findRelatedIds } from './related-ids.ts';
import { loadSurroundings } from './surroundings.ts';
import { toCard } from './to-card.ts';
import { toDetails } from './to-details.ts';

export const readCards = async (db: Database, ids: number[]): Promise<CatalogProductCard[]> => (await readCardRows(db, ids)).map(toCard);

/** Cards, each as JSON text. */
export const loadCards = async (db: Database, ids: number[]): Promise<string[]> => (await readCards(db, ids)).map((card) => JSON.stringify(card));

/**
 * Products in full, each as JSON text. A card stands in its own product and among the related ones of up to six
 * others: it is written once and spliced, which halves the cost of a crawl.
 */
export async function loadFullProducts(db: Database, ids: number[], siteUrl: string): Promise<string[]> {
	const rows = await readFullRows(db, ids);
	if (rows.length === 0) return [];
	const around = await loadSurroundings(db, rows, siteUrl);
	const related = await findRelatedIds(db, rows);
	const cards = new Map(rows.map((row) => [row.id, JSON.stringify(toCard(row))]));
	const parts = new Map(rows.map((row) => [row.id, row.group_product_ids]));
	await addMissingCards(db, cards, [...related.values(), ...parts.values()].flat());
	return rows.map((row) => {
		const card = cards.get(row.id) ?? '{}';
		const details = JSON.stringify(toDetails(row, around));
		const toCards = (of: Map<number, number[]>) => `[${(of.get(row.id) ?? []).flatMap((id) => cards.get(id) ?? []).join(',')}]`;
		return `${card.slice(0, -1)},${details.slice(1, -1)},"related":${toCards(related)},"groupproducts":${toCards(parts)}}`;
	});
}

async function addMissingCards(db: Database, cards: Map<number, string>, ids: number[]): Promise<void> {
	const missing = [...new Set(ids)].filter((id) => !cards.has(id));
	for (const card of await readCards(db, missing)) cards.set(card.id, JSON.stringify(card));
}
