import { describe, expect, it } from 'vitest';
import { holds, toDelivery, toPickup } from '#lib/catalog/promise.ts';
import { formatDays } from '#lib/platform/i18n/format-days.ts';

const wire = { from: '2026-11-26', to: '2026-11-27', order_until: '2026-11-25T13:00:00.000Z', amount: 3.99 };

describe('a promise', () => {
	it('is mapped from the wire', () => {
		expect(toDelivery(wire, 'EUR')).toEqual({ from: wire.from, to: wire.to, orderUntil: wire.order_until, amount: { minor: 399, currency: 'EUR' } });
		expect(toPickup({ stores: 2, ready_from: '2026-11-25', order_until: wire.order_until })).toMatchObject({ stores: 2, readyFrom: '2026-11-25' });
	});

	it.each([
		['none', null],
		['left out', undefined],
		['an invalid day', { ...wire, to: 'soon' }],
		['31 February', { ...wire, to: '2026-02-99' }],
		['an invalid time', { ...wire, order_until: '' }],
		['no amount', { ...wire, amount: 'much' }],
	])('is undefined if missing or unreadable: %s', (_title, unreadable) => {
		expect(toDelivery(unreadable, 'EUR')).toBeUndefined();
	});

	it('is valid until its cut-off in the shop’s time zone', () => {
		const promise = { orderUntil: wire.order_until };
		expect(holds(promise, { date: '2026-11-25', time: '13:59' })).toBe(true);
		expect(holds(promise, { date: '2026-11-25', time: '14:00' })).toBe(false);
		expect(holds(promise, { date: '2026-11-26', time: '00:00' })).toBe(false);
	});

	it('shows a single day if both are the same', () => {
		expect(formatDays('2026-11-26', '2026-11-26', 'hr-HR', 'short')).toBe('čet, 26.\u00a0stu');
		expect(formatDays('2026-11-26T10:00:00Z', '2026-11-27', 'hr-HR').replaceAll(/\s/g, ' ')).toBe('čet, 26. – pet, 27. studenoga');
		expect(formatDays('2026-11-26', '2026-11-27', 'en-GB', 'short')).toMatch(/^Thu,? 26\s*–\s*Fri,? 27\sNov$|Thu,? 26\sNov\s*–\s*Fri,? 27\sNov/);
	});
});
