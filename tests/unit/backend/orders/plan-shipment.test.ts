import { planShipment, toShippedStatus } from '@titraj/backend/orders/shipments/plan-shipment.ts';
import type { OrderStatus } from '@titraj/contract/order-status.ts';
import { expect, it } from 'vitest';

const PIECES = [
	{ id: 1, title: 'Kabel', qty: 3, shipped: 1 },
	{ id: 2, title: 'Miš', qty: 1, shipped: 0 },
	{ id: 3, title: 'Torba', qty: 2, shipped: 2 },
];

it.each([
	[
		'all that is left',
		null,
		{
			lines: [
				{ line: 1, quantity: 2 },
				{ line: 2, quantity: 1 },
			],
			isLast: true,
		},
	],
	['a part of a line', [{ line: 1, quantity: 1 }], { lines: [{ line: 1, quantity: 1 }], isLast: false }],
	['one of two lines', [{ line: 2, quantity: 1 }], { lines: [{ line: 2, quantity: 1 }], isLast: false }],
	['more than is left', [{ line: 1, quantity: 3 }], { reason: 'of line 1 (Kabel), 2 are left to ship' }],
	['a line that has left', [{ line: 3, quantity: 1 }], { reason: 'of line 3 (Torba), 0 are left to ship' }],
	['a line of another order', [{ line: 9, quantity: 1 }], { reason: 'the order has no line 9' }],
	[
		'a line twice',
		[
			{ line: 1, quantity: 1 },
			{ line: 1, quantity: 1 },
		],
		{ reason: 'a line is named twice' },
	],
	['nothing', [], { reason: 'nothing is left to ship' }],
])('a shipment of %s', (_title, chosen, plan) => {
	expect(planShipment(PIECES, chosen)).toEqual(plan);
});

it('nothing is left of an order that was shipped', () => {
	expect(planShipment([{ id: 1, title: 'Kabel', qty: 1, shipped: 1 }], null)).toEqual({ reason: 'nothing is left to ship' });
});

it.each<[OrderStatus, number, OrderStatus | null]>([
	['received', 0, null],
	['received', 1, 'preparing'],
	['received', 2, 'shipped'],
	['paid', 0, null],
	['paid', 1, 'preparing'],
	['paid', 2, 'shipped'],
	['preparing', 0, null],
	['preparing', 1, null],
	['preparing', 2, 'shipped'],
	['shipped', 2, null],
	['ready_for_pickup', 2, null],
	['completed', 2, null],
	['cancelled', 1, null],
	['returned', 2, null],
	['awaiting_payment', 1, null],
	['payment_failed', 1, null],
	['awaiting_confirmation', 1, null],
])('an order that is %s with %i of 2 pieces shipped becomes %s', (status, shipped, to) => {
	expect(toShippedStatus(status, [{ qty: 2, shipped }])).toBe(to);
});
