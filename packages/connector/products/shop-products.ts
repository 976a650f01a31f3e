import { type ShopFields, toShopFields } from '../mapping/to-comparable.ts';
import type { Round } from '../round/round.ts';
import type { ShopClient } from '../shop/shop-client.ts';
import type { State } from '../state/state.ts';

/** Up to so many products are read one by one; for more, the whole catalog is read once per round. */
const FEW = 40;
const AT_ONCE = 4;

/**
 * What the shop has of products, in short: the given fields alone. The whole catalog is held in a temporary table of the state, because in memory it would grow
 * with the shop, and because engines list their products in an order of their own.
 */
export class ShopProducts {
	readonly #shop: ShopClient;
	readonly #state: State;
	readonly #fields: ReadonlySet<string>;
	#isWhole = false;

	constructor({ shop, state }: Pick<Round<never>, 'shop' | 'state'>, fields: readonly string[]) {
		this.#shop = shop;
		this.#state = state;
		this.#fields = new Set(fields);
	}

	/** Fields by sku, without those that the shop does not know. */
	async read(skus: readonly string[]): Promise<ReadonlyMap<string, ShopFields>> {
		if (!this.#isWhole && skus.length <= FEW) return this.#readFew(skus);
		if (!this.#isWhole) await this.#storeAll();
		const rows = this.#state.all<{ sku: string; fields: string }>(
			'select sku, fields from temp.shop_products where sku in (select value from json_each(?))',
			JSON.stringify(skus),
		);
		return new Map(rows.map(({ sku, fields }): [string, ShopFields] => [sku, JSON.parse(fields)]));
	}

	/** Notes what was written, so that it is not taken for a change by staff. */
	note(sku: string, fields: ShopFields): void {
		if (!this.#isWhole) return;
		const stored = this.#state.one<{ fields: string }>('select fields from temp.shop_products where sku = ?', sku);
		this.#store(sku, { ...(stored && JSON.parse(stored.fields)), ...fields });
	}

	async #readFew(skus: readonly string[]): Promise<ReadonlyMap<string, ShopFields>> {
		const found = new Map<string, ShopFields>();
		for (let first = 0; first < skus.length; first += AT_ONCE)
			await Promise.all(
				skus.slice(first, first + AT_ONCE).map(async (sku) => {
					const view = await this.#shop.readProduct(sku);
					if (view !== null) found.set(sku, toShopFields(view, this.#fields));
				}),
			);
		return found;
	}

	async #storeAll(): Promise<void> {
		this.#state.run('drop table if exists temp.shop_products');
		this.#state.run('create temp table shop_products (sku text primary key, fields text not null) strict, without rowid');
		for await (const views of this.#shop.readProducts())
			this.#state.write(() => {
				for (const view of views) this.#store(view.sku, toShopFields(view, this.#fields));
			});
		this.#isWhole = true;
	}

	#store(sku: string, fields: ShopFields): void {
		this.#state.run('insert or replace into temp.shop_products (sku, fields) values (?, ?)', sku, JSON.stringify(fields));
	}
}
