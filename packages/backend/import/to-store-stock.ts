import { chance } from './chance.ts';

const STORES_A_PRODUCT = 3;
/** Of the stock; the rest lies in the warehouse. */
const IN_STORES = 0.5;

/** Which stores have some of a product, fixed for each sku. */
export function toStoreStock(sku: string, quantity: number, stores: readonly string[]): Record<string, number> {
	const stock: Record<string, number> = {};
	let left = Math.floor(quantity * IN_STORES);
	for (let place = 0; place < STORES_A_PRODUCT && left > 0; place += 1) {
		const store = stores[Math.floor(chance(sku, `store ${place}`) * stores.length)];
		if (store === undefined || stock[store] !== undefined) continue;
		stock[store] = place === STORES_A_PRODUCT - 1 ? left : Math.ceil(left * chance(sku, `pieces ${place}`));
		left -= stock[store];
	}
	return stock;
}
