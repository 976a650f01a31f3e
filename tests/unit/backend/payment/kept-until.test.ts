import { isOverdue, toPayUntil } from '@titraj/backend/orders/payment/kept-until.ts';
import { describe, expect, test } from 'vitest';

const MONDAY = '2026-11-23T09:00:00Z';
const FRIDAY = '2026-11-20T09:00:00Z';

describe('the goods of an unpaid order are kept', () => {
	test.each([
		['bank_transfer', 'three workdays and one for the bank', MONDAY, '2026-11-27T22:59:00Z', false],
		['bank_transfer', 'and no day longer, by the clock of the shop', MONDAY, '2026-11-27T23:01:00Z', true],
		['bank_transfer', 'over a weekend, which is no workday', FRIDAY, '2026-11-26T12:00:00Z', false],
		['bank_transfer', 'over a weekend, and then no longer', FRIDAY, '2026-11-27T12:00:00Z', true],
		['bank_transfer', 'over Christmas', '2026-12-23T09:00:00Z', '2026-12-30T12:00:00Z', false],
		['card', 'a day', MONDAY, '2026-11-24T09:00:00Z', false],
		['card', 'and no longer', MONDAY, '2026-11-24T09:00:01Z', true],
		['wallet', 'as long as for a card', MONDAY, '2026-11-24T09:00:01Z', true],
	])('%s: %s', (payment_code, _title, since, now, overdue) => {
		expect(isOverdue({ payment_code, since: new Date(since) }, new Date(now))).toBe(overdue);
	});

	test.each([
		[MONDAY, '2026-11-26'],
		[FRIDAY, '2026-11-25'],
		['2026-11-23T23:30:00Z', '2026-11-27'],
	])('a transfer chosen at %s may be sent until %s', (since, day) => {
		expect(toPayUntil(new Date(since))).toBe(day);
	});
});
