import { toSharedText } from '@titraj/backend/listing/search/popular/to-shared-text.ts';
import { toVisitorBit } from '@titraj/backend/listing/search/popular/visitor-bit.ts';
import { describe, expect, test } from 'vitest';

describe('a search that others may see', () => {
	test.each([
		['  Bežični   MIŠ ', 'bežični miš'],
		['laptop do 500 eura', 'laptop do 500 eura'],
		['usb-c kabel 1,5 m', 'usb-c kabel 1,5 m'],
		['monitor 27"', 'monitor 27"'],
		['ddr5 6000', 'ddr5 6000'],
		['s\u030cešir', 'šešir'],
	])('is written in one way: %s', (typed, shared) => expect(toSharedText(typed)).toBe(shared));

	test.each([
		['an e-mail address', 'ana.horvat@primjer.hr'],
		['a phone number', 'mobitel 0911234567'],
		['a phone number in groups', 'ana 091 123 4567'],
		['an order number', 'narudžba 2026-000123'],
		['a link', 'https://primjer.hr'],
		['markup', '<b>miš</b>'],
		['a long text', 'x'.repeat(41)],
		['a sentence of many words', 'a b c d e flaša'],
		['many words without spaces', 'lg/lg/lg/lg/lg/lg/lg/lg shop vara'],
		['a number alone', '27'],
		['one letter', 'x'],
		['nothing', ' '],
	])('is not %s', (_what, typed) => expect(toSharedText(typed)).toBeNull());
});

describe('the bit of a visitor', () => {
	const bitOf = (client: string, text = 'laptop', secret = 'tajna') => toVisitorBit({ text, client, secret });

	test('is one of 64, the same each time', () => {
		expect(bitOf('203.0.113.1')).toMatch(/^(?=.{64}$)0*10*$/);
		expect(bitOf('203.0.113.1')).toBe(bitOf('203.0.113.1'));
	});

	test('is shared by many addresses, and tells nothing without the secret and the search', () => {
		const addresses = Array.from({ length: 2000 }, (_, place) => `203.0.${place >> 8}.${place & 255}`);
		expect(new Set(addresses.map((address) => bitOf(address))).size).toBe(64);
		expect(new Set(['laptop', 'miš', 'monitor', 'kabel', 'disk'].map((text) => bitOf('203.0.113.1', text))).size).toBeGreaterThan(1);
		expect(new Set(['a', 'b', 'c', 'd', 'e'].map((secret) => bitOf('203.0.113.1', 'laptop', secret))).size).toBeGreaterThan(1);
	});
});
