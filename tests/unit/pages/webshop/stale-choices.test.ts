import { describe, expect, it } from 'vitest';
import { toChosen } from '#components/checkout/delivery/to-chosen.ts';
import { toRates } from '#pages/webshop/payment/to-rates.ts';

describe('instalments', () => {
	const card = { instalments: [2, 3, 6].map((count) => ({ count, amount: 10 })) };
	it.each([
		['that the payment method has stay', card, 6, 6],
		['that the total no longer allows become one', card, 12, 1],
		['of a payment method without instalments become one', { instalments: [] }, 6, 1],
		['without a chosen payment method become one', undefined, 6, 1],
		['of a single payment stay one', card, 1, 1],
	])('%s', (_title, method, chosen, rates) => {
		expect(toRates(method, chosen)).toBe(rates);
	});
});

describe('the choice for a parcel', () => {
	const courier = { code: 'courier', delivery_dates: ['2026-11-24', '2026-11-25'] };
	const known = { id: 1, code: 'courier', title: 'Kurirska dostava' };
	it.each([
		['keeps a day that is still available', courier, { ...known, day: '2026-11-25' }, { code: 'courier', day: '2026-11-25' }],
		['drops a day that has passed', courier, { ...known, day: '2026-11-23' }, { code: 'courier' }],
		[
			'keeps the store',
			{ code: 'pickup', delivery_dates: [] },
			{ ...known, code: 'pickup', location: { id: 7, title: 'Ilica' } },
			{ code: 'pickup', location: 7 },
		],
		['of another delivery method is ignored', courier, { ...known, code: 'pickup', day: '2026-11-25' }, { code: 'courier' }],
		['is empty before one was made', undefined, undefined, { code: null }],
	])('%s', (_title, method, before, chosen) => {
		expect(toChosen(method, before)).toEqual(chosen);
	});
});
