import { DEMO_STORES } from '../content/stores.ts';

const STORES_A_PRODUCT = 4;

/** The stores that have a product: half of the stock, the rest is in the warehouse. Large stores are chosen more often. */
export function toStoreStock(number: number, quantity: number): Record<string, number> {
	const stock: Record<string, number> = {};
	let left = Math.floor(quantity / 2);
	for (let place = 0; place < STORES_A_PRODUCT && left > 0; place += 1) {
		const store = DEMO_STORES[place === 0 ? number % 4 : (number * 7 + place * 5) % DEMO_STORES.length];
		if (store === undefined || stock[store.code] !== undefined) continue;
		const pieces = place === STORES_A_PRODUCT - 1 ? left : Math.ceil(left / 2);
		stock[store.code] = pieces;
		left -= pieces;
	}
	return stock;
}
