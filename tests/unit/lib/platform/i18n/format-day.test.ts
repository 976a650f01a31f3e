import { expect, test } from 'vitest';
import { formatDay } from '#lib/platform/i18n/format-day.ts';
import { toShopDate } from '#lib/platform/time/shop-time.ts';

test.each([
	['half past midnight in winter', '2026-12-31T23:30:00.000Z', '2027-01-01', '1. siječnja 2027.'],
	['half past eleven in winter', '2026-12-31T22:30:00.000Z', '2026-12-31', '31. prosinca 2026.'],
	['half past midnight in summer', '2026-07-31T22:30:00.000Z', '2026-08-01', '1. kolovoza 2026.'],
	['a moment with its own offset', '2026-07-31T23:30:00-05:00', '2026-08-01', '1. kolovoza 2026.'],
])('%s is the day that it is where the shop is', (_, iso, day, text) => {
	expect([toShopDate(iso), formatDay(iso, 'hr-HR')]).toEqual([day, text]);
});

test.each(['2026-12-31', '2026-13-77T00:00'])('%s is no moment: its day is left as it is', (text) => expect(toShopDate(text)).toBe(text.slice(0, 10)));
