import { expect, test } from 'vitest';
import { suggestEmail } from '#lib/checkout/suggest-email.ts';

test.each([
	['ana@gmial.com', 'ana@gmail.com'],
	['ana@gmai.com', 'ana@gmail.com'],
	['ana@gmaill.com', 'ana@gmail.com'],
	['ana@gmail.con', 'ana@gmail.com'],
	['ana@gmail.co', 'ana@gmail.com'],
	['ana@gmail.coom', 'ana@gmail.com'],
	['Ana.Anić@HOTMIAL.com', 'Ana.Anić@hotmail.com'],
	[' ana@yaho.com ', 'ana@yahoo.com'],
])('suggests for %s the address %s', (typed, meant) => expect(suggestEmail(typed)).toBe(meant));

test.each([
	'ana@gmail.com',
	'ana@GMAIL.com',
	'ana@ymail.com',
	'ana@mail.com',
	'ana@primjer.hr',
	'ana@net.hr',
	'ana@',
	'@gmial.com',
	'gmial.com',
	'',
	'a@b@gmial.com',
])('suggests nothing for "%s"', (typed) => expect(suggestEmail(typed)).toBeNull());
