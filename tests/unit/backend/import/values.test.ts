import { parseMeasure } from '@titraj/backend/import/attributes/value-kinds.ts';
import { multiply } from '@titraj/backend/import/values/decimal.ts';
import { detectDecimal, parseAmount, parseNumber } from '@titraj/backend/import/values/parse-amount.ts';
import { parseBoolean } from '@titraj/backend/import/values/parse-boolean.ts';
import { parseMoment } from '@titraj/backend/import/values/parse-moment.ts';
import { parseWeight } from '@titraj/backend/import/values/parse-weight.ts';
import { toHtml } from '@titraj/backend/import/values/plain-text.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

test.each([
	['da', true],
	[' TRUE ', true],
	['✓', true],
	['Ne', false],
	['0', false],
	['možda', null],
	['', null],
])('the word %j of a feed means %s', (text, value) => expect(parseBoolean(text)).toBe(value));

describe('amounts', () => {
	test.each([
		['1.234,50 kn', ',', '1234.50', 'HRK'],
		['EUR 12.00', '.', '12.00', 'EUR'],
		['$5', '.', '5', 'USD'],
		['1 234 567,8 €', ',', '1234567.8', 'EUR'],
		["1'234.50", '.', '1234.50', null],
		['1,234,567.00', '.', '1234567.00', null],
		['007,50', ',', '7.50', null],
		['-3', ',', '-3', null],
	] as const)('%s with a decimal %s is %s %s', (text, decimal, value, currency) => expect(parseAmount(text, decimal)).toEqual({ value, currency }));

	test.each([
		['12.50', ','],
		['1,50', '.'],
		['1.23.456', ','],
		['12,34,56', '.'],
		['1.234.56', ','],
		['', '.'],
		['free', '.'],
		['12 dana', '.'],
		['€12€', '.'],
		['1e5', '.'],
		['12-15', '.'],
		['NaN', '.'],
	] as const)('%s with a decimal %s is none', (text, decimal) => expect(parseAmount(text, decimal)).toBeNull());

	test('keep every digit, with any grouping and sign', () => {
		fc.assert(
			fc.property(
				fc.bigInt({ min: 0n, max: 10n ** 15n }),
				fc.stringMatching(/^\d{0,4}$/),
				fc.constantFrom(',' as const, '.' as const),
				fc.boolean(),
				(whole, fraction, decimal, isGrouped) => {
					const digits = isGrouped ? String(whole).replaceAll(/\B(?=(\d{3})+$)/g, decimal === ',' ? '.' : ',') : String(whole);
					expect(parseNumber(fraction === '' ? digits : `${digits}${decimal}${fraction}`, decimal)).toBe(
						fraction === '' ? String(whole) : `${whole}.${fraction}`,
					);
				},
			),
		);
	});

	test.each([
		[['12,50', '1.234,00', '5'], ','],
		[['12.50', '1,234.00'], '.'],
		[['1.234', '12'], null],
		[['1.234', '3,5'], ','],
		[[], null],
	])('of %j the decimal sign is %s', (amounts, sign) => expect(detectDecimal(amounts)).toBe(sign));
});

describe('products of decimals', () => {
	test.each([
		['255.06', '0.92', 4, '234.6552'],
		['0.005', '1', 2, '0.01'],
		['0.0049', '1', 2, '0.00'],
		['1.005', '100', 0, '101'],
		['99.9', '0.9', 2, '89.91'],
	])('%s × %s to %i places is %s', (value, factor, places, product) => expect(multiply(value, factor, places)).toBe(product));

	test('are exact, without floating-point errors', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 0, max: 10 ** 6 }), (cents, rate) => {
				const exact = BigInt(cents) * BigInt(rate);
				const product = multiply(
					`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
					`${Math.floor(rate / 10_000)}.${String(rate % 10_000).padStart(4, '0')}`,
					6,
				);
				expect(BigInt(product.replace('.', ''))).toBe(exact);
			}),
		);
	});
});

describe('measures', () => {
	test.each([
		['165 Hz', ',', 165, 'Hz'],
		['24,5"', ',', 24.5, '"'],
		['1.35 V', ',', 1.35, 'V'],
		['-12.5°C', '.', -12.5, '°C'],
		['1.000 mm', ',', 1000, 'mm'],
		['0.375 l', ',', 0.375, 'l'],
		['400 cd/m²', ',', 400, 'cd/m²'],
		[7.25, ',', 7.25, null],
	] as const)('%s with a decimal %s is %d %s', (text, decimal, number, unit) => expect(parseMeasure(text, decimal)).toEqual({ number, unit }));

	test.each(['007', '1.2.3', '10 x 20 cm', '4K i HDR', 'DDR4', '2 × M.2', '16:9', '4006381333931', '', 'IP67', '12-15 V', true, null])(
		'%s is no measure',
		(value) => expect(parseMeasure(value, ',')).toBeNull(),
	);
});

test.each([
	['1,2 kg', null, 1200],
	['0.45', 'kg', 450],
	['350', 'g', 350],
	['350', null, null],
	['0,0004 kg', null, null],
	['1 lb', null, 454],
	['teško', 'kg', null],
])('a weight of %s in a column of %s is %s grams', (text, unit, grams) => expect(parseWeight(text, ',', unit)).toBe(grams));

test.each([
	['2026-11-20', 'start', '2026-11-19T23:00:00.000Z'],
	['20.11.2026.', 'end', '2026-11-20T23:00:00.000Z'],
	['2026-07-01 00:00:00', 'start', '2026-06-30T22:00:00.000Z'],
	['2026-11-20T10:00+0100', 'start', '2026-11-20T10:00:00+01:00'],
	['2026-02-30', 'start', null],
	['31/12/2026', 'start', null],
	['sutra', 'end', null],
] as const)('%s as the %s of a period is %s', (text, edge, moment) => expect(parseMoment(text, edge)).toBe(moment));

test.each([
	['a < b & c', '<p>a &lt; b &amp; c</p>'],
	['jedan\r\ndva\n\ntri', '<p>jedan<br>dva</p><p>tri</p>'],
	['<b>već HTML</b>', '<b>već HTML</b>'],
	['  ', ''],
])('a description %j becomes %j', (text, html) => expect(toHtml(text)).toBe(html));
