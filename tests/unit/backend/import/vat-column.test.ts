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
		[7, 'riječ', 'vat_percent: "snižena" is no percentage from 0 to 100: name its rate in "vat_rates" of the mapping file'],
		[8, 'minus', 'vat_percent: "-5" is no percentage from 0 to 100: name its rate in "vat_rates" of the mapping file'],
		[9, 'previše', 'vat_percent: "101" is no percentage from 0 to 100: name its rate in "vat_rates" of the mapping file'],
	]);
});

test('a row without a rate in the feed has none', async () => {
	const { products } = await mapFeed(file, { mapping: { columns, decimal: ',' } });
	expect(rowOf(products, 'prazno')?.price).not.toHaveProperty('vat_percent');
});

test('a draft of a mapping recognises the column by its usual names', async () => {
	expect((await draftMapping((await (await openFeed(file, {})).open()).rows)).columns).toMatchObject({ vat_percent: 'PDV' });
});

test('a word for a rate is the rate that the mapping names for it', async () => {
	const { products } = await mapFeed(file, { mapping: { columns, decimal: ',', vat_rates: { Snižena: 5 } } });
	expect(rowOf(products, 'riječ')?.price?.vat_percent).toBe(5);
});

test('a WooCommerce product of a class without a known rate is refused; a variation has the class of its parent', async () => {
	const woo = join(dir, 'woo.csv');
	const rows = [
		'1,simple,S,Lonac,,10,Dom,',
		'2,simple,Z,Karta,zero-rate,10,Dom,',
		'3,simple,R,Knjiga,reduced-rate,10,Dom,',
		'4,variable,P,Bilježnica,reduced-rate,,Dom,',
		'5,variation,V,Bilježnica A5,parent,10,,P',
	];
	writeFileSync(woo, ['ID,Type,SKU,Name,Tax class,Regular price,Categories,Parent', ...rows, ''].join('\n'));
	const refused = 'vat_percent: "reduced-rate" is no percentage from 0 to 100: name its rate in "vat_rates" of the mapping file';
	expect(toOutcomes((await mapFeed(woo)).products).map(([, sku, outcome]) => [sku, outcome])).toEqual([
		['S', 'ok'],
		['Z', 'ok'],
		['R', refused],
		['V', refused],
	]);
	const { products } = await mapFeed(woo, { mapping: { vat_rates: { 'reduced-rate': 5 } } });
	expect(['S', 'Z', 'R', 'V'].map((sku) => rowOf(products, sku)?.price?.vat_percent)).toEqual([undefined, 0, 5, 5]);
});
