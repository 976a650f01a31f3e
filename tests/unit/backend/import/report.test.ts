import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareFeed } from '@titraj/backend/import/feed-products.ts';
import { importProducts } from '@titraj/backend/import/import-products.ts';
import type { MappingFile } from '@titraj/backend/import/mapping/mapping-file.ts';
import { mergeMapping } from '@titraj/backend/import/mapping/merge-mapping.ts';
import { openFeed } from '@titraj/backend/import/open-feed.ts';
import { describeReport } from '@titraj/backend/import/report/describe-report.ts';
import { afterAll, describe, expect, test } from 'vitest';

const dir = mkdtempSync(join(tmpdir(), 'report-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** The lines of the report of an import that writes nothing. */
async function reportOf(lines: readonly string[], mapping: Partial<MappingFile> = {}): Promise<string[]> {
	const file = join(dir, 'feed.csv');
	writeFileSync(file, lines.join('\n'));
	const feed = await openFeed(file);
	const prepared = await prepareFeed(feed, mergeMapping(feed.mapping ?? { columns: {} }, mapping));
	const { report } = await importProducts([{ ...prepared, file: 'feed.csv' }], {
		write: async function* (rows) {
			for await (const { row } of rows) yield { sku: row.sku, outcome: 'created' };
		},
		onReport: () => {},
		random: () => 0.99,
	});
	return describeReport(report, { seconds: 1, dryRun: true, report: 'import-report.csv' });
}

const MAPPING = { columns: { sku: 'Šifra', title: 'Naziv', category: 'Grupa', price: 'MPC', stock: 'Zaliha', weight: 'Masa (kg)' } };
const HEADER = 'Šifra;Naziv;Grupa;MPC;Zaliha;Masa (kg);Oznaka';

test('a report counts refusals by reason, with three examples, however their values differ', async () => {
	const report = await reportOf(
		[HEADER, 'A;Stol;Dom;10,00;1;;', 'B;Stol;Dom;na upit;1;;', 'C;Stol;Dom;zovite;1;;', 'D;Stol;Dom;?;1;;', 'E;Stol;Dom;??;1;;', 'F;;Dom;10,00;1;;'],
		MAPPING,
	);
	expect(report).toContain('  4 × price: "…" is no amount with a decimal comma (--decimal), e.g. line 3 (B); line 4 (C); line 5 (D)');
	expect(report).toContain('  1 × title: is empty, e.g. line 7 (F)');
});

test('a report counts changed and cut values by rule, with examples', async () => {
	const report = await reportOf(
		[HEADER, 'A;"Vrt &amp; dom";Dom;10,00;1;;', `B;<b>${'x'.repeat(600)}</b>;Dom;10,00;1;;`, "C;'00123;Dom;10,00;1;;", 'D;[vc_row]Stol[/vc_row];Dom;10,00;1;;'],
		MAPPING,
	);
	expect(report).toContain('  1 × entities of HTML decoded, e.g. A title: Vrt &amp; dom → Vrt & dom');
	expect(report).toContain("  1 × apostrophe of a spreadsheet removed, e.g. C title: '00123 → 00123");
	expect(report).toContain('  1 × shortcodes removed, e.g. D title: [vc_row]Stol[/vc_row] → Stol');
	expect(report.join('\n')).toMatch(/1 × HTML of a plain text removed, e\.g\. B title: <b>x+… → x+…/);
	expect(report.join('\n')).toMatch(/1 × text cut, e\.g\. B title: x+… → x+…/);
});

test('a report says from what codes were made', async () => {
	const report = await reportOf(['Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price', 'salica,Šalica,Kuhinja,Title,Default Title,,9.00']);
	expect(report).toContain('  1 × code made from handle and options, e.g. salica sku:  → salica');
});

test('a report names the columns with values that nothing uses', async () => {
	expect(await reportOf([HEADER, 'A;Stol;Dom;10,00;1;2;ljeto'], MAPPING)).toContain('Columns of feed.csv that are not used (1): Oznaka');
	const woo = await reportOf(['ID,Type,SKU,Name,Published,Regular price,Categories,Tags,Position,Meta: _x', '1,simple,A,Krema,1,4.50,Ruke,ljeto,,y']);
	expect(woo).toContain('Columns of feed.csv that are not used (2): Tags, Meta: _x');
});

test('a dry run ends with what shoppers would see of five products at most', async () => {
	const rows = Array.from({ length: 9 }, (_, index) => `A-${index};Stol ${index};Dom > Stolovi;1${index},00;${index};12,5;`);
	const report = await reportOf([HEADER, ...rows], MAPPING);
	const start = report.indexOf('What shoppers would see of some products:');
	expect(report.slice(start + 1, start + 5)).toEqual(['  - Stol 0 [A-0]', '    Dom > Stolovi', '    10 EUR, sold out', '    no pictures, 12.5 kg']);
	expect(report.filter((line) => line.startsWith('  - '))).toHaveLength(5);
});

describe('a report asks to look again', () => {
	const many = (toRow: (index: number) => string) => Array.from({ length: 25 }, (_, index) => toRow(index));
	test.each([
		[
			'if prices differ more than 10,000 times',
			many((index) => `A-${index};Stol;Dom ${index};${index === 3 ? '120000,00' : '10,00'};1;;`),
			/prices from 10 \(A-0\) to 120000 \(A-3\): is the decimal sign right/,
		],
		[
			'if nine of ten are sold out',
			many((index) => `A-${index};Stol;Dom ${index};10,00;${index === 3 ? 1 : 0};;`),
			/24 of 25 products with a stock are sold out/,
		],
		['if there is no stock at all', many((index) => `A-${index};Stol;Dom ${index};10,00;;;`), /no product has a stock/],
		['if all are in one category', many((index) => `A-${index};Stol;Dom;10,00;1;;`), /all products are in one category: Dom/],
		[
			'if weights are tonnes',
			many((index) => `A-${index};Stol;Dom ${index};10,00;1;${index < 3 ? '450,5' : '1,2'};`),
			/3 products weigh 300 kg or more \(A-0: 450\.5 kg, /,
		],
	])('%s', async (_, rows, expected) => {
		const report = await reportOf([HEADER, ...rows], MAPPING);
		expect(report.filter((line) => line.startsWith('Look again')).join('\n')).toMatch(expected);
	});

	test('only then', async () => {
		const rows = many((index) => `A-${index};Stol;Dom ${index};10,00;${index};1,2;`);
		expect((await reportOf([HEADER, ...rows], MAPPING)).filter((line) => line.startsWith('Look again'))).toEqual(['Look again: no product has a picture']);
	});
});
