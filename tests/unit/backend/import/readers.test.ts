import { LONGEST_ROW } from '@titraj/backend/import/readers/raw-row.ts';
import { readCsv } from '@titraj/backend/import/readers/read-csv.ts';
import { readJsonLines } from '@titraj/backend/import/readers/read-json-lines.ts';
import { readLines } from '@titraj/backend/import/readers/read-lines.ts';
import { readXml } from '@titraj/backend/import/readers/read-xml.ts';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { chunksOf, collect } from '#tests/support/chunks-of.ts';

const csv = async (text: string, delimiter = ';', chunk?: number) =>
	(await collect(readCsv(chunksOf(text, chunk), { delimiter }))).map((row) =>
		row.ok ? [row.line, ...Object.values(row.fields)] : [row.line, row.reason.split(':')[0]],
	);

describe('lines', () => {
	test('are numbered as in the file and split at line feeds only, with or without a carriage return', async () => {
		expect(await collect(readLines(chunksOf('a\r\n\nb\u2028c', 2)))).toEqual([
			{ number: 1, text: 'a' },
			{ number: 2, text: '' },
			{ number: 3, text: 'b\u2028c' },
		]);
	});

	test('that are too long are skipped, and those around them are read', async () => {
		const long = 'x'.repeat(LONGEST_ROW);
		expect((await collect(readLines(chunksOf(`a\n${long}x\nb\n${long}`, 65_536)))).map(({ number, text }) => [number, text?.length ?? null])).toEqual([
			[1, 1],
			[2, null],
			[3, 1],
			[4, LONGEST_ROW],
		]);
	});
});

describe('CSV', () => {
	const QUOTES = 'quotation marks do not match';
	test.each([
		[
			'a field over several lines keeps the line on which it begins',
			'a;b\n1;"x\ny"\n2;z',
			[
				[2, '1', 'x\ny'],
				[4, '2', 'z'],
			],
		],
		[
			'a quotation mark within a field is text',
			'a;b\n1;24.5" IPS\n2;5" x "6',
			[
				[2, '1', '24.5" IPS'],
				[3, '2', '5" x "6'],
			],
		],
		['a doubled quotation mark is one', 'a;b\n1;"say ""hi"""', [[2, '1', 'say "hi"']]],
		[
			'a delimiter at the end of each row is ignored',
			'a;b\n1;2;\n3;4;;',
			[
				[2, '1', '2'],
				[3, '3', '4'],
			],
		],
		[
			'too many fields are refused',
			'a;b\n1;2;3\n4;5',
			[
				[2, '3 fields where the header has 2'],
				[3, '4', '5'],
			],
		],
		['a row that is cut off is refused', 'a;b\n1', [[2, '1 field where the header has 2']]],
		[
			'an unclosed quotation mark affects only its own line',
			'a;b\n1;"x\n2;y\n3;z',
			[
				[2, QUOTES],
				[3, '2', 'y'],
				[4, '3', 'z'],
			],
		],
		[
			'one that a later row happens to close affects only its own line, too',
			'a;b\n1;"x\n2;5" y\n3;z',
			[
				[2, QUOTES],
				[3, '2', '5" y'],
				[4, '3', 'z'],
			],
		],
		['an empty line is ignored', 'a;b\n\n1;2\n', [[3, '1', '2']]],
		['a column without a name is ignored, a repeated one is numbered', 'a;;a\n1;2;3', [[2, '1', '3']]],
	])('%s', async (_, text, expected) => {
		expect(await csv(text)).toEqual(expected);
	});

	test('reads what Papa Parse writes, whatever it contains and however it is split into chunks', async () => {
		const cell = fc.string({ unit: fc.constantFrom('a', '"', ';', '\n', ' ', 'č', '=') }).map((text) => text.trim());
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1, maxLength: 8 }),
				fc.integer({ min: 1, max: 9 }),
				async (rows, chunk) => {
					const text = Papa.unparse({ fields: ['a', 'b', 'c'], data: rows }, { delimiter: ';', newline: '\n' });
					expect((await csv(text, ';', chunk)).map(([, ...cells]) => cells)).toEqual(rows);
				},
			),
		);
	});

	test('thousands of unclosed quotation marks are read in linear time', async () => {
		const rows = Array.from({ length: 20_000 }, (_, place) => `${place};"x`).join('\n');
		expect(await csv(`a;b\n${rows}\n1;2`)).toHaveLength(20_001);
	}, 20_000);

	test('an empty file has no header', async () => {
		await expect(csv('')).rejects.toThrow('The file is empty');
	});
});

describe('XML', () => {
	const items = async (text: string, chunk?: number) => (await collect(readXml(chunksOf(text, chunk)))).map((row) => (row.ok ? row.fields : row.reason));
	test('elements come by name, repeated ones as a list, nested ones as an object, in chunks of any size', async () => {
		const feed =
			'<rss xmlns:g="u"><item><title>a</title><g:title>š &amp; <![CDATA[<b>]]></g:title><g:x>1</g:x><g:x>2</g:x><g:d><g:n>3</g:n></g:d></item></rss>';
		for (const chunk of [1, 7, 1000]) expect(await items(feed, chunk)).toEqual([{ title: 'š & <b>', x: ['1', '2'], d: { n: '3' } }]);
	});

	test('an Atom feed has entries and addresses in attributes', async () => {
		expect(await items('<feed><entry><id>1</id><link href="https://a.example/"/></entry></feed>')).toEqual([{ id: '1', link: 'https://a.example/' }]);
	});

	test.each([
		['a document type', '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><item><id>&x;</id></item></rss>', 'document type'],
		['an entity that expands', '<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;">]><rss/>', 'document type'],
		['XML that is no feed', '<html><body/></html>', 'no <item> or <entry>'],
		['endless elements', `<rss><item>${'<a>'.repeat(50)}`, 'nested more than'],
	])('%s is refused', async (_, text, reason) => {
		await expect(items(text)).rejects.toThrow(reason);
	});

	test('an item with a custom entity is refused, and its text is never expanded', async () => {
		expect(await items('<rss><item><id>&x;</id></item></rss>')).toEqual([expect.stringContaining('is none of XML or HTML')]);
	});

	test('items before the place where it breaks off are read', async () => {
		const rows: unknown[] = [];
		const read = async () => {
			for await (const row of readXml(chunksOf('<rss><item><id>1</id></item>\n<item><id>2</i', 8))) rows.push(row);
		};
		await expect(read()).rejects.toThrow('Line 2: the file is not well-formed XML');
		expect(rows).toEqual([{ ok: true, line: 1, fields: { id: '1' } }]);
	});

	test('an endless text takes no memory', async () => {
		async function* endless() {
			yield '<rss><item><id>';
			for (;;) yield 'x'.repeat(65_536);
		}
		await expect(collect(readXml(endless()))).rejects.toThrow('longer than');
	});
});

test('each of the JSON lines is an object, or refused by its number', async () => {
	expect(await collect(readJsonLines(chunksOf('{"a":1}\n\n[1]\n{"a":\n{"a":2}')))).toEqual([
		{ ok: true, line: 1, fields: { a: 1 } },
		{ ok: false, line: 3, reason: 'not a JSON object' },
		{ ok: false, line: 4, reason: 'not a JSON object' },
		{ ok: true, line: 5, fields: { a: 2 } },
	]);
});
