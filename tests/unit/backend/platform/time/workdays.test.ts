import { toEndOfDay, toShopTime } from '@titraj/backend/platform/time/workdays.ts';
import { expect, onTestFinished, test, vi } from 'vitest';

test.each([
	['2026-01-15T22:59:00Z', { day: '2026-01-15', hour: 23, time: '23:59' }],
	['2026-01-15T23:00:00Z', { day: '2026-01-16', hour: 0, time: '00:00' }],
	['2026-07-15T21:59:00Z', { day: '2026-07-15', hour: 23, time: '23:59' }],
	['2026-07-15T22:00:00Z', { day: '2026-07-16', hour: 0, time: '00:00' }],
])('%s in the time zone of the shop', (moment, expected) => {
	expect(toShopTime(new Date(moment))).toEqual(expected);
});

test.each([
	['2026-03-28', '2026-03-28T23:00:00.000Z'],
	['2026-03-29', '2026-03-29T22:00:00.000Z'],
	['2026-10-25', '2026-10-25T23:00:00.000Z'],
])('the end of %s, also where the clocks change', (day, moment) => {
	expect(toEndOfDay(day).toISOString()).toBe(moment);
});

test('a list of products makes no date formatter for each: their memory is not counted by the garbage collector', () => {
	const made = vi.spyOn(Intl, 'DateTimeFormat');
	onTestFinished(() => made.mockRestore());
	for (let product = 0; product < 24; product++) toShopTime(new Date('2026-12-01T12:00:00Z'));
	expect(made).not.toHaveBeenCalled();
});
