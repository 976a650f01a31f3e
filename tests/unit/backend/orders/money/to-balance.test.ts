import { type MoneyFacts, toBalance } from '@titraj/backend/orders/money/to-balance.ts';
import { expect, test } from 'vitest';

const payment = (more: Partial<MoneyFacts['payments'][number]> = {}) =>
	({ provider: 'stripe', status: 'approved', amount: 10_000, captured: 0, refunded: 0, ...more }) as const;
const ORDER: MoneyFacts = { status: 'paid', totalCents: 10_000, returnedCents: 0, deductedCents: 0, payments: [payment()], underwayCents: 0 };

type Sums = Omit<ReturnType<typeof toBalance>, 'toPay' | 'dueToVouchers'>;

test.each<[string, Partial<MoneyFacts>, Sums]>([
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
	expect(toBalance({ ...ORDER, ...facts })).toEqual({ toPay: 10_000, dueToVouchers: 0, ...balance });
});

const voucher = (more: Partial<MoneyFacts['payments'][number]> = {}) => payment({ provider: 'gift_voucher', amount: 4000, captured: 4000, ...more });

test.each<[string, Partial<MoneyFacts>, Partial<ReturnType<typeof toBalance>>]>([
	['waits for the rest', { payments: [voucher(), payment({ status: 'pending', amount: 6000 })] }, { paid: 4000, toPay: 6000, due: 0, refundable: 0 }],
	['is paid', { payments: [voucher(), payment({ amount: 6000 })] }, { paid: 10_000, toPay: 6000, due: 0, dueToVouchers: 0, refundable: 6000 }],
	['is covered', { payments: [voucher({ amount: 10_000, captured: 10_000 })] }, { paid: 10_000, toPay: 0, due: 0, refundable: 0 }],
	[
		'got goods back: other money goes back first',
		{ returnedCents: 7000, payments: [voucher(), payment({ amount: 6000 })] },
		{ charge: 3000, due: 6000, open: 6000, dueToVouchers: 1000 },
	],
	[
		'got goods back, after the other money went back',
		{ returnedCents: 7000, payments: [voucher(), payment({ amount: 6000, refunded: 6000, status: 'refunded' })] },
		{ due: 0, dueToVouchers: 1000, refundable: 0 },
	],
	[
		'is cancelled before the rest came',
		{ status: 'cancelled', payments: [voucher(), payment({ status: 'cancelled', amount: 6000 })] },
		{ due: 0, dueToVouchers: 4000 },
	],
	[
		'is cancelled, and the voucher has its money back',
		{ status: 'cancelled', payments: [voucher({ refunded: 4000, status: 'refunded' })] },
		{ due: 0, dueToVouchers: 0 },
	],
	['costs less than its voucher', { totalCents: 3000, payments: [voucher()] }, { toPay: 0, due: 0, dueToVouchers: 1000 }],
])('an order with a gift voucher that %s', (_what, facts, balance) => {
	expect(toBalance({ ...ORDER, ...facts })).toMatchObject(balance);
});
