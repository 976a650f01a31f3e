import { findPlaceError, findRule, rulesFor, type ShippingPlan, type ShippingZone, toPlace } from '@titraj/backend/shipping/shipping-plan.ts';
import { type ShippingRule, toShippingCents } from '@titraj/backend/shipping/shipping-rules.ts';
import { toParcel } from '@titraj/backend/shipping/to-parcel.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const rule = (code: string, more: Partial<ShippingRule> = {}): ShippingRule => ({
	...{ code, kind: 'home', titles: { hr: code, en: code }, own: {}, basis: 'value', bands: [{ above: 0, cents: 3_99 }], freeOverCents: null },
	...{ maximumGrams: null, maximumSizeMm: null, takesBulky: true, onlyBulky: false, bulkyCents: 0, takesCash: false, days: [1, 2], choice: 0 },
	...more,
});
const zone = (areas: [country: string, from?: string, to?: string][], ...rules: ShippingRule[]): ShippingZone => ({
	areas: areas.map(([country, from = null, to = from]) => ({ country, from, to })),
	rules,
});
const plan: ShippingPlan = {
	zones: [
		zone([['HR']], rule('mainland')),
		zone(
			[
				['HR', '214'],
				['HR', '20221', '20290'],
			],
			rule('island'),
			rule('box', { kind: 'locker' }),
		),
		zone([['SI', '1000', '1999']], rule('ljubljana')),
		zone([['DE']], rule('germany')),
	],
	pickup: [rule('pickup', { kind: 'pickup' })],
	countries: ['HR', 'SI'],
	defaultGrams: 500,
};
const codes = (country: string, postcode: string) => rulesFor(plan, { country, postcode }).map(({ code }) => code);

describe('the zone of an address', () => {
	it.each([
		['a country', 'HR', '10000', ['mainland', 'pickup'], null],
		['a postcode prefix, before the country', 'HR', '21480', ['island', 'box', 'pickup'], null],
		['the first postcode of a range', 'HR', '20221', ['island', 'box', 'pickup'], null],
		['the last postcode of a range', 'HR', '20290', ['island', 'box', 'pickup'], null],
		['a postcode outside the range', 'HR', '20291', ['mainland', 'pickup'], null],
		['a postcode outside every zone', 'SI', '2000', ['pickup'], 'error_shipping_postcode'],
		['a country that the market excludes', 'DE', '10115', ['pickup'], 'error_shipping_country'],
		['a country outside every zone', 'IT', '00100', ['pickup'], 'error_shipping_country'],
		['an invalid postcode of the country', 'SI', '99', ['pickup'], 'error_postcode_invalid'],
	])('goes by %s', (_title, country, postcode, expected, error) => {
		expect(codes(country, postcode)).toEqual(expected);
		expect(findPlaceError(plan, { country, postcode })).toBe(error);
	});

	it('is that of the first country without an address', () => {
		expect(rulesFor(plan, null).map(({ code }) => code)).toEqual(['mainland', 'pickup']);
		expect(rulesFor({ ...plan, zones: [], countries: [] }, null).map(({ code }) => code)).toEqual(['pickup']);
	});

	it('is that of the locker for a locker method', () => {
		const places = { locker: { country: 'HR', postcode: '21480' }, address: { country: 'HR', postcode: '10000' } };
		expect(toPlace(plan, 'box', places)).toBe(places.locker);
		expect(toPlace(plan, 'mainland', places)).toBe(places.address);
		expect(findRule(plan, 'box', toPlace(plan, 'box', places))?.code).toBe('box');
	});
});

describe('the price of a delivery', () => {
	const parcel = { goodsCents: 50_00, grams: 5_000, bulkyPieces: 0, sized: [] };
	const byWeight = rule('w', {
		basis: 'weight',
		bands: [
			{ above: 0, cents: 9_90 },
			{ above: 5_000, cents: 14_90 },
		],
		freeOverCents: 150_00,
	});

	it.each([
		['the lower band up to the limit', byWeight, parcel, 9_90],
		['the higher band above the limit', byWeight, { ...parcel, grams: 5_001 }, 14_90],
		['the lowest band without a weight', byWeight, { ...parcel, grams: 0 }, 9_90],
		['not free at the amount for free delivery', byWeight, { ...parcel, goodsCents: 150_00 }, 9_90],
		['free above that amount', byWeight, { ...parcel, goodsCents: 150_01 }, 0],
		['with a surcharge for bulky goods, also for free delivery', { ...byWeight, bulkyCents: 20_00 }, { ...parcel, goodsCents: 200_00, bulkyPieces: 2 }, 40_00],
		[
			'by the value of the goods',
			rule('v', {
				bands: [
					{ above: 0, cents: 5_00 },
					{ above: 30_00, cents: 3_00 },
				],
			}),
			parcel,
			3_00,
		],
	])('is %s', (_title, way, sent, cents) => {
		expect(toShippingCents(way, sent)).toBe(cents);
	});

	it('is always one of the bands', () => {
		const bands = fc.uniqueArray(fc.record({ above: fc.integer({ min: 1, max: 100_000 }), cents: fc.nat(10_000) }), {
			selector: ({ above }) => above,
			maxLength: 8,
		});
		fc.assert(
			fc.property(bands, fc.nat(200_000), (more, grams) => {
				const all = [{ above: 0, cents: 1 }, ...more.toSorted((a, b) => a.above - b.above)];
				const cents = toShippingCents(rule('w', { basis: 'weight', bands: all }), { ...parcel, grams });
				expect(cents).toBe(all.filter(({ above }) => above === 0 || above < grams).at(-1)?.cents);
			}),
		);
	});

	it('uses the default weight for pieces without one, leaves out unknown sizes, and ignores lines that cannot be bought', () => {
		const line = { isSent: true, weight_grams: null, size_mm: null, bulky: false };
		expect(
			toParcel(
				[
					{ ...line, qty: 2 },
					{ ...line, qty: 3, weight_grams: 100, size_mm: [300, 200, 100], bulky: true },
					{ ...line, qty: 9, isSent: false, bulky: true },
				],
				500,
			),
		).toEqual({ grams: 1_300, bulkyPieces: 3, sized: [{ qty: 3, sizeMm: [300, 200, 100] }] });
	});
});
