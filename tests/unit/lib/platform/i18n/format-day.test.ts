import { expect, test } from 'vitest';
import { formatDay } from '#lib/platform/i18n/format-day.ts';
import { formatDays } from '#lib/platform/i18n/format-days.ts';
import { formatDate } from '#lib/platform/i18n/formats.ts';
import { toShopDate } from '#lib/platform/time/shop-time.ts';

test.each([
	['half past midnight in winter', '2026-12-31T23:30:00.000Z', '2027-01-01', '1.\u00a0siječnja 2027.'],
	['half past eleven in winter', '2026-12-31T22:30:00.000Z', '2026-12-31', '31.\u00a0prosinca 2026.'],
	['half past midnight in summer', '2026-07-31T22:30:00.000Z', '2026-08-01', '1.\u00a0kolovoza 2026.'],
	['a time with its own offset', '2026-07-31T23:30:00-05:00', '2026-08-01', '1.\u00a0kolovoza 2026.'],
])('%s is the day in the shop’s time zone', (_, iso, day, text) => {
	expect([toShopDate(iso), formatDay(iso, 'hr-HR')]).toEqual([day, text]);
});

test.each(['2026-12-31', '2026-13-77T00:00'])('%s is no date: it is returned unchanged', (text) => expect(toShopDate(text)).toBe(text.slice(0, 10)));

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

test.each([
	['sl-SI', 'januarja februarja marca aprila maja junija julija avgusta septembra oktobra novembra decembra', '2026'],
	['sr-Latn-RS', 'januara februara marta aprila maja juna jula avgusta septembra oktobra novembra decembra', '2026.'],
	['sr-Latn-ME', 'januara februara marta aprila maja juna jula avgusta septembra oktobra novembra decembra', '2026.'],
	['sr-Latn-BA', 'januara februara marta aprila maja juna jula augusta septembra oktobra novembra decembra', '2026.'],
])('%s: a date has its month in the genitive', (locale, months, year) => {
	const dates = MONTHS.map((month) => formatDate(`2026-${String(month).padStart(2, '0')}-05`, locale));
	expect(dates).toEqual(months.split(' ').map((month) => `5.\u00a0${month} ${year}`));
	expect(formatDay('2026-11-25T12:00:00Z', locale)).toBe(`25.\u00a0novembra ${year}`);
	expect(formatDays('2026-11-25', '2026-11-26', locale)).toContain('26.\u00a0novembra');
});

test('a Wednesday in Montenegro has the local abbreviation', () => {
	expect(formatDays('2026-11-25', '2026-11-25', 'sr-Latn-ME', 'short')).toMatch(/^sri/);
});
