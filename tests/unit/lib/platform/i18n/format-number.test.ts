import { expect, test } from 'vitest';
import { LANGUAGES } from '#lib/platform/config/languages.ts';
import { decimalMarkOf, formatAmount, formatCount, formatDecimal } from '#lib/platform/i18n/format-number.ts';
import { formatMoney, rememberCurrency } from '#lib/platform/i18n/formats.ts';

const LOCALES = LANGUAGES.map(({ locale }) => locale);
/** Numbers around each separator and each carry. */
const NUMBERS = [
	0, 1, 4, 5, 9, 10, 49, 50, 99, 100, 101, 949, 950, 999, 1000, 1001, 9999, 10_000, 99_949, 99_950, 99_999, 100_000, 123_456, 1_234_567, 99_999_999,
	123_456_789_012,
];
const SIGNED = [...NUMBERS, ...NUMBERS.filter((number) => number > 0).map((number) => -number)];

test.each(LOCALES)('%s: numbers and amounts are formatted as in CLDR, but always with a thousands separator', (locale) => {
	const count = new Intl.NumberFormat(locale, { useGrouping: 'always' });
	const decimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 'always' });
	const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', useGrouping: 'always' });
	expect(decimalMarkOf(locale)).toBe(decimal.format(0.5).charAt(1));
	for (const number of SIGNED) {
		expect(formatCount(number, locale)).toBe(count.format(number));
		expect(formatDecimal(number / 10, locale)).toBe(decimal.format(number / 10));
		expect(formatAmount(number, locale)).toBe(euros.format(number / 100));
		expect(formatMoney({ minor: number, currency: 'EUR' }, locale)).toBe(euros.format(number / 100));
	}
	for (let hundredths = 0; hundredths <= 500; hundredths++) expect(formatDecimal(hundredths / 100, locale)).toBe(decimal.format(hundredths / 100));
});

test.each(['sr-Latn-RS', 'sr-Latn-BA'])('%s: the currency of a market is formatted as its label defines', (locale) => {
	rememberCurrency(locale, 'RSD 0 %s RSD');
	rememberCurrency(locale, 'BAM 2 %s KM');
	const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
	const hundredths = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
	for (const minor of SIGNED) {
		// A number that rounds to zero keeps its sign, as in CLDR.
		expect(formatMoney({ minor, currency: 'RSD' }, locale)).toBe(`${whole.format(minor / 100)}\u00a0RSD`);
		expect(formatMoney({ minor, currency: 'BAM' }, locale)).toBe(`${hundredths.format(minor / 100)}\u00a0KM`);
	}
});

test('a currency of no market is formatted by Intl; a label without a format is ignored', () => {
	rememberCurrency('hr-HR', 'EUR');
	rememberCurrency('hr-HR');
	expect(formatMoney({ minor: 129_900, currency: 'EUR' }, 'hr-HR')).toBe('1.299,00\u00a0€');
	expect(formatMoney({ minor: 129_900, currency: 'USD' }, 'hr-HR')).toBe(new Intl.NumberFormat('hr-HR', { style: 'currency', currency: 'USD' }).format(1299));
});

test.each(['sl-SI', 'it-IT', 'es-ES'])('%s: four-digit numbers have a thousands separator, as on price tags', (locale) => {
	expect(formatMoney({ minor: 122_900, currency: 'EUR' }, locale)).toBe('1.229,00\u00a0€');
	expect(formatMoney({ minor: 122_900, currency: 'RSD' }, locale)).toContain('1.229');
	expect(formatCount(1229, locale)).toBe('1.229');
});
