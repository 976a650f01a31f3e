import { describe, expect, test } from 'vitest';
import { toShopTime } from '#lib/platform/time/shop-time.ts';
import { openingState } from '#lib/stores/opening.ts';

/** 2026-11-30 is a Monday. */
const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }));
const split = [
	{ weekday: 1, opens: '08:00', closes: '12:00' },
	{ weekday: 1, opens: '16:00', closes: '20:00' },
];
const night = [{ weekday: 5, opens: '20:00', closes: '02:00' }];
const closed = (date: string) => ({ date, opens: null, closes: null, note: null });

describe('the state of a store', () => {
	const next = (date: string, time: string, inDays: number) => ({ open: false, next: { date, time, inDays } });
	test.each([
		['open within its hours', { week, exceptions: [] }, '2026-11-30 10:00', { open: true, until: '20:00' }],
		['open from the minute it opens', { week, exceptions: [] }, '2026-11-30 08:00', { open: true, until: '20:00' }],
		['closed from the minute it closes', { week, exceptions: [] }, '2026-11-30 20:00', next('2026-12-01', '08:00', 1)],
		['opens later today', { week, exceptions: [] }, '2026-11-30 06:30', next('2026-11-30', '08:00', 0)],
		['closed over the weekend', { week, exceptions: [] }, '2026-12-04 21:00', next('2026-12-07', '08:00', 3)],
		['closed between two spans', { week: split, exceptions: [] }, '2026-11-30 13:00', next('2026-11-30', '16:00', 0)],
		['open past midnight', { week: night, exceptions: [] }, '2026-12-05 01:30', { open: true, until: '02:00' }],
		['an exception closes a day', { week, exceptions: [closed('2026-11-30')] }, '2026-11-30 10:00', next('2026-12-01', '08:00', 1)],
		[
			'an exception opens a day',
			{ week, exceptions: [{ date: '2026-12-06', opens: '10:00', closes: '14:00', note: 'x' }] },
			'2026-12-06 11:00',
			{ open: true, until: '14:00' },
		],
		['never open', { week: [], exceptions: [] }, '2026-11-30 10:00', { open: false, next: null }],
	])('%s', (_title, times, moment, state) => {
		const [date = '', time = ''] = moment.split(' ');
		expect(openingState(times, { date, time })).toEqual(state);
	});
});

test.each([
	['2026-12-24T22:59:00Z', '2026-12-24', '23:59'],
	['2026-12-24T23:00:00Z', '2026-12-25', '00:00'],
	['2026-07-01T22:00:00Z', '2026-07-02', '00:00'],
	['2026-03-29T01:00:00Z', '2026-03-29', '03:00'],
])('the shop’s clock at %s', (moment, date, time) => expect(toShopTime(new Date(moment))).toEqual({ date, time }));
