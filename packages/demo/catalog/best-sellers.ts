import type { SourceProduct } from '@titraj/backend/platform/source/catalog.ts';

/** What decides whether a product is a best seller. */
export type Sales = Pick<SourceProduct, 'code' | 'category_code' | 'quantity' | 'sale_price_cents' | 'sold' | 'visible'>;

/** Products of a page of a list. */
const PAGE = 24;
const MOST_OF_PAGE = 3;

/**
 * Codes of the best sellers of each category. On no page of any list that contains the category, sorted by sales, they are more than one in eight: categories
 * whose best sellers would be too many there have fewer or none. Reduced products, whose cards show by how much, are none of them.
 */
export function findBestSellers(products: Iterable<Sales>, { listsOf }: { listsOf: (category: string) => readonly string[] }): Set<string> {
	const sold = Array.from(products).filter(({ quantity, sold, visible }) => visible && quantity > 0 && sold > 0);
	const sizes = new Map([...Map.groupBy(sold, ({ category_code }) => category_code)].map(([code, list]) => [code, list.length]));
	const best = new Set<string>();
	const places = new Map<string, number>();
	const pages = new Map<string, number>();
	const closed = new Set<string>();
	for (const { code, category_code: own, sale_price_cents } of sold.sort((one, other) => other.sold - one.sold)) {
		const lists = listsOf(own).map((list) => [list, count(places, list)] as const);
		if (closed.has(own)) continue;
		const ownPages = lists.map(([list, place]) => `${list} ${Math.floor((place - 1) / PAGE)}`);
		const ofOwn = Math.min(MOST_OF_PAGE, Math.floor(((sizes.get(own) ?? 0) * MOST_OF_PAGE) / PAGE));
		const hasRoom = (places.get(own) ?? 0) <= ofOwn && ownPages.every((page) => (pages.get(page) ?? 0) < MOST_OF_PAGE);
		if (!hasRoom) closed.add(own);
		else if (sale_price_cents === null) {
			best.add(code);
			for (const page of ownPages) count(pages, page);
		}
	}
	return best;
}

function count(counts: Map<string, number>, key: string): number {
	const next = (counts.get(key) ?? 0) + 1;
	counts.set(key, next);
	return next;
}
