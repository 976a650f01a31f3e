import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTextEncoder } from '#scripts/prerender/render/text-encoder.ts';

const encode = createTextEncoder();

test.each([
	['empty', ''],
	['short', 'Tuš, 20 °C'],
	['ASCII', '<p>a</p>'.repeat(5000)],
	['Latin-1', 'größe '.repeat(5000)],
	['beyond Latin-1', 'Računalo – 20 € '.repeat(5000)],
	['with surrogate pairs', 'č😀'.repeat(5000)],
	['that ends in half of a surrogate pair', `${'č'.repeat(5000)}\ud83d`],
	['that ends in the other half', `${'č'.repeat(5000)}\ude00`],
	['shorter again', 'č'.repeat(1000)],
])('a text is encoded as by Buffer.from: %s', (_kind, text) => {
	expect(encode(text).equals(Buffer.from(text))).toBe(true);
});

test('any code units are encoded as by Buffer.from', () => {
	fc.assert(
		fc.property(fc.array(fc.nat(0xffff), { minLength: 1, maxLength: 20 }), (units) => {
			const text = String.fromCharCode(...units).repeat(1000);
			expect(encode(text).equals(Buffer.from(text))).toBe(true);
		}),
	);
});
