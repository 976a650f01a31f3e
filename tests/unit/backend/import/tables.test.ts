import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { draftMapping } from '@titraj/backend/import/mapping/draft-mapping.ts';
import { openFeed } from '@titraj/backend/import/open-feed.ts';
import { afterAll, expect, test } from 'vitest';
import { mapFeed, toOutcomes } from '#tests/support/map-feed.ts';

const dir = mkdtempSync(join(tmpdir(), 'tables-'));
afterAll(() => rmSync(dir, { recursive: true }));

const ROWS = ['A;Čekić;Alat;10,50;3', 'B;Kliješta;Alat;12,90;0'];

test.each([
	['with commas in its header', ['Šifra;Naziv, dugi;Grupa, podgrupa, vrsta;MPC, s PDV-om, EUR;Zaliha, kom', ...ROWS].join('\n'), 2],
	['with one row and commas in its header', ['Šifra;Naziv, dugi;Grupa, podgrupa, vrsta;MPC, s PDV-om, EUR;Zaliha, kom', ROWS[0]].join('\n'), 2],
	['with more commas than semicolons', ['Šifra;Naziv, dugi, kratki, puni;Grupa, a, b;MPC;Zaliha', 'A;Čekić, drveni;Alat;10,50;3'].join('\n'), 2],
	['with sep=;', ['sep=;', 'Šifra;Naziv;Grupa;MPC;Zaliha', ...ROWS].join('\r\n'), 3],
	['with "sep=;" in quotes', ['"sep=;"', 'Šifra;Naziv;Grupa;MPC;Zaliha', ...ROWS].join('\n'), 3],
	['with a title above the header', ['Cjenik, studeni 2026.', '', 'Šifra;Naziv;Grupa;MPC;Zaliha', ...ROWS].join('\n'), 4],
	['with a title and empty fields above the header', ['Cjenik 2026.;;;;', ';;;;', 'Šifra;Naziv;Grupa;MPC;Zaliha', ...ROWS].join('\n'), 4],
	['with carriage returns alone', ['Šifra;Naziv;Grupa;MPC;Zaliha', ...ROWS].join('\r'), 2],
])('a table %s is read by its header', async (name, content, line) => {
	const file = join(dir, `${name.replaceAll(/\W/g, '')}.csv`);
	writeFileSync(file, content);
	const feed = await openFeed(file);
	const columns: string[] = [];
	for await (const row of (await feed.open()).rows) if (row.ok && columns.length === 0) columns.push(...Object.keys(row.fields));
	expect(columns).toHaveLength(5);
	const [sku = '', title = '', category = '', price = '', stock = ''] = columns;
	expect(sku).toBe('Šifra');
	const { described, products } = await mapFeed(file, { mapping: { columns: { sku, title, category, price, stock } } });
	expect(described).toContain('delimiter semicolon');
	expect(toOutcomes(products)[0]).toEqual([line, 'A', 'ok']);
	expect(products[0]).toMatchObject({ ok: true, row: { price: { amount: '10.5' }, stock: { quantity: 3 } } });
});

test('a draft is written for a table with a title above the header', async () => {
	const file = join(dir, 'draft.csv');
	writeFileSync(file, ['Cjenik 2026.', 'Šifra;Naziv;Grupa;MPC;Zaliha', ...ROWS].join('\n'));
	const draft = await draftMapping((await (await openFeed(file)).open()).rows);
	expect(draft.columns).toEqual({ sku: 'Šifra', title: 'Naziv', category: 'Grupa', price: 'MPC', stock: 'Zaliha' });
});

test.each(['1,23E+11', '1.23E+11', '4,00639E+12'])(
	'a number that a spreadsheet has damaged (%s) is reported: as a sku with its row, as a barcode with its field',
	async (damaged) => {
		const file = join(dir, 'damaged.csv');
		writeFileSync(file, ['Šifra;Naziv;Grupa;MPC;EAN', `${damaged};Čekić;Alat;10,50;`, `B;Kliješta;Alat;12,90;${damaged}`].join('\n'));
		const columns = { sku: 'Šifra', title: 'Naziv', category: 'Grupa', price: 'MPC', gtin: 'EAN' };
		const { products } = await mapFeed(file, { mapping: { columns } });
		expect(toOutcomes(products)[0]?.[2]).toBe(`sku: "${damaged}" was damaged by a spreadsheet, which keeps its first digits only: export it as text`);
		expect(products[1]).toMatchObject({ ok: true, notes: [{ field: 'gtin', reason: expect.stringContaining('was damaged by a spreadsheet') }] });
	},
);
