import { describe, expect, test } from 'vitest';
import { readOrderFile } from '#lib/cart/client/read-order-file.ts';

const file = (...parts: BlobPart[]) => new File(parts, 'narudzba.csv');
const EXPECTED = [
	{ code: 'MON-1', quantity: 2 },
	{ code: 'KAB, 7', quantity: 5 },
];

describe('a file of lines is read', () => {
	test.each([
		['with commas and quotes', file('MON-1,2\n"KAB, 7",5\n')],
		['with semicolons and column names', file('Šifra;Količina\r\nMON-1;2\r\nKAB, 7;5\r\n')],
		['with tabs and a byte order mark', file('\uFEFFMON-1\t2\nKAB, 7\t5')],
		['in a Windows encoding', file(new Uint8Array([0x8a, 0x69, 0x66, 0x72, 0x61, 0x3b, 0x4b, 0x6f, 0x6d, 0x0a]), 'MON-1;2\nKAB, 7;5')],
		['in UTF-16', file(new Uint16Array([0xfeff, ...Array.from('MON-1\t2\nKAB, 7\t5', (letter) => letter.charCodeAt(0))]))],
	])('%s', async (_, sent) => {
		expect(await readOrderFile(sent)).toEqual(EXPECTED);
	});

	test('an empty file has no lines', async () => {
		expect(await readOrderFile(file(''))).toEqual([]);
	});

	test.each([
		['a picture', file(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0x0d]))],
		['one that is too large', file('x'.repeat(1024 * 1024 + 1))],
	])('%s is refused', async (_, sent) => {
		expect(await readOrderFile(sent)).toBeNull();
	});

	test('rows beyond a thousand are not read', async () => {
		const text = Array.from({ length: 20_000 }, (_, place) => `K-${place};1`).join('\n');
		expect(await readOrderFile(file(text))).toHaveLength(1000);
	});
});
