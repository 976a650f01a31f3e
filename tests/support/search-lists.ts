import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceAttribute, SourceProduct } from '@titraj/backend/platform/source/catalog.ts';

/** What a shopper typed, and what the first products found must be. */
export interface JudgedSearch {
	readonly text: string;
	/** Codes of categories; any if left out. */
	readonly kinds?: readonly string[];
	readonly attributes?: readonly JudgedAttribute[];
	/** Part of the Croatian title. */
	readonly title?: string;
	/** In major units, inclusive. */
	readonly price_from?: number;
	readonly price_to?: number;
	/** The products are sorted by price. */
	readonly order?: 'asc' | 'desc';
	/** False if the shop does not sell it: nothing may be found. */
	readonly sold?: false;
}

/** A condition on the Croatian value; without one, the product has the attribute. */
interface JudgedAttribute {
	readonly code: string;
	readonly is?: readonly string[];
	readonly contains?: string;
	readonly not?: string;
}

/** The product as the shop sells it. */
export type JudgedProduct = Pick<SourceProduct, 'title' | 'category_code' | 'price_cents' | 'sale_price_cents'> & {
	readonly attributes: readonly SourceAttribute[];
};

/** Number of first results that are judged. */
export const JUDGED = 3;
const FOLDER = join(import.meta.dirname, '../search-lists');

/** The lists, by name and language: lists `a` and `d` to `g` may be used to improve the search, `b` and `c` only to measure it. */
export function readSearchLists(): { list: string; lang: string; searches: readonly JudgedSearch[] }[] {
	return ['a', 'b', 'c', 'd', 'e', 'f', 'g'].flatMap((list) =>
		readdirSync(join(FOLDER, list))
			.sort()
			.map((name) => ({ list, lang: name.replace('.json', ''), searches: JSON.parse(readFileSync(join(FOLDER, list, name), 'utf8')) })),
	);
}

/** Why the first results are wrong; null if they are right. `found` are all first results, `total` their number on all pages. */
export function judgeSearch(search: JudgedSearch, found: readonly JudgedProduct[], total: number): string | null {
	if (search.sold === false) return total === 0 ? null : `${total} products, but the shop sells none: ${found[0]?.title}`;
	if (total === 0) return 'nothing found';
	const first = found.slice(0, JUDGED);
	for (const [place, product] of first.entries()) {
		const wrong = judgeProduct(search, product);
		if (wrong !== null) return `result ${place + 1} is ${product.title}: ${wrong}`;
	}
	const sign = search.order === 'desc' ? -1 : 1;
	const prices = found.map((product) => toPrice(product) * sign);
	if (search.order !== undefined && prices.some((price, place) => price < (prices[place - 1] ?? price))) return 'not sorted by price';
	return null;
}

export function judgeProduct(
	{ kinds, attributes = [], title, price_from = 0, price_to = Number.POSITIVE_INFINITY }: JudgedSearch,
	product: JudgedProduct,
): string | null {
	if (kinds && !kinds.includes(product.category_code)) return `in ${product.category_code}`;
	if (title !== undefined && !product.title.toLowerCase().includes(title.toLowerCase())) return 'another title';
	const price = toPrice(product) / 100;
	if (price < price_from || price > price_to) return `for ${price}`;
	const wrong = attributes.find((attribute) => !hasAttribute(product, attribute));
	return wrong === undefined ? null : `${wrong.code} ${product.attributes.find(({ code }) => code === wrong.code)?.value ?? 'missing'}`;
}

const toPrice = ({ price_cents, sale_price_cents }: JudgedProduct): number => sale_price_cents ?? price_cents;

function hasAttribute(product: JudgedProduct, { code, is, contains, not }: JudgedAttribute): boolean {
	const value = product.attributes.find((attribute) => attribute.code === code)?.value;
	if (value === undefined) return false;
	return (is === undefined || is.includes(value)) && (contains === undefined || value.includes(contains)) && value !== not;
}
