import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { draftMapping } from '@titraj/backend/import/mapping/draft-mapping.ts';
import { openFeed } from '@titraj/backend/import/open-feed.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mapFeed, rowOf, toOutcomes } from '#tests/support/map-feed.ts';

let dir: string;
let file: string;
beforeAll(() => {
	dir = mkdtempSync(join(tmpdir(), 'vat-'));
	file = join(dir, 'feed.csv');
	const rows = ['knjiga;5', 'kruh;5,00 %', 'lonac;25%', 'karta;0', 'prazno;', 'riječ;snižena', 'minus;-5', 'previše;101', 'decimalno;13.5'];
	writeFileSync(file, `Šifra;PDV;Naziv;Grupa;Cijena\n${rows.map((row) => `${row};Artikl;Dom;10,00`).join('\n')}\n`);
});
afterAll(() => rmSync(dir, { recursive: true }));

const columns = { sku: 'Šifra', title: 'Naziv', category: 'Grupa', price: 'Cijena', vat_percent: 'PDV' };

test('each row has the VAT rate of its column, the rest that of the whole feed; an invalid rate refuses the row', async () => {
	const { products } = await mapFeed(file, { mapping: { columns, decimal: ',', vat_percent: 13 } });
	expect(['knjiga', 'kruh', 'lonac', 'karta', 'prazno', 'decimalno'].map((sku) => rowOf(products, sku)?.price?.vat_percent)).toEqual([5, 5, 25, 0, 13, 13.5]);
	expect(toOutcomes(products).slice(5, 8)).toEqual([
		[7, 'riječ', 'vat_percent: "snižena" is no percentage from 0 to 100'],
		[8, 'minus', 'vat_percent: "-5" is no percentage from 0 to 100'],
		[9, 'previše', 'vat_percent: "101" is no percentage from 0 to 100'],
	]);
});

test('a row without a rate in the feed has none', async () => {
	const { products } = await mapFeed(file, { mapping: { columns, decimal: ',' } });
	expect(rowOf(products, 'prazno')?.price).not.toHaveProperty('vat_percent');
});

test('a draft of a mapping recognises the column by its usual names', async () => {
	expect((await draftMapping((await (await openFeed(file, {})).open()).rows)).columns).toMatchObject({ vat_percent: 'PDV' });
});
