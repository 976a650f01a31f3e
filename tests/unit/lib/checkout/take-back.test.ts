import { describe, expect, it } from 'vitest';
import type { CartLine, ParcelChoice } from '#lib/cart/cart.ts';
import { toTakeBackOffers } from '#lib/checkout/take-back.ts';

const eur = (minor: number) => ({ minor, currency: 'EUR' });
const line = (change: Partial<CartLine>): CartLine => ({
	...{ id: 1, cartCode: 'c1', title: 'Televizor', url: '/tv/', picture: { src: '/tv.webp', alt: '', width: 160, height: 120 }, quantity: 1 },
	...{ unitPrice: eur(100), total: eur(100), available: true },
	...change,
});
const parcel = (change: Partial<ParcelChoice> = {}): ParcelChoice => ({ id: 1, code: 'courier', title: 'Kurir', ...change });

describe('take-back offers', () => {
	it('are those of the lines that have ways and can be bought', () => {
		const lines = [
			line({ cartCode: 'tv', takeBack: ['collection', 'hand_in'] }),
			line({ cartCode: 'cable' }),
			line({ cartCode: 'gone', takeBack: ['hand_in'], available: false }),
		];
		expect(toTakeBackOffers({ lines, parcels: [parcel()] })).toEqual([{ cartCode: 'tv', title: 'Televizor', ways: ['collection', 'hand_in'] }]);
		expect(toTakeBackOffers({ lines })).toHaveLength(1);
	});

	it.each([
		['a store', { location: { id: 1, title: 'Zagreb' } }],
		['a locker', { locker: { id: 1, title: 'L', address: 'U', postcode: '10000', city: 'Zagreb', country: 'HR', opens: null, closes: null } }],
	])('exclude collection if the goods go to %s', (_title, to) => {
		const lines = [line({ cartCode: 'tv', takeBack: ['collection', 'hand_in'] }), line({ cartCode: 'fridge', takeBack: ['collection'] })];
		expect(toTakeBackOffers({ lines, parcels: [parcel(to)] })).toEqual([{ cartCode: 'tv', title: 'Televizor', ways: ['hand_in'] }]);
	});
});
