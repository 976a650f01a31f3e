import { toEndOfTransfer } from '@titraj/backend/orders/payment/kept-until.ts';
import { toReservedUntil } from '@titraj/backend/orders/placing/reserved-until.ts';
import { BANK_TRANSFER } from '@titraj/contract/payment-codes.ts';
import { expect, test } from 'vitest';

const SINCE = new Date('2027-03-01T10:00:00Z');
const LIMITS = { reserveMinutes: 30 };

test('an order that is paid on receipt holds its goods without this limit, an online payment for the minutes of the setting, a transfer for its workdays', () => {
	expect(toReservedUntil({ code: 'cash_on_delivery', provider: null }, SINCE, LIMITS)).toBe(null);
	expect(toReservedUntil({ code: 'card', provider: 'bank' }, SINCE, LIMITS)).toEqual(new Date('2027-03-01T10:30:00Z'));
	expect(toReservedUntil({ code: BANK_TRANSFER, provider: 'bank' }, SINCE, LIMITS)).toEqual(toEndOfTransfer(SINCE));
	expect(toEndOfTransfer(SINCE).getTime()).toBeGreaterThan(SINCE.getTime() + 86_400_000);
});
