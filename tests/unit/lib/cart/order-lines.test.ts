import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_ORDER_LINES, parseOrderText, parsePieces, toOrderLines } from '#lib/cart/order-lines.ts';

const line = (code: string, quantity: number | null = 1) => ({ code, quantity });

describe('text becomes lines', () => {
	test.each<[string, string, ReturnType<typeof line>[]]>([
		['tabs, as from a spreadsheet', 'MON-1\t2\nKAB-7\t10', [line('MON-1', 2), line('KAB-7', 10)]],
		['semicolons', 'MON-1;2\r\nKAB-7 ; 10 ', [line('MON-1', 2), line('KAB-7', 10)]],
		['a comma', 'MON-1, 2', [line('MON-1', 2)]],
		['spaces: the last number is the quantity', 'MON 1 3', [line('MON 1', 3)]],
		['multiplication signs and units', 'MON-1 x3\nKAB-7 4 kom', [line('MON-1', 3), line('KAB-7', 4)]],
		['a code alone is one piece', 'MON-1', [line('MON-1')]],
		['an EAN alone is no quantity', '3850000001009', [line('3850000001009')]],
		['empty lines between', '\n\nMON-1\t2\n \n', [line('MON-1', 2)]],
		['the same code in another spelling is one line', 'MON-1\t2\nmon 1\t3', [line('MON-1', 5)]],
		['column names', 'Šifra\tKoličina\nMON-1\t2', [line('MON-1', 2)]],
		['columns in another order', 'Količina;Naziv;Šifra\n4;Zaslon;MON-1', [line('MON-1', 4)]],
		['a column of titles beside that of codes', 'Artikl;Šifra;Količina\nZaslon;MON-1;4', [line('MON-1', 4)]],
		['a column whose name only begins like that of quantities', 'Komentar;Šifra;Kol.\nhitno;MON-1;4', [line('MON-1', 4)]],
		['column names in a Windows encoding', '\u008aifra;Naziv;Kolicina\nMON-1;Zaslon;2', [line('MON-1', 2)]],
		['an invalid quantity', 'MON-1\tdva\nKAB-7\t-1\nKAB-8\t0', [line('MON-1', null), line('KAB-7', null), line('KAB-8', null)]],
		['nothing', '', []],
		['no code', '\t5\n;;;', []],
	])('%s', (_, text, expected) => {
		expect(parseOrderText(text)).toEqual(expected);
	});

	test('any text yields codes of letters or digits, once each, and whole quantities from 1', () => {
		fc.assert(
			fc.property(
				fc.oneof(
					fc.string(),
					fc.array(fc.stringMatching(/^[A-Z0-9 ,;\t.-]{0,12}$/)).map((lines) => lines.join('\n')),
				),
				(text) => {
					const lines = parseOrderText(text);
					const keys = lines.map(({ code }) => code.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase());
					expect(new Set(keys).size).toBe(keys.length);
					expect(keys).not.toContain('');
					for (const { code, quantity } of lines) {
						expect(code.length).toBeLessThanOrEqual(60);
						expect(quantity === null || (Number.isInteger(quantity) && quantity > 0)).toBe(true);
					}
				},
			),
		);
	});

	test('a table that was written is read as the same table', () => {
		const row = fc.tuple(fc.stringMatching(/^[A-Z]{2}-[1-9]\d{3}$/), fc.integer({ min: 1, max: 9999 }));
		fc.assert(
			fc.property(fc.uniqueArray(row, { maxLength: 30, selector: ([code]) => code }), fc.constantFrom('\t', ';', '\t\t', ' ; '), (rows, mark) => {
				const parted = mark === '\t\t' ? rows.map(([code, pieces]) => `${code} ${pieces}`) : rows.map(([code, pieces]) => `${code}${mark}${pieces}`);
				expect(parseOrderText(parted.join('\n'))).toEqual(rows.map(([code, pieces]) => line(code, pieces)));
			}),
		);
	});

	test('ten thousand lines are read at once', () => {
		const text = Array.from({ length: 10_000 }, (_, place) => `K-${place}\t${(place % 9) + 1}`).join('\n');
		const began = performance.now();
		expect(parseOrderText(text)).toHaveLength(10_000);
		expect(performance.now() - began).toBeLessThan(1000);
		expect(MOST_ORDER_LINES).toBe(500);
	});
});

test('rows of a file are read like lines, without a byte order mark', () => {
	expect(toOrderLines([['\uFEFFKod', 'Kom'], ['MON-1', '2,00'], [], ['', '']])).toEqual([line('MON-1', 2)]);
});

test.each([
	['', 1],
	['3', 3],
	['3,00', 3],
	['3.0', 3],
	['x3', 3],
	['3 kom', 3],
	['0', null],
	['-1', null],
	['1,5', null],
	['1.000', null],
	['100000', null],
	['tri', null],
])('%j is %j pieces', (text, pieces) => {
	expect(parsePieces(text)).toBe(pieces);
});
