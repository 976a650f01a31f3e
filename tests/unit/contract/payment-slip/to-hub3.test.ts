import type { PaymentSlip } from '@titraj/contract/payment-slip/payment-slip.ts';
import { toHub3, toReference } from '@titraj/contract/payment-slip/to-hub3.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawCode } from '#lib/checkout/payment-slip/draw-code.ts';
import { PAYMENT_SLIP } from '#tests/support/payment-slip.ts';
import { readBarcode } from '#tests/support/read-barcode.ts';

const slip = PAYMENT_SLIP;

const linesOf = (changes: Partial<PaymentSlip>) => toHub3({ ...slip, ...changes }).split('\n');

describe('the text of a slip', () => {
	test('has fourteen lines, each terminated', () => {
		expect(toHub3(slip)).toBe(
			`HRVHUB30\nEUR\n000000000123456\nŽeljka Đurđević\nUlica žutih čavala 12\n21000 Split\nTitraj d.o.o.\nFrekvencijska 12\n10000 Zagreb\nHR5812345671123456789\nHR00\n2026-000123\nOTHR\nNarudžba 2026-000123\n`,
		);
	});

	test.each([
		[0, '000000000000000'],
		[5, '000000000000005'],
		[99_999_999, '000000099999999'],
	])('%i cents', (cents, line) => expect(linesOf({ cents })[2]).toBe(line));

	test.each([-1, 0.5, Number.NaN, 100_000_000_000])('%d cents are refused', (cents) => expect(() => linesOf({ cents })).toThrow(RangeError));

	test.each([{ iban: 'DE58123456711234567' }, { iban: '' }, { model: 'XX00' }, { purpose: 'oth' }])('%o is refused', (wrong) =>
		expect(() => linesOf(wrong)).toThrow(RangeError),
	);

	test('is cut by characters, never in the middle of one', () => {
		expect(linesOf({ payer: { ...slip.payer, name: 'Š'.repeat(40) } })[3]).toBe('Š'.repeat(30));
		expect(linesOf({ description: 'č'.repeat(40) })[13]).toBe('č'.repeat(35));
		expect(linesOf({ payer: { ...slip.payer, name: 'S\u030c'.repeat(40) } })[3]).toBe('Š'.repeat(30));
	});

	test('characters that the form does not support become a space, including line breaks', () => {
		expect(linesOf({ description: 'Monitor 27" & stalak\nHRVHUB30 <b>' })[13]).toBe('Monitor 27 stalak HRVHUB30 b');
	});

	test.each([
		['2026-000123', '2026-000123'],
		['TJ/2026/17', '2026-17'],
		['1'.repeat(30), '1'.repeat(22)],
		['', ''],
	])('the reference of %j', (from, to) => expect(toReference(from)).toBe(to));
});

const croatian = "abcčćdđefghijklmnoprsštuvzžABCČĆDĐEFGHIJKLMNOPRSŠTUVZŽ 0123456789.,-/()+:?'";
const text = (most: number) => fc.string({ unit: fc.constantFrom(...croatian), minLength: 1, maxLength: most });
const party = fc.record({ name: text(40), street: text(40), place: text(40) });
const anySlip = fc.record({
	payer: party,
	recipient: party,
	cents: fc.oneof(
		fc.constant(99_999_999),
		fc.constant(0),
		fc.integer({ min: 0, max: 9_999_999 }).map((euros) => euros * 100),
		fc.integer({ min: 0, max: 99_999_999 }),
	),
	iban: fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 19, maxLength: 19 }).map((digits) => `HR${digits}`),
	model: fc.constantFrom('HR00', 'HR01', 'HR99'),
	reference: fc.tuple(fc.nat(9_999_999), fc.nat(99_999)).map((parts) => parts.join('-')),
	purpose: fc.constantFrom('OTHR', 'COST', 'GDSV'),
	description: text(50),
});

test('an independent reader decodes two hundred slips exactly', { timeout: 120_000 }, async () => {
	const longest = { name: 'Žđščć'.repeat(8), street: 'Žđščć'.repeat(8), place: 'Žđščć'.repeat(8) };
	const slips = [
		slip,
		{ ...slip, payer: longest, recipient: longest, reference: '1'.repeat(22), description: 'ŽĐŠČĆ'.repeat(8) },
		...fc.sample(anySlip, { numRuns: 198, seed: 27 }),
	];
	const wrong: PaymentSlip[] = [];
	for (const each of slips) {
		const [read] = await readBarcode(await drawCode('hub3', toHub3(each)));
		if (read !== toHub3(each)) wrong.push(each);
	}
	expect(slips).toHaveLength(200);
	expect(wrong).toEqual([]);
});
