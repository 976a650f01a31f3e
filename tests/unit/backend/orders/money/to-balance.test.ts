import { type MoneyFacts, toBalance } from '@titraj/backend/orders/money/to-balance.ts';
import { expect, test } from 'vitest';

const payment = (more: Partial<MoneyFacts['payments'][number]> = {}) => ({ status: 'approved', amount: 10_000, captured: 0, refunded: 0, ...more }) as const;
const ORDER: MoneyFacts = { status: 'paid', totalCents: 10_000, returnedCents: 0, deductedCents: 0, payments: [payment()], underwayCents: 0 };

test.each<[string, Partial<MoneyFacts>, ReturnType<typeof toBalance>]>([
	['paid in full', {}, { paid: 10_000, refunded: 0, charge: 10_000, due: 0, open: 0, refundable: 10_000 }],
	['unpaid', { payments: [payment({ status: 'pending' })] }, { paid: 0, refunded: 0, charge: 10_000, due: 0, open: 0, refundable: 0 }],
	['captured in part', { payments: [payment({ captured: 4000 })] }, { paid: 4000, refunded: 0, charge: 10_000, due: 0, open: 0, refundable: 4000 }],
	['cancelled after payment', { status: 'cancelled' }, { paid: 10_000, refunded: 0, charge: 0, due: 10_000, open: 10_000, refundable: 10_000 }],
	[
		'cancelled, paid back in part, with a refund under way',
		{ status: 'cancelled', payments: [payment({ refunded: 3000 })], underwayCents: 2000 },
		{ paid: 10_000, refunded: 3000, charge: 0, due: 7000, open: 5000, refundable: 5000 },
	],
	[
		'returned in part, with a deduction',
		{ returnedCents: 4000, deductedCents: 500 },
		{ paid: 10_000, refunded: 0, charge: 6500, due: 3500, open: 3500, refundable: 10_000 },
	],
	[
		'returned whole: delivery goes back, too',
		{ status: 'returned', returnedCents: 9500, deductedCents: 500 },
		{ paid: 10_000, refunded: 0, charge: 500, due: 9500, open: 9500, refundable: 10_000 },
	],
])('the money of an order that is %s', (_what, facts, balance) => {
	expect(toBalance({ ...ORDER, ...facts })).toEqual(balance);
});
