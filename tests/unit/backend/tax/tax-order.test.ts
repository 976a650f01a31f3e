import type { CouponRule, PricedLine } from '@titraj/backend/cart/pricing/price-cart.ts';
import { priceCart } from '@titraj/backend/cart/pricing/price-cart.ts';
import type { Currency } from '@titraj/backend/platform/market/currency.ts';
import { spread } from '@titraj/backend/platform/tax/spread.ts';
import { taxOrder } from '@titraj/backend/platform/tax/tax-order.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
const currency = fc.constantFrom<Currency>('EUR', 'BAM', 'RSD');
const percent = fc.constantFrom(25, 22, 13, 9.5, 5, 2.1, 0);
/** Amounts in the smallest unit of a currency: dinars have no hundredths. */
const amountIn = (code: Currency, max: number) => fc.integer({ min: 0, max }).map((cents) => (code === 'RSD' ? cents * 100 : cents));

describe('an amount that is spread', () => {
	it('is the sum of its parts, each within one step of its exact share', () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 0, max: 10_000_000_000 }),
				fc.array(fc.integer({ min: 0, max: 10_000_000_000 }), { minLength: 1, maxLength: 30 }),
				(amount, weights) => {
					const parts = spread(amount, weights);
					const all = sum(weights);
					expect(sum(parts)).toBe(all === 0 ? 0 : amount);
					for (const [place, weight] of weights.entries()) {
						expect(parts[place]).toBeGreaterThanOrEqual(0);
						if (weight === 0) expect(parts[place]).toBe(0);
						else expect(Math.abs((parts[place] ?? 0) - (amount * weight) / all)).toBeLessThan(1.001);
					}
				},
			),
		);
	});
});

describe('the VAT of an order', () => {
	const charges = currency.chain((code) =>
		fc.record({
			currency: fc.constant(code),
			lines: fc.array(fc.record({ cents: amountIn(code, 50_000_000), percent }), { minLength: 1, maxLength: 40 }),
			shipping: fc.array(amountIn(code, 5_000), { minLength: 1, maxLength: 3 }),
			payment: amountIn(code, 500),
		}),
	);

	it('adds up: rates to the total, lines and surcharges to the VAT', () => {
		fc.assert(
			fc.property(charges, (charged) => {
				const tax = taxOrder(charged);
				expect(sum(tax.rates.map(({ cents }) => cents))).toBe(sum(charged.lines.map(({ cents }) => cents)) + sum(charged.shipping) + charged.payment);
				expect(sum(tax.rates.map((rate) => rate.tax))).toBe(tax.total);
				expect(sum(tax.lines) + sum(tax.shipping) + tax.payment).toBe(tax.total);
				for (const rate of tax.rates) {
					const exact = (rate.cents * rate.percent) / (100 + rate.percent);
					expect(Math.abs(rate.tax - exact)).toBeLessThanOrEqual(charged.currency === 'RSD' ? 50.001 : 0.501);
				}
				for (const [place, { cents }] of charged.lines.entries()) expect(tax.lines[place]).toBeLessThanOrEqual(cents);
			}),
		);
	});

	it('is zero for goods at 0 %, and a single sum for goods at one rate', () => {
		const at = (rate: number) => taxOrder({ currency: 'EUR', lines: [{ cents: 35_00, percent: rate }], shipping: [3_99], payment: 1_99 });
		expect(at(0)).toMatchObject({ total: 0, rates: [{ percent: 0, cents: 40_98, tax: 0 }] });
		expect(at(25)).toMatchObject({ total: 8_20, rates: [{ percent: 25, cents: 40_98, tax: 8_20 }] });
	});

	it('spreads shipping over the rates in proportion to the goods', () => {
		const tax = taxOrder({
			currency: 'EUR',
			lines: [
				{ cents: 75_00, percent: 25 },
				{ cents: 25_00, percent: 5 },
			],
			shipping: [4_00],
			payment: 0,
		});
		expect(tax.rates).toEqual([
			{ percent: 25, cents: 78_00, tax: 15_60 },
			{ percent: 5, cents: 26_00, tax: 1_24 },
		]);
		expect(tax.lines).toEqual([15_00, 1_19]);
		expect(tax.shipping).toEqual([65]);
	});

	it('spreads shipping by the number of lines if coupons paid for all goods', () => {
		const lines = [0, 0, 0].map((cents, place) => ({ cents, percent: place === 0 ? 25 : 5 }));
		expect(taxOrder({ currency: 'EUR', lines, shipping: [3_00], payment: 0 }).rates).toEqual([
			{ percent: 25, cents: 1_00, tax: 20 },
			{ percent: 5, cents: 2_00, tax: 10 },
		]);
	});
});

describe('the price of a cart with coupons', () => {
	const line = (code: Currency): fc.Arbitrary<PricedLine> =>
		fc.record({ cents: amountIn(code, 1_000_000), is_available: fc.boolean(), marks: fc.subarray(['A', 'B']), percent });
	const coupon = (code: Currency): fc.Arbitrary<CouponRule> =>
		fc
			.record({ id: fc.integer({ min: 1, max: 9 }), code: fc.constantFrom('A', 'B', 'C'), isPercent: fc.boolean(), amount: amountIn(code, 100_000) })
			.chain(({ id, code: name, isPercent, amount }) =>
				fc.record({
					id: fc.constant(id),
					code: fc.constant(name),
					title: fc.constant(name),
					percent: isPercent ? fc.integer({ min: 1, max: 100 }) : fc.constant(null),
					amount_cents: fc.constant(isPercent ? null : amount),
					minimum_cents: fc.constant(null),
					only_marked: fc.boolean(),
				}),
			);

	it('deducts each coupon from its lines to the cent, and never more than a line costs', () => {
		fc.assert(
			fc.property(
				currency.chain((code) => fc.tuple(fc.constant(code), fc.array(line(code), { maxLength: 20 }), fc.array(coupon(code), { maxLength: 4 }))),
				([code, lines, coupons]) => {
					const price = priceCart({ currency: code, lines, coupons, shipping: undefined, parcel: { grams: 0, bulkyPieces: 0, sized: [] }, payment: undefined });
					expect(sum(price.lineCoupons)).toBe(sum(price.coupons.map(({ cents }) => cents)));
					expect(price.items - sum(price.lineCoupons)).toBe(price.goods);
					for (const [place, { cents, is_available }] of lines.entries()) {
						expect(price.lineCoupons[place]).toBeGreaterThanOrEqual(0);
						expect(price.lineCoupons[place]).toBeLessThanOrEqual(is_available ? cents : 0);
					}
					expect(sum(price.taxes.map(({ cents }) => cents))).toBe(price.total);
					expect(sum(price.taxes.map(({ tax }) => tax))).toBe(price.tax);
				},
			),
		);
	});
});
