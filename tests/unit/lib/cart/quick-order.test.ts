import { describe, expect, test } from 'vitest';
import { judgeLine, NO_ORDER, type OrderedProduct, piecesOf, type QuickOrder, stepQuickOrder } from '#lib/cart/quick-order.ts';

const product: OrderedProduct = {
	title: 'Zaslon',
	url: '/zaslon/',
	cartCode: 'product-1',
	picture: { src: '/a.svg', width: 1, height: 1, alt: '', sizes: [] } as unknown as OrderedProduct['picture'],
	price: { minor: 100, currency: 'EUR' },
	available: true,
	isShared: false,
};
const order = (...lines: [string, number | null][]): QuickOrder =>
	stepQuickOrder(NO_ORDER, { kind: 'add', lines: lines.map(([code, quantity]) => ({ code, quantity })) });

describe('the state of a line depends on the product of its code', () => {
	test.each([
		['not requested yet', undefined, 1, 'checking', 0],
		['no product', null, 1, 'unknown', 0],
		['nothing in stock', { ...product, available: false }, 1, 'unavailable', 0],
		['no quantity', product, null, 'quantity', 0],
		['more than in stock', { ...product, limit: 2 }, 5, 'less', 2],
		['a code of several products', { ...product, isShared: true }, 3, 'shared', 3],
		['all in stock', { ...product, limit: 5 }, 5, 'ready', 5],
	] as const)('%s', (_, found, quantity, verdict, pieces) => {
		const line = { id: 1, code: 'A', quantity, product: found };
		expect(judgeLine(line)).toBe(verdict);
		expect(piecesOf(line)).toBe(pieces);
	});
});

describe('steps', () => {
	test('a known code gets more pieces in any spelling, and keeps its product', () => {
		const found = stepQuickOrder(order(['MON-1', 2]), { kind: 'found', products: new Map([['MON-1', product]]) });
		const { lines } = stepQuickOrder(found, { kind: 'add', lines: [{ code: 'mon 1', quantity: 3 }] });
		expect(lines).toMatchObject([{ code: 'MON-1', quantity: 5, product: { title: 'Zaslon' } }]);
	});

	test('the order holds 500 lines and reports how many did not fit', () => {
		const many = order(...Array.from({ length: 620 }, (_, place): [string, number] => [`K-${place}`, 1]));
		expect([many.lines.length, many.dropped]).toEqual([500, 120]);
	});

	test('a corrected code is looked up again; results of other codes do not affect it', () => {
		const first = stepQuickOrder(order(['MNO-1', 1]), { kind: 'found', products: new Map([['MNO-1', null]]) });
		const id = first.lines[0]?.id ?? 0;
		const corrected = stepQuickOrder(first, { kind: 'code', id, code: 'MON-1' });
		expect(corrected.lines[0]?.product).toBeUndefined();
		expect(stepQuickOrder(corrected, { kind: 'found', products: new Map([['MNO-1', product]]) }).lines[0]?.product).toBeUndefined();
	});

	test('added lines are removed, others stay; ids are never reused', () => {
		const two = order(['A1', 1], ['B2', 1]);
		const [first, second] = two.lines;
		const left = stepQuickOrder(two, { kind: 'added', pieces: new Map([[first?.id ?? 0, 1]]) });
		expect(left.lines).toEqual([second]);
		const cleared = stepQuickOrder(left, { kind: 'clear' });
		const again = stepQuickOrder(cleared, { kind: 'add', lines: [{ code: 'C3', quantity: 1 }] });
		expect(again.lines[0]?.id).toBe(3);
	});

	test.each([
		['all of it', 5, undefined, 5, []],
		['part of it', 5, undefined, 2, [3]],
		['none of it', 5, undefined, 0, [5]],
		['the maximum per buyer', 9, 4, 4, []],
		['part of the maximum per buyer', 9, 4, 1, [3]],
	] as const)('the cart took %s: what it did not take stays in the line', (_, quantity, limit, taken, left) => {
		const found = stepQuickOrder(order(['A1', quantity]), { kind: 'found', products: new Map([['A1', { ...product, ...(limit && { limit }) }]]) });
		const { lines } = stepQuickOrder(found, { kind: 'added', pieces: new Map([[1, taken]]) });
		expect(lines.map((line) => line.quantity)).toEqual(left);
	});
});
