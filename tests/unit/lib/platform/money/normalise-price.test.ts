import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalMarkOf } from '#lib/platform/i18n/format-number.ts';
import { type DecimalMark, normalisePrice } from '#lib/platform/money/normalise-price.ts';

/** The money format of each market: locale, currency, decimals. */
const NOTATIONS = [
	['hr', 'hr-HR', 'EUR'],
	['en', 'en-IE', 'EUR'],
	['en with pounds', 'en-GB', 'GBP'],
	['en with dollars', 'en-US', 'USD'],
	['de', 'de-DE', 'EUR'],
	['at', 'de-AT', 'EUR'],
	['rs', 'sr-Latn-RS', 'RSD'],
	['ba', 'bs-Latn-BA', 'BAM'],
	['si', 'sl-SI', 'EUR'],
	['it', 'it-IT', 'EUR'],
	['es', 'es-ES', 'EUR'],
] as const;

const minor = fc.integer({ min: -99_999_999_99, max: 99_999_999_99 });

describe('a price in a market’s format is parsed to the cent', () => {
	test.each(NOTATIONS)('%s', (_, locale, currency) => {
		const shapes = (['symbol', 'code', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
			[true, false].map(
				(useGrouping) => new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay, useGrouping, minimumFractionDigits: 2 }),
			),
		);
		fc.assert(
			fc.property(minor, fc.constantFrom(...shapes), (cents, shape) => {
				expect(normalisePrice(shape.format(cents / 100))).toBe(cents);
			}),
		);
	});

	test.each(NOTATIONS)('%s without decimals', (_, locale, currency) => {
		const format = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 99_999_999 }), (whole) => {
				expect(normalisePrice(format.format(whole))).toBe(whole * 100);
			}),
		);
	});

	test('a number keeps its value, and a text is parsed like the number', () => {
		fc.assert(
			fc.property(minor, (cents) => {
				expect(normalisePrice(cents / 100)).toBe(cents);
				expect(normalisePrice((cents / 100).toFixed(2))).toBe(cents);
			}),
		);
	});

	test.each<[DecimalMark, string]>([
		['.', 'en-GB'],
		[',', 'hr-HR'],
	])('a text of one to four decimals is read with its own decimal mark: %s', (mark, locale) => {
		expect(decimalMarkOf(locale)).toBe(mark);
		const value = fc.record({ digits: fc.integer({ min: 1, max: 4 }), number: fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }) });
		fc.assert(
			fc.property(value, fc.boolean(), fc.constantFrom('', ' €'), ({ digits, number }, useGrouping, sign) => {
				const exact = number / 10 ** digits;
				const text = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping }).format(exact);
				// Rounds half away from zero, in integers.
				const expected = Math.sign(number) * Math.floor((Math.abs(number) * 100 * 2 + 10 ** digits) / (2 * 10 ** digits));
				expect(normalisePrice(text + sign, mark)).toBe(expected + 0);
			}),
		);
	});

	test('a bare text of a backend has a decimal point, with any number of decimals', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 1, max: 4 }), (number, digits) => {
				const text = (number / 10 ** digits).toFixed(digits);
				expect(normalisePrice(text)).toBe(normalisePrice(number / 10 ** digits));
			}),
		);
	});

	test('any text is a whole number of cents or no price', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.stringMatching(/^-?[\d., ]{0,12}( ?(€|KM|RSD|\$|£))?$/)), (text) => {
				const read = normalisePrice(text);
				expect(read === null || Number.isInteger(read)).toBe(true);
			}),
		);
	});
});

describe('normalisePrice', () => {
	test.each<[string | number, number | null]>([
		['1.299,00 €', 1299_00],
		['€1,299.00', 1299_00],
		['12,5 KM', 12_50],
		['KM 1.234.567,8', 1_234_567_80],
		['1.235 RSD', 1235_00],
		['1.235 din.', 1235_00],
		['£ 0.5', 50],
		['$1,299', 1299_00],
		['1.299', 1_30],
		['1,299', 1299_00],
		['1.005', 1_01],
		['1.005 €', 1005_00],
		['1.299.000', 1_299_000_00],
		['0.125', 13],
		['0,005', 1],
		['19.999,995', 20_000_00],
		['−4,20 €', -4_20],
		['7', 7_00],
		['.5', 50],
		['5.', 5_00],
		[0, 0],
		[19.999, 20_00],
		[1.005, 1_01],
		['', null],
		['€', null],
		['na upit', null],
		['1,2,3', null],
		['1..2', null],
		['12.34.567', null],
		['1,234.567,8', null],
		['1e3', null],
		['5-3', null],
		[Number.NaN, null],
		[Number.POSITIVE_INFINITY, null],
	])('%j is %j', (price, expected) => {
		expect(normalisePrice(price)).toBe(expected);
	});
});
