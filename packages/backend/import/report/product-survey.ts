import type { ProductRow } from '../../merchant-api/schemas/product-row.ts';

const SAMPLE = 5;
/** Products from which shares mean something. */
const ENOUGH = 20;
const SPREAD = 10_000;
const MOST = 0.9;
const HEAVY_GRAMS = 300_000;
const HEAVY_SHARE = 0.05;

/** Compares the accepted products of an import with each other, and keeps a random sample of them. */
export class ProductSurvey {
	readonly #random: () => number;
	readonly #sample: ProductRow[] = [];
	readonly #categories = new Set<string>();
	#count = 0;
	#cheapest: [price: number, sku: string] | null = null;
	#dearest: [price: number, sku: string] | null = null;
	#withStock = 0;
	#soldOut = 0;
	#onSale = 0;
	#archived = 0;
	#withPicture = 0;
	readonly #heavy: string[] = [];
	#heavyCount = 0;

	/** `random` returns a number from 0 to 1. */
	constructor(random: () => number = Math.random) {
		this.#random = random;
	}

	add(row: ProductRow): void {
		this.#count += 1;
		this.#keep(row);
		if (row.category_path) this.#categories.add(row.category_path.join(' > '));
		if (row.price) this.#addPrice(Number(row.price.amount), row.sku);
		if (row.price?.sale) this.#onSale += 1;
		if (row.stock !== undefined) this.#withStock += 1;
		if (row.stock?.quantity === 0 && !row.backorder) this.#soldOut += 1;
		if (row.archived === true) this.#archived += 1;
		if (row.images && row.images.length > 0) this.#withPicture += 1;
		if ((row.weight_grams ?? 0) < HEAVY_GRAMS) return;
		this.#heavyCount += 1;
		if (this.#heavy.length < 3) this.#heavy.push(`${row.sku}: ${(row.weight_grams ?? 0) / 1000} kg`);
	}

	/** Five products at most, each with the same chance. */
	get sample(): readonly ProductRow[] {
		return this.#sample;
	}

	/** What makes a merchant look again before shoppers do. */
	warnings(): string[] {
		const share = (part: number) => part / this.#count;
		const isEnough = this.#count >= ENOUGH;
		const found: [boolean, string][] = [
			[
				this.#cheapest !== null && this.#dearest !== null && this.#dearest[0] > this.#cheapest[0] * SPREAD,
				`prices from ${this.#cheapest?.[0]} (${this.#cheapest?.[1]}) to ${this.#dearest?.[0]} (${this.#dearest?.[1]}): is the decimal sign right (--decimal)?`,
			],
			[isEnough && this.#withStock > 0 && this.#soldOut >= this.#withStock * MOST, `${this.#soldOut} of ${this.#withStock} products with a stock are sold out`],
			[isEnough && this.#withStock === 0, 'no product has a stock: new ones will be sold out until it is known (--in-stock)'],
			[isEnough && this.#categories.size === 1, `all products are in one category: ${[...this.#categories].join('')}`],
			[
				this.#heavyCount >= 3 && share(this.#heavyCount) >= HEAVY_SHARE,
				`${this.#heavyCount} products weigh 300 kg or more (${this.#heavy.join(', ')}): is the unit of the weight right?`,
			],
			[isEnough && share(this.#onSale) >= MOST, `${this.#onSale} of ${this.#count} products have a sale price: are regular and sale price exchanged?`],
			[isEnough && share(this.#archived) >= MOST, `${this.#archived} of ${this.#count} products would be off sale: is the column of the visibility right?`],
			[isEnough && this.#withPicture === 0, 'no product has a picture'],
		];
		return found.flatMap(([is, text]) => (is ? [text] : []));
	}

	/** A reservoir: each product has the same chance to stay. */
	#keep(row: ProductRow): void {
		if (this.#sample.length < SAMPLE) this.#sample.push(row);
		else {
			const place = Math.floor(this.#random() * this.#count);
			if (place < SAMPLE) this.#sample[place] = row;
		}
	}

	#addPrice(price: number, sku: string): void {
		if (this.#cheapest === null || price < this.#cheapest[0]) this.#cheapest = [price, sku];
		if (this.#dearest === null || price > this.#dearest[0]) this.#dearest = [price, sku];
	}
}
