import { localizePrices } from '@titraj/backend/localization/localize-prices.ts';
import { type Currency, currencyOf, fromCents, roundTo, toFewestCents, toWireCurrency } from '@titraj/backend/platform/market/currency.ts';
import { MARKETS } from '@titraj/backend/platform/market/market.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#lib/platform/config/languages.ts';

const cents = fc.integer({ min: 0, max: 2_000_000_00 });
const currencies = fc.constantFrom<Currency>('EUR', 'RSD', 'BAM');

test.each([
	[1, 'EUR', 1],
	[100_00, 'BAM', 195_58],
	[1, 'BAM', 2],
	[9_99, 'BAM', 19_54],
	[100_00, 'RSD', 11_720_00],
	[9_99, 'RSD', 1_171_00],
	[1, 'RSD', 1_00],
	[0, 'RSD', 0],
] as const)('%d cents are %s %d', (euros, currency, hundredths) => expect(fromCents(euros, currency)).toBe(hundredths));

describe('conversion', () => {
	test('is exact to half of the currency’s rounding step', () =>
		fc.assert(
			fc.property(cents, (amount) => {
				expect(fromCents(amount, 'BAM')).toBe(Number((BigInt(amount) * 195_583n * 2n + 100_000n) / 200_000n));
				expect(fromCents(amount, 'RSD')).toBe(Number((BigInt(amount) * 1172n * 2n + 1000n) / 2000n) * 100);
			}),
		));
	test('is monotonic, so that orders and price filters match those in euros', () =>
		fc.assert(
			fc.property(currencies, cents, fc.integer({ min: 0, max: 3_000_000_00 }), (currency, amount, asked) => {
				expect(fromCents(amount + 1, currency)).toBeGreaterThanOrEqual(fromCents(amount, currency));
				expect(fromCents(amount, currency) >= asked).toBe(amount >= toFewestCents(asked, currency));
			}),
		));
	test('leaves euros unchanged, and rounds to whole dinars', () =>
		fc.assert(
			fc.property(cents, (amount) => {
				expect(fromCents(amount, 'EUR')).toBe(amount);
				expect(fromCents(amount, 'RSD') % 100).toBe(0);
				expect(roundTo(amount * 0.15, 'RSD') % 100).toBe(0);
			}),
		));
});

test('each market has its currency and currency format', () => {
	const markets = ['hr', 'at', 'rs', 'ba', 'me'] as const;
	expect(markets.map((market) => toWireCurrency(market).display)).toEqual(['%s €', '€ %s', '%s RSD', '%s KM', '%s €']);
	expect([currencyOf('rs'), currencyOf('ba'), currencyOf('me')]).toEqual(['RSD', 'BAM', 'EUR']);
});

test('the symbol is that of the euro except for rs and ba, in the backend as in the storefront', () => {
	const others: Record<string, string> = { rs: 'RSD', ba: 'BAM' };
	for (const market of MARKETS) expect([market, toWireCurrency(market).symbol]).toEqual([market, others[market] ?? '€']);
	for (const { code, currencySymbol } of LANGUAGES) expect([code, currencySymbol]).toEqual([code, others[code] ?? '€']);
});

test('a product is converted everywhere, including its filters; other values are unchanged', () => {
	const answer = {
		items: [
			{ price_custom: 10, basic_price_custom: 20, extra_price_lowest: null, unitd_price: 0.03, unitd_qty: 400, installments_info: { count: 3, amount: 3.34 } },
		],
		facets: { price: { from: 1, to: 2 } },
		line: { unit_price: 5, total: 10 },
	};
	localizePrices(answer, 'RSD');
	expect(answer).toEqual({
		items: [
			{
				price_custom: 1172,
				basic_price_custom: 2344,
				extra_price_lowest: null,
				unitd_price: 3,
				unitd_qty: 400,
				installments_info: { count: 3, amount: 390, last_amount: 392 },
			},
		],
		facets: { price: { from: 117, to: 234 } },
		line: { unit_price: 5, total: 10 },
	});
});
