import type { ProductCard } from '#lib/catalog/product.ts';
import { toProductCard } from '#lib/catalog/to-product-card.ts';
import { isProductVisible } from '#lib/catalog/visibility.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { pageCurrency } from '#lib/platform/client/page-currency.ts';

/** How many lines are asked, and how many products are shown. */
const LINES = 3;
const SHOWN = 4;

/** Accessories of the products of a cart: of each of the first lines in turn, those in stock that are not in the cart yet. Empty where none are known. */
export async function loadAccessories(ids: readonly number[]): Promise<readonly ProductCard[]> {
	const answers = await Promise.all(ids.slice(0, LINES).map((item_id) => fetchApi('/api/nuxtapi/catalog/product/', { method: 'POST', body: { item_id } })));
	const rows = answers.map((answer) => (answer.ok ? (answer.data.accessories ?? []) : []));
	const inTurn = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, place) => rows.flatMap((row) => row[place] ?? [])).flat();
	const cards = new Map(inTurn.filter((card) => card.is_available && isProductVisible(card) && !ids.includes(card.id)).map((card) => [card.id, card]));
	return [...cards.values()].slice(0, SHOWN).map((card) => toProductCard(card, pageCurrency()));
}
