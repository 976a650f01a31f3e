import { type ShopFields, toShopFields } from '../mapping/to-comparable.ts';
import type { ShopClient } from '../shop/shop-client.ts';

/** Up to so many products are read one by one; for more, the whole catalog is read once per round. */
const FEW = 40;
const AT_ONCE = 4;

/** What the shop has of products, in short. */
export class ShopProducts {
	readonly #shop: ShopClient;
	#all: Map<string, ShopFields> | null = null;

	constructor(shop: ShopClient) {
		this.#shop = shop;
	}

	/** Fields by sku, without those that the shop does not know. */
	async read(skus: readonly string[]): Promise<ReadonlyMap<string, ShopFields>> {
		if (this.#all === null && skus.length <= FEW) return this.#readFew(skus);
		this.#all ??= await this.#readAll();
		return this.#all;
	}

	/** Notes what was written, so that it is not taken for a change by staff. */
	note(sku: string, fields: ShopFields): void {
		this.#all?.set(sku, { ...this.#all.get(sku), ...fields });
	}

	async #readFew(skus: readonly string[]): Promise<ReadonlyMap<string, ShopFields>> {
		const found = new Map<string, ShopFields>();
		for (let first = 0; first < skus.length; first += AT_ONCE)
			await Promise.all(
				skus.slice(first, first + AT_ONCE).map(async (sku) => {
					const view = await this.#shop.readProduct(sku);
					if (view !== null) found.set(sku, toShopFields(view));
				}),
			);
		return found;
	}

	async #readAll(): Promise<Map<string, ShopFields>> {
		const all = new Map<string, ShopFields>();
		for await (const views of this.#shop.readProducts()) for (const view of views) all.set(view.sku, toShopFields(view));
		return all;
	}
}
