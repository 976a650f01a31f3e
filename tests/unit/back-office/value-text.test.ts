import { toValueText } from '@titraj/back-office/screens/audit/value-text.ts';
import { formatTime } from '@titraj/back-office/texts/format.ts';
import { expect, test } from 'vitest';

const SALE = { amount: '110.00', vat_included: true, sale: { amount: '90.00' } };

test.each([
	['title', 'Novo ime', 'Novo ime'],
	['title', null, '–'],
	['visible', false, 'ne'],
	['categories', [], '–'],
	['tags', ['a', 'b'], 'a, b'],
	['kind', 'packing_slip', 'Otpremnica'],
	['status', 'shipped', 'poslana'],
	['amount', '1.00', '1,00'],
	['price', SALE, 'Iznos: 110,00; S PDV-om: da; Snižena cijena: Iznos: 90,00'],
])('writes the %s %j as people do', (field, value, text) => {
	expect(toValueText(field, value).replaceAll('\u00a0', ' ')).toBe(text);
});

test('writes a moment in the time of the person', () => {
	expect(toValueText('to', '2026-12-09T19:59:45.720Z')).toBe(formatTime('2026-12-09T19:59:45.720Z'));
});
