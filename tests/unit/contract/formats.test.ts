import { COUNTRIES } from '@titraj/contract/formats/address-countries.ts';
import { normaliseEmail } from '@titraj/contract/formats/email.ts';
import { isIban, normaliseIban } from '@titraj/contract/formats/iban.ts';
import { isOib, normaliseOib } from '@titraj/contract/formats/oib.ts';
import { findPasswordError } from '@titraj/contract/formats/password.ts';
import { normalisePhone } from '@titraj/contract/formats/phone.ts';
import { isPostcode, normalisePostcode } from '@titraj/contract/formats/postcode.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const digits = (length: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));

describe('an OIB', () => {
	test.each(['12345678903', '69435151530', '94577403194'])('%s is one', (oib) => expect(isOib(oib)).toBe(true));
	test.each(['', '1234567890', '123456789033', '12345678904', '1234567890a', ' 12345678903', '١٢٣٤٥٦٧٨٩٠٣'])('%j is none', (oib) =>
		expect(isOib(oib)).toBe(false),
	);

	test('has exactly one valid check digit, and every changed digit is detected', () => {
		fc.assert(
			fc.property(digits(10), fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 9 }), (start, position, change) => {
				const good = [...'0123456789'].filter((last) => isOib(start + last));
				expect(good).toHaveLength(1);
				const oib = start + good[0];
				const wrong = oib.slice(0, position) + ((Number(oib[position]) + change) % 10) + oib.slice(position + 1);
				expect(isOib(wrong)).toBe(false);
			}),
		);
	});
});

test.each([
	['HR12345678903', '12345678903'],
	['hr 123 456 789 03', '12345678903'],
	['\u202a12345678903\u202c', '12345678903'],
	['HR\u201112345678903', '12345678903'],
	['HRHR12345678903', null],
	['HR12345678904', null],
	['', null],
])('an OIB written as %j is stored as %s', (typed, kept) => expect(normaliseOib(typed)).toBe(kept));

test.each([
	['HR-10000', 'HR', '10000'],
	['10 000', 'HR', '10000'],
	['10\u00a0000', 'HR', '10000'],
	['HR\u201110000', 'HR', '10000'],
	['hr10000', 'HR', '10000'],
	['D-10115', 'DE', '10115'],
	['A-1010', 'AT', '1010'],
	['SI-1000', 'SI', '1000'],
	['D-10000', 'HR', null],
	['10-000', 'HR', null],
	['12345', 'US', null],
])('a postcode written as %j in %s is stored as %s', (typed, country, kept) => expect(normalisePostcode(typed, country)).toBe(kept));

describe('an IBAN', () => {
	test.each(['HR1210010051863000160', 'hr12 1001 0051 8630 0016 0', 'DE89370400440532013000', 'SI56263300012039086'])('%s is one', (iban) =>
		expect(isIban(iban)).toBe(true),
	);
	test.each(['', 'HR', 'HR1310010051863000160', 'HR121001005186300016', 'HR12100100518630001600', '1210010051863000160', `HR12${'1'.repeat(60)}`])(
		'%j is none',
		(iban) => expect(isIban(iban)).toBe(false),
	);
	test('is stored without spaces', () => expect(normaliseIban(' hr12 1001\t0051 8630 0016 0')).toBe('HR1210010051863000160'));

	test('of Croatia has exactly one valid pair of check digits', () => {
		fc.assert(
			fc.property(digits(17), (account) => {
				const pairs = Array.from({ length: 97 }, (_, number) => String(number + 2).padStart(2, '0'));
				expect(pairs.filter((pair) => isIban(`HR${pair}${account}`))).toHaveLength(1);
			}),
			{ numRuns: 20 },
		);
	});
});

describe('a postcode', () => {
	test.each([
		['10000', 'HR', true],
		['53296', 'HR', true],
		['60000', 'HR', false],
		['1000', 'HR', false],
		['1000', 'SI', true],
		['0000', 'SI', false],
		['10115', 'DE', true],
		['00100', 'DE', false],
		['00100', 'IT', true],
		['28001', 'ES', true],
		['53001', 'ES', false],
		['71000', 'BA', true],
		['11000', 'RS', true],
		['81000', 'ME', true],
		['12345', 'US', false],
		['10000 ', 'HR', true],
		['', 'HR', false],
	])('%j in %s: %s', (postcode, country, good) => expect(isPostcode(postcode, country)).toBe(good));
	test('is required first in the shop’s own country', () => expect(COUNTRIES[0]).toBe('HR'));
	test.each(COUNTRIES)('of %s has a format', (country) => {
		const samples = ['10000', '1000', '28001', '71000', '81000'];
		expect(samples.some((postcode) => isPostcode(postcode, country))).toBe(true);
	});
});

describe('a phone number', () => {
	test.each([
		['091 234 5678', '+385912345678'],
		['01/555-0140', '+38515550140'],
		['+385 (91) 234 5678', '+385912345678'],
		['00385912345678', '+385912345678'],
		['+386 1 234 56 78', '+38612345678'],
		['+385 (0)91 234 5678', '+385912345678'],
		['+385 091 234 5678', '+385912345678'],
		['00385 (0)91 234 5678', '+385912345678'],
		['+49 (0)30 123456', '+4930123456'],
		['+39 (0)6 1234567', '+3906 1234567'.replace(' ', '')],
		['091\u2011234\u20115678', '+385912345678'],
		['091 234–5678', '+385912345678'],
		['\u202a+385 91 234 5678\u202c', '+385912345678'],
		['(0)91 234 5678', '+385912345678'],
	])('%s is %s', (typed, kept) => expect(normalisePhone(typed)).toBe(kept));
	test.each(['', '12345', 'nema', '+', '+0123456789', '+385 0', '0911', '+3851234567890123', '091 234 5678 (doma)'])('%j is none', (typed) =>
		expect(normalisePhone(typed)).toBeNull(),
	);
	test('is unchanged when it is normalised again', () => {
		fc.assert(
			fc.property(digits(8), (rest) => {
				const kept = normalisePhone(`09${rest}`);
				expect(kept === null ? null : normalisePhone(kept)).toBe(kept);
			}),
		);
	});
});

describe('an e-mail', () => {
	test.each([
		[' Ana.Kupac@Titraj.Example ', 'ana.kupac@titraj.example'],
		["o'neil+shop@a-b.co.example", "o'neil+shop@a-b.co.example"],
		['ana@čaj.example', 'ana@xn--aj-dma.example'],
		['ANA@ČAJ.EXAMPLE', 'ana@xn--aj-dma.example'],
		['ana@kuća.hr', 'ana@xn--kua-rpa.hr'],
		['ana@пример.срб', 'ana@xn--e1afmkfd.xn--90a3ac'],
	])('%j is %s', (typed, kept) => expect(normaliseEmail(typed)).toBe(kept));
	test.each([
		'',
		'@',
		'a@',
		'@b.example',
		'a@b',
		'a b@c.example',
		'a@b..example',
		'.a@b.example',
		'a@-b.example',
		'a@b.example, c@d.example',
		'a@b.example\nbcc: c@d.example',
		`${'a'.repeat(65)}@b.example`,
		`a@${'b'.repeat(250)}.example`,
		'<a@b.example>',
		'a@č/j.example',
		'a@č:1.example',
		'čo@b.example',
	])('%j is none', (typed) => expect(normaliseEmail(typed)).toBeNull());
});

describe('a new password', () => {
	test.each([
		['titraj1', 'error_password_short'],
		['x'.repeat(201), 'error_password_long'],
		['Password1', 'error_password_common'],
		['12345678', 'error_password_common'],
		['aaaaaaaaaa', 'error_password_common'],
		['ana.kupac', 'error_password_common'],
		['četiri riječi', null],
		['tihi kondenzator', null],
	])('%s: %s', (password, fault) => expect(findPasswordError(password, 'ana.kupac@titraj.example')).toBe(fault));
});
