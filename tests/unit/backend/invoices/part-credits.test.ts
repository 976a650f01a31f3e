import { type CreditedReturn, findPartCredits } from '@titraj/backend/invoices/model/part-credits.ts';
import { withoutPieces } from '@titraj/backend/orders/changes/cancel-pieces.ts';
import { worthOf } from '@titraj/backend/orders/index.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const facts = fc.record({
	qty: fc.integer({ min: 2, max: 9 }),
	unit_cents: fc.integer({ min: 100, max: 99_999 }),
	discount_cents: fc.nat(99),
	steps: fc.array(fc.record({ isReturn: fc.boolean(), pieces: fc.integer({ min: 1, max: 3 }) }), { maxLength: 6 }),
});

test('credit notes of cancelled and returned pieces leave of a line exactly what the customer keeps, whatever came first', () => {
	fc.assert(
		fc.property(facts, ({ qty, unit_cents, discount_cents, steps }) => {
			const cents = qty * unit_cents - discount_cents;
			let item = {
				...{ position: 1, qty, unit_cents, discount_cents, coupon_cents: 0, store_qty: 0, backorder_qty: 0 },
				...{ total_cents: cents, cancelled_qty: 0, returned_qty: 0 },
			};
			const returns: CreditedReturn[] = [];
			const keys = new Set<string>();
			const left = { position: 1, qty, cents };
			for (const [place, { isReturn, pieces }] of steps.entries()) {
				if (pieces > item.qty - item.returned_qty) continue;
				if (isReturn) {
					returns.push({ id: place, deducted_cents: 0, lines: [{ position: 1, qty: pieces }] });
					item = { ...item, returned_qty: item.returned_qty + pieces };
				} else item = { ...item, ...withoutPieces(item, pieces), cancelled_qty: item.cancelled_qty + pieces };
				for (const { key, credited } of findPartCredits({ items: [item], returns, isReturned: false, left: [left], isCredited: (each) => keys.has(each) })) {
					expect(keys.has(key)).toBe(false);
					keys.add(key);
					for (const line of credited.kind === 'lines' ? credited.lines : []) {
						left.qty -= line.qty;
						left.cents -= line.cents ?? Number.NaN;
					}
				}
				expect([left.qty, left.cents]).toEqual([item.qty - item.returned_qty, item.total_cents - worthOf(item, item.returned_qty)]);
			}
		}),
		{ numRuns: 2000 },
	);
});

test('a return of pieces that staff have already credited makes no credit note, not even an empty one', () => {
	const item = {
		...{ position: 1, qty: 2, unit_cents: 500, discount_cents: 0, coupon_cents: 0, store_qty: 0, backorder_qty: 0 },
		...{ total_cents: 1000, cancelled_qty: 0, returned_qty: 1 },
	};
	const returns: CreditedReturn[] = [{ id: 7, deducted_cents: 0, lines: [{ position: 1, qty: 1 }] }];
	const find = (left: number) =>
		findPartCredits({ items: [item], returns, isReturned: false, left: [{ position: 1, qty: left, cents: left * 500 }], isCredited: () => false });
	expect(find(2).map(({ key }) => key)).toEqual(['return:7']);
	expect(find(1)).toEqual([]);
});
