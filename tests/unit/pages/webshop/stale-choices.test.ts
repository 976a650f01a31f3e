import { describe, expect, it } from 'vitest';
import { toRates } from '#pages/webshop/payment/to-rates.ts';
import { toChosen } from '#pages/webshop/shipping/to-chosen.ts';

describe('rates', () => {
	const card = { instalments: [2, 3, 6].map((count) => ({ count, amount: 10 })) };
	it.each([
		['that the way to pay has stay', card, 6, 6],
		['that the total no longer allows are one', card, 12, 1],
		['of a way to pay without any are one', { instalments: [] }, 6, 1],
		['before a way to pay is chosen are one', undefined, 6, 1],
		['at once are one', card, 1, 1],
	])('%s', (_title, method, chosen, rates) => {
		expect(toRates(method, chosen)).toBe(rates);
	});
});

describe('the choice for a parcel', () => {
	const courier = { code: 'courier', delivery_dates: ['2026-11-24', '2026-11-25'] };
	const known = { id: 1, code: 'courier', title: 'Kurirska dostava' };
	it.each([
		['keeps a day that can be had', courier, { ...known, day: '2026-11-25' }, { code: 'courier', day: '2026-11-25' }],
		['drops a day that went by', courier, { ...known, day: '2026-11-23' }, { code: 'courier' }],
		[
			'keeps the store',
			{ code: 'pickup', delivery_dates: [] },
			{ ...known, code: 'pickup', location: { id: 7, title: 'Ilica' } },
			{ code: 'pickup', location: 7 },
		],
		['of another way of delivery says nothing of this one', courier, { ...known, code: 'pickup', day: '2026-11-25' }, { code: 'courier' }],
		['is none before one was made', undefined, undefined, { code: null }],
	])('%s', (_title, method, before, chosen) => {
		expect(toChosen(method, before)).toEqual(chosen);
	});
});
