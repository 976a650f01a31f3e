import type { ProductCard } from '#lib/catalog/product.ts';
import { toProductCard } from '#lib/catalog/to-product-card.ts';
import { isProductVisible } from '#lib/catalog/visibility.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { pageCurrency } from '#lib/platform/client/page-currency.ts';

/** Number of cart lines whose accessories are loaded, and of products shown. */
const LINES = 3;
const SHOWN = 4;

/** Accessories for the first lines of a cart, taken from each line in turn: those in stock that are not in the cart yet. Empty if none are known. */
export async function loadAccessories(ids: readonly number[]): Promise<readonly ProductCard[]> {
	const answers = await Promise.all(ids.slice(0, LINES).map((item_id) => fetchApi('/api/nuxtapi/catalog/product/', { method: 'POST', body: { item_id } })));
	const rows = answers.map((answer) => (answer.ok ? (answer.data.accessories ?? []) : []));
	const inTurn = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, place) => rows.flatMap((row) => row[place] ?? [])).flat();
	const cards = new Map(inTurn.filter((card) => card.is_available && isProductVisible(card) && !ids.includes(card.id)).map((card) => [card.id, card]));
	return [...cards.values()].slice(0, SHOWN).map((card) => toProductCard(card, pageCurrency()));
}
