import type { PaymentSlip } from '@titraj/contract/payment-slip/payment-slip.ts';
import { toEpc } from '@titraj/contract/payment-slip/to-epc.ts';
import { describe, expect, test } from 'vitest';
import { drawCode } from '#lib/checkout/payment-slip/draw-code.ts';
import { PAYMENT_SLIP } from '#tests/support/payment-slip.ts';
import { readBarcode } from '#tests/support/read-barcode.ts';

const slip: PaymentSlip = { ...PAYMENT_SLIP, description: 'Bestellung 2026-000123' };
const linesOf = (changes: Partial<PaymentSlip>) => toEpc({ ...slip, ...changes }).split('\n');

describe('the text of a euro transfer', () => {
	test('has the lines that banks read, the reference with the text', () => {
		expect(toEpc(slip)).toBe('BCD\n002\n1\nSCT\n\nTitraj d.o.o.\nHR5812345671123456789\nEUR1234.56\nOTHR\n\nBestellung 2026-000123 HR00 2026-000123');
	});

	test.each([
		[1, 'EUR0.01'],
		[100, 'EUR1.00'],
		[99_999_999_999, 'EUR999999999.99'],
	])('%i cents', (cents, line) => expect(linesOf({ cents })[7]).toBe(line));

	test.each([0, -1, 0.5, Number.NaN, 100_000_000_000])('%d cents are refused', (cents) => expect(() => linesOf({ cents })).toThrow(RangeError));

	test.each(['', 'HR58', 'hr5812345671123456789', 'HR58 1234'])('"%s" is not an IBAN', (iban) => expect(() => linesOf({ iban })).toThrow(RangeError));

	test('no text can begin a new line', () => {
		expect(linesOf({ description: 'Bestellung\nEUR0.01', recipient: { ...slip.recipient, name: 'Titraj\nSCT' } })).toHaveLength(11);
	});
});

test('its QR code decodes to the same text', async () => {
	const [read] = await readBarcode(await drawCode('epc', toEpc(slip)));
	expect(read).toBe(toEpc(slip));
});
