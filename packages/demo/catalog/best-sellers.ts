import type { SourceProduct } from '@titraj/backend/platform/source/catalog.ts';

/** What decides whether a product is a best seller. */
export type Sales = Pick<SourceProduct, 'code' | 'category_code' | 'quantity' | 'sold' | 'visible'>;

/** Products of a page of a list. */
const PAGE = 24;
const MOST_OF_PAGE = 3;

/**
 * Codes of the best sellers of each category. On no page of any category's list, sorted by sales, they are more than one in eight: categories whose best
 * sellers would be too many in the list of a category above them have fewer or none.
 */
export function findBestSellers(products: Iterable<Sales>, { pathOf }: { pathOf: (category: string) => readonly string[] }): Set<string> {
	const sold = Array.from(products).filter(({ quantity, sold, visible }) => visible && quantity > 0 && sold > 0);
	const sizes = new Map([...Map.groupBy(sold, ({ category_code }) => category_code)].map(([code, list]) => [code, list.length]));
	const best = new Set<string>();
	const places = new Map<string, number>();
	const pages = new Map<string, number>();
	const closed = new Set<string>();
	for (const { code, category_code: own } of sold.sort((one, other) => other.sold - one.sold)) {
		const path = pathOf(own).map((category) => [category, count(places, category)] as const);
		if (closed.has(own)) continue;
		const pagesOfPath = path.map(([category, place]) => `${category} ${Math.floor((place - 1) / PAGE)}`);
		const ofOwn = Math.min(MOST_OF_PAGE, Math.floor(((sizes.get(own) ?? 0) * MOST_OF_PAGE) / PAGE));
		const hasRoom = (places.get(own) ?? 0) <= ofOwn && pagesOfPath.every((page) => (pages.get(page) ?? 0) < MOST_OF_PAGE);
		if (!hasRoom) closed.add(own);
		else {
			best.add(code);
			for (const page of pagesOfPath) count(pages, page);
		}
	}
	return best;
}

function count(counts: Map<string, number>, key: string): number {
	const next = (counts.get(key) ?? 0) + 1;
	counts.set(key, next);
	return next;
}
