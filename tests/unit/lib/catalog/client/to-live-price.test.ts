import type { PriceQty } from '@titraj/contract/price-qty.ts';
import { describe, expect, it } from 'vitest';
import { type Sellable, toLivePrice } from '#lib/catalog/client/to-live-price.ts';
import { eur } from '#tests/support/sample-product.ts';

const item: PriceQty = {
	id: 7,
	price_custom: 100,
	basic_price_custom: 100,
	discount_percent_custom: 0,
	extra_price_lowest: null,
	is_available: true,
	available_qty: 4,
	maximum_qty: null,
};
const built: Sellable = {
	price: { price: eur(20000), unit: { price: eur(200), description: 'm' }, instalments: { count: 12, amount: eur(1667) } },
	available: false,
	stock: 0,
};

describe('toLivePrice', () => {
	it('takes price and stock from the response', () => {
		expect(toLivePrice(item, built)).toMatchObject({ available: true, stock: 4, price: { price: eur(10000) } });
	});
	it('shows a sale only when the regular price is higher (Spec 4)', () => {
		expect(toLivePrice(item, built).price.regularPrice).toBeUndefined();
		const sale = toLivePrice({ ...item, basic_price_custom: '125,00 €', discount_percent_custom: 20, extra_price_lowest: 110 }, built);
		expect(sale.price).toMatchObject({ regularPrice: eur(12500), percent: 9, lowestPrice30Days: eur(11000) });
	});
	it('adjusts unit price and instalments in proportion to the price', () => {
		expect(toLivePrice(item, built).price).toMatchObject({ unit: { price: eur(100) }, instalments: { amount: eur(833), last: eur(837) } });
	});
	it('computes them from the product’s exact values, not from rounded amounts', () => {
		const drum: Sellable = {
			...built,
			price: { price: eur(9999), unit: { price: eur(33), description: 'm', quantity: 305 }, instalments: { count: 12, amount: eur(833), last: eur(836) } },
		};
		expect(toLivePrice(item, drum).price).toMatchObject({ unit: { price: eur(33) }, instalments: { amount: eur(833), last: eur(837) } });
		const dearer = toLivePrice({ ...item, price_custom: 450.01, basic_price_custom: 450.01 }, drum).price;
		expect(dearer).toMatchObject({ unit: { price: eur(148) }, instalments: { amount: eur(3750), last: eur(3751) } });
		expect(toLivePrice({ ...item, price_custom: 99.99, basic_price_custom: 99.99 }, drum).price).toEqual(drum.price);
	});
	it.each([0, 100])('shows no unit price if the page was built with a price of 0 and %i cents per unit', (minor) => {
		const free: Sellable = { ...built, price: { price: eur(0), unit: { price: eur(minor), description: 'm' } } };
		expect(toLivePrice(item, free).price.unit).toBeUndefined();
	});
	it('keeps the built price if the new one is invalid', () => {
		expect(toLivePrice({ ...item, price_custom: 'na upit' }, built).price).toBe(built.price);
	});
	it('says whether goods are available to order, and in how many days they are sent, only if the backend does', () => {
		const backorderOf = (change: Partial<PriceQty>) => toLivePrice({ ...item, available_qty: 0, ...change }, built).backorder;
		expect([backorderOf({ backorder: { days: 5 } }), backorderOf({ backorder: { days: null } })]).toEqual([{ days: 5 }, {}]);
		expect([backorderOf({ backorder: null }), backorderOf({})]).toEqual([undefined, undefined]);
	});
	it('never shows a negative stock', () => {
		expect(toLivePrice({ ...item, available_qty: -2 }, built).stock).toBe(0);
	});
});
