import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { mapFeed, toOutcomes } from '#tests/support/map-feed.ts';

const dir = mkdtempSync(join(tmpdir(), 'hostile-'));
afterAll(() => rmSync(dir, { recursive: true }));

const save = (name: string, content: string | Uint8Array): string => {
	const file = join(dir, name);
	writeFileSync(file, content);
	return file;
};
const MAPPING = { columns: { sku: 'sku', title: 'name', price: 'price', category: 'category' } };
const HEADER = 'sku;name;price;category\n';
const read = async (file: string, more: object = {}) => toOutcomes((await mapFeed(file, { mapping: MAPPING, ...more })).products);

/** Peak memory of `work` in bytes, above the memory before. */
async function memoryOf(work: () => Promise<unknown>): Promise<number> {
	const before = process.memoryUsage().rss;
	let most = before;
	const watch = setInterval(() => {
		most = Math.max(most, process.memoryUsage().rss);
	}, 10);
	try {
		await work();
	} finally {
		clearInterval(watch);
	}
	return most - before;
}

describe('refused with a message that says what to do', () => {
	test.each([
		['an Excel workbook', Buffer.from('PK\u0003\u0004xl/workbook.xml'), 'is a ZIP archive or an Excel workbook. Unpack it, save a sheet as CSV'],
		['a 7z archive', Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]), 'is a 7z archive'],
		['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 3, 9]), 'is not a text file'],
		['an empty file', Buffer.from(''), 'The file is empty'],
		['a web page', Buffer.from('<!DOCTYPE html><html><body>Sign in</body></html>'), 'This is a web page, not a feed'],
		['a JSON list', Buffer.from('[{"sku":"a"}]'), 'one object per line'],
		['a feed of no known format without a mapping', Buffer.from('a;b\n1;2'), 'Pass a mapping with --map FILE'],
	])('%s', async (_, content, message) => {
		await expect(mapFeed(save('hostile', content))).rejects.toThrow(message);
	});

	test('a gzip that is cut off', async () => {
		const file = save('cut.csv.gz', gzipSync(`${HEADER}${Array.from({ length: 500 }, (_, row) => `${row};${row * 7919};1;c`).join('\n')}`).subarray(0, 2000));
		await expect(read(file)).rejects.toThrow('is a damaged gzip file');
	});

	test('a gzip of half a megabyte that unpacks to half a gigabyte', async () => {
		// A file of several gzip members is unpacked completely.
		const member = gzipSync(Buffer.alloc(1024 * 1024, '{}\n'));
		const file = save('bomb.gz', Buffer.concat(Array.from({ length: 500 }, () => member)));
		const refused = () => expect(mapFeed(file, { mapping: MAPPING })).rejects.toThrow('unpacks to more than');
		expect(await memoryOf(refused)).toBeLessThan(200 * 1024 * 1024);
	}, 60_000);
});

test('a line of 128 MB is reported with its number, takes no memory, and does not affect other rows', async () => {
	const file = join(dir, 'line.csv');
	const block = Buffer.alloc(16 * 1024 * 1024, 'x');
	await pipeline(
		Readable.from([Buffer.from(`${HEADER}1;a;1;c\n`), ...Array.from({ length: 8 }, () => block), Buffer.from('\n2;b;2;c\n')]),
		createWriteStream(file),
	);
	let rows: unknown;
	const used = await memoryOf(async () => {
		rows = await read(file);
	});
	rmSync(file);
	expect(rows).toEqual([
		[2, '1', 'ok'],
		[3, null, ': longer than 4194304 characters'],
		[4, '2', 'ok'],
	]);
	expect(used).toBeLessThan(100 * 1024 * 1024);
}, 60_000);

describe('a cell', () => {
	test.each([
		["=cmd|' /C calc'!A0", 'title: "=cmd|'],
		['=HYPERLINK("http://evil.example")', 'title: "=HYPERLINK('],
		['@SUM(1+9)', 'title: "@SUM('],
		['+cmd|x', 'title: "+cmd|'],
	])('that a spreadsheet would run is refused: %s', async (cell, reason) => {
		const [row] = await read(save('formula.csv', `${HEADER}1;${cell};1;c\n`));
		expect(row?.[2]).toContain(reason);
		expect(row?.[2]).toContain('formula');
	});

	test.each(['+12 V adapter', '-5 °C hladnjak', '@home', 'a = b', '- 20 %'])('that only begins with a formula sign is text: %s', async (cell) => {
		expect(await read(save('text.csv', `${HEADER}1;${cell};1;c\n`))).toEqual([[2, '1', 'ok']]);
	});

	test('keeps the leading zeros of a code', async () => {
		expect(await read(save('zeros.csv', `${HEADER}="007";a;1;c\n`))).toEqual([[2, '007', 'ok']]);
	});
});

describe('encodings', () => {
	const text = `${HEADER}1;Čaša, žlica i đumbir;1;Šećer\n`;
	/** windows-1250, ISO 8859-2 and UTF-16 as programs write them. */
	const bytes = (encoding: 'windows-1250' | 'utf-16le' | 'utf-16be' | 'utf-8') => {
		if (encoding === 'utf-8') return Buffer.from(`\ufeff${text}`);
		if (encoding === 'utf-16le') return Buffer.from(`\ufeff${text}`, 'utf16le');
		if (encoding === 'utf-16be') return Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
		const decoder = new TextDecoder('windows-1250');
		const table = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
		return Buffer.from([...text].map((letter) => table.get(letter) ?? 63));
	};

	test.each(['utf-8', 'utf-16le', 'utf-16be', 'windows-1250'] as const)('%s is detected', async (encoding) => {
		const { described, products } = await mapFeed(save('encoded.csv', bytes(encoding)), { mapping: MAPPING });
		expect(described).toContain(encoding);
		expect(products[0]).toMatchObject({ ok: true, row: { title: 'Čaša, žlica i đumbir', category_path: ['Šećer'] } });
	});

	test('UTF-16 without a byte order mark is detected', async () => {
		expect((await mapFeed(save('encoded.csv', bytes('utf-16le').subarray(2)), { mapping: MAPPING })).described).toContain('utf-16le');
	});

	test('an XML is read in the encoding that it declares', async () => {
		const xml =
			'<?xml version="1.0" encoding="iso-8859-2"?><rss><item><id>1</id><title>\u00b9al</title><price>1 EUR</price><product_type>a</product_type></item></rss>';
		const { products } = await mapFeed(save('declared.xml', Buffer.from(xml, 'latin1')));
		expect(products[0]).toMatchObject({ row: { title: 'šal' } });
	});

	test('a wrongly set encoding refuses the rows that it garbles', async () => {
		expect(await read(save('wrong.csv', Buffer.concat([bytes('windows-1250'), Buffer.from('2;b;1;c\n')])), { encoding: 'utf-8' })).toEqual([
			[2, '1', 'title: holds bytes that its encoding does not have: set the right one with --encoding'],
			[3, '2', 'ok'],
		]);
	});
});
