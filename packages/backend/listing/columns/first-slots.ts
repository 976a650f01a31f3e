import type { Sort } from '../../catalog/products/product-order.ts';
import { compareTexts } from './code-point-order.ts';
import type { ProductColumns } from './product-columns.ts';

/** Negative if slot `a` comes before `b`. */
export type Compare = (a: number, b: number) => number;

const at = (column: Int32Array | Uint8Array | Float64Array, slot: number): number => column[slot] ?? 0;

/** The sort orders of `product-order.ts` over columns; null for relevance. */
export function toCompare(columns: ProductColumns, sort: Sort): Compare | null {
	const { id, cents, sold, stocked, created, rate, votes, titles, reduced, lowest } = columns;
	const newest: Compare = (a, b) => at(id, b) - at(id, a);
	const reduction = (slot: number) => (at(reduced, slot) === 1 ? 1 - at(cents, slot) / at(lowest, slot) : 0);
	switch (sort) {
		case 'best_selling':
			return (a, b) => at(stocked, b) - at(stocked, a) || at(sold, b) - at(sold, a) || newest(a, b);
		case 'new':
			return (a, b) => at(stocked, b) - at(stocked, a) || at(created, b) - at(created, a) || newest(a, b);
		case 'price_asc':
			return (a, b) => at(cents, a) - at(cents, b) || newest(b, a);
		case 'price_desc':
			return (a, b) => at(cents, b) - at(cents, a) || newest(a, b);
		case 'title':
			return (a, b) => compareTexts(titles[a] ?? '', titles[b] ?? '') || newest(b, a);
		case 'discount':
			return (a, b) => reduction(b) - reduction(a) || at(sold, b) - at(sold, a) || newest(a, b);
		case 'rate':
			return (a, b) => at(rate, b) - at(rate, a) || at(votes, b) - at(votes, a) || newest(a, b);
		case 'id':
			return (a, b) => newest(b, a);
		case 'relevance':
			return null;
	}
}

/**
 * The first `count` slots in order. Keeps them in a heap whose root is the last of them. Most slots take one comparison if it begins with the slots that come first
 * among equals: the newest in the usual orders.
 */
export function firstSlots(
	{ slots, length }: { slots: Int32Array; length: number },
	count: number,
	compare: Compare,
	begin: 'newest' | 'oldest' = 'newest',
): number[] {
	const heap: number[] = [];
	if (count <= 0) return heap;
	for (let step = 0; step < length; step += 1) {
		const slot = slots[begin === 'newest' ? length - 1 - step : step] ?? 0;
		if (heap.length < count) {
			heap.push(slot);
			siftUp(heap, compare);
		} else if (compare(slot, heap[0] ?? 0) < 0) {
			heap[0] = slot;
			siftDown(heap, compare);
		}
	}
	return heap.sort(compare);
}

function siftUp(heap: number[], compare: Compare): void {
	for (let place = heap.length - 1; place > 0; ) {
		const parent = (place - 1) >> 1;
		const [slot = 0, above = 0] = [heap[place], heap[parent]];
		if (compare(slot, above) <= 0) return;
		heap[place] = above;
		heap[parent] = slot;
		place = parent;
	}
}

function siftDown(heap: number[], compare: Compare): void {
	const slot = heap[0] ?? 0;
	let place = 0;
	for (let child = 1; child < heap.length; child = 2 * place + 1) {
		const right = child + 1;
		if (right < heap.length && compare(heap[right] ?? 0, heap[child] ?? 0) > 0) child = right;
		if (compare(heap[child] ?? 0, slot) <= 0) break;
		heap[place] = heap[child] ?? 0;
		place = child;
	}
	heap[place] = slot;
}
