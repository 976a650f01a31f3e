import type { Order } from '@titraj/contract/orders.ts';
import { expect, test } from 'vitest';
import { describeLines, readLines, toReturnableLines } from '#pages/webshop/withdrawal/returnable-lines.ts';

const lineOf = (id: number, qty: number) => ({ id, qty, item: { title: `Kabel ${id}`, code: `K-${id}` } });
const order = (returned: readonly { id: number; qty: number }[]) => {
	const parcels = [{ items: [lineOf(1, 3), lineOf(2, 1)] }] as unknown as Order['parcels'];
	const lines = returned.map((line) => ({ ...line, title: '' }));
	return { parcels, withdrawals: [{ reference: 'OD-1', datetime: '', return_until: '', is_whole: false, lines }] };
};

test('pieces of an earlier withdrawal are not offered again', () => {
	expect(toReturnableLines(order([])).map(({ id, most }) => [id, most])).toEqual([
		[1, 3],
		[2, 1],
	]);
	expect(
		toReturnableLines(
			order([
				{ id: 1, qty: 2 },
				{ id: 2, qty: 1 },
			]),
		).map(({ id, most }) => [id, most]),
	).toEqual([[1, 1]]);
});

test('only whole pieces of the order’s own lines are accepted from the form', () => {
	const lines = toReturnableLines(order([]));
	const chosen = readLines({ 'line-1': '2', 'line-2': '0', 'line-9': '1', name: '3' }, lines);
	expect(chosen).toEqual([{ id: 1, qty: 2 }]);
	expect(describeLines(chosen, lines)).toBe('2 × Kabel 1 (K-1)');
	expect(readLines({ 'line-1': '-1', 'line-2': '1.5' }, lines)).toEqual([]);
});
