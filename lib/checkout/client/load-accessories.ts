import type { ProductCard } from '#lib/catalog/product.ts';
import { toProductCard } from '#lib/catalog/to-product-card.ts';
import { isProductVisible } from '#lib/catalog/visibility.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { pageCurrency } from '#lib/platform/client/page-currency.ts';

/** Number of products whose accessories are loaded, and of accessories returned. */
const PRODUCTS = 3;
const SHOWN = 4;

/**
 * Accessories of the first of the products `ids`, taken from each product in turn: those in stock that are not in the cart (`inCart`: ids of its products) yet. Empty if none are known.
 */
export async function loadAccessories(ids: readonly number[], inCart = ids): Promise<readonly ProductCard[]> {
	const answers = await Promise.all(ids.slice(0, PRODUCTS).map((item_id) => fetchApi('/api/nuxtapi/catalog/product/', { method: 'POST', body: { item_id } })));
	const rows = answers.map((answer) => (answer.ok ? (answer.data.accessories ?? []) : []));
	const inTurn = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, place) => rows.flatMap((row) => row[place] ?? [])).flat();
	const cards = new Map(inTurn.filter((card) => card.is_available && isProductVisible(card) && !inCart.includes(card.id)).map((card) => [card.id, card]));
	return [...cards.values()].slice(0, SHOWN).map((card) => toProductCard(card, pageCurrency()));
}
