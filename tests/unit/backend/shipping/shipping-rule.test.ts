import { toShippingMethods } from '@titraj/backend/shipping/index.ts';
import { type Parcel, type ShippingRule, toMissingForFree, toShippingCents } from '@titraj/backend/shipping/shipping-rules.ts';
import { defineShippingRule } from '@titraj/contract/shop/define-shipping-rule.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shippingPrice } from '#examples/garden-shop/shipping/price.ts';

const FACTS = { method: 'home', kind: 'home', currency: 'EUR', goodsCents: 10_00, grams: 500, bulkyPieces: 0, cents: 4_00 } as const;
const table: ShippingRule = {
	...{
		code: 'home',
		kind: 'home',
		titles: { hr: 'Dostava', en: 'Delivery' },
		own: {},
		basis: 'value',
		bands: [{ above: 0, cents: 4_00 }],
		freeOverCents: 60_00,
	},
	...{ maximumGrams: null, maximumSizeMm: null, takesBulky: true, onlyBulky: false, bulkyCents: 0, takesCash: true, days: [1, 2], choice: 1 },
};
const dispatch = { cutOff: null, pickupUntil: null, closedDays: new Set<string>() };
const parcels = fc.record<Parcel>({ goodsCents: fc.nat(1_000_00), grams: fc.nat(50_000), bulkyPieces: fc.nat(20), sized: fc.constant([]) });

test('a parcel costs the same in the list of methods as it is charged, for any parcel and any rule', () => {
	fc.assert(
		fc.property(parcels, fc.nat(500), fc.nat(3_00), (parcel, more, each) => {
			const own = defineShippingRule(({ bulkyPieces, cents }) => cents + more + bulkyPieces * each);
			const rule: ShippingRule = { ...table, ownCents: (sent, cents) => own({ ...FACTS, ...sent, cents }) };
			const charged = toShippingCents(rule, parcel);
			expect(charged).toBe(toShippingCents(table, parcel) + more + parcel.bulkyPieces * each);
			const [method] = toShippingMethods([rule], {
				parcel,
				now: new Date('2026-11-02T08:00:00Z'),
				dispatch,
				reader: { market: 'hr', textLang: 'hr' },
				lockers: true,
				waitsForStock: false,
			});
			expect(Math.round(Number(method?.amount) * 100)).toBe(charged);
			expect(method?.free_over).toBeNull();
			expect(toMissingForFree(rule, parcel)).toBeNull();
		}),
	);
});

test.each([
	['a fraction', 1.5],
	['a negative price', -1],
	['no number', Number.NaN],
	['infinity', Number.POSITIVE_INFINITY],
])('a shipping rule that returns %s is refused', (_what, cents) => {
	expect(() => defineShippingRule(() => cents)(FACTS)).toThrow(/whole number from 0/);
});

test('the garden charges bulky plants to an address alone', () => {
	expect(shippingPrice({ ...FACTS, bulkyPieces: 3 })).toBe(7_00);
	expect(shippingPrice({ ...FACTS, kind: 'pickup', cents: 0, bulkyPieces: 3 })).toBe(0);
});
