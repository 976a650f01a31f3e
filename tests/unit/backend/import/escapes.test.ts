import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mapFeed, rowOf, toOutcomes } from '#tests/support/map-feed.ts';

const dir = mkdtempSync(join(tmpdir(), 'escapes-'));
afterAll(() => rmSync(dir, { recursive: true }));
const write = (name: string, lines: readonly string[]) => {
	writeFileSync(join(dir, name), lines.join('\n'));
	return join(dir, name);
};

test('line ends, commas and apostrophes that WooCommerce escapes are read as they were in the shop', async () => {
	const file = write('woo.csv', [
		'ID,Type,SKU,Name,Published,"Short description",Description,"Regular price",Categories,Images,Brands,Parent,"Attribute 1 name","Attribute 1 value(s)"',
		String.raw`1,simple,'00123,'+Plus,1,"Kratko\nu dva reda","Prvi.\n\nDrugi. Mapa C:\\nova",4.50,"Kuća\, vrt > Ruke","https://slike.example/a\,b.jpg, https://slike.example/c.jpg",'-Brend,,Boja,"crvena\, mat"`,
		'2,variable,V,Majica,1,,,,Ruke,,,,Otvor,"1\\, 5 cm, 3 cm"',
		'3,variation,V-1,Majica,1,,,9.50,,,,V,Otvor,"1\\, 5 cm"',
	]);
	const { products } = await mapFeed(file);
	expect(rowOf(products, '00123')).toMatchObject({
		title: '+Plus',
		short_description: 'Kratko u dva reda',
		description: '<p>Prvi.</p><p>Drugi. Mapa C:\\nova</p>',
		category_path: ['Kuća, vrt', 'Ruke'],
		manufacturer: '-Brend',
		images: [{ url: 'https://slike.example/a,b.jpg' }, { url: 'https://slike.example/c.jpg' }],
		attributes: [{ name: 'Boja', value: 'crvena, mat' }],
	});
	expect(rowOf(products, 'V-1')?.variant).toMatchObject({ options: [{ name: 'Otvor', value: '1, 5 cm' }] });
});

test('an apostrophe that a spreadsheet puts before a number or a sign is no part of the value, in any column', async () => {
	const file = write('erp.csv', [
		'Šifra;Naziv;Opis;Grupa;MPC;Zaliha;Temperatura;Model',
		"'00123;'=100 % pamuk;'+ dodatna glava;Dom;'10,50;'3;'-3;'007",
		"'00124;'90-ih hitovi;'t Hooft;Dom;'11,50;'4;'-18;'008",
	]);
	const columns = { sku: 'Šifra', title: 'Naziv', description: 'Opis', category: 'Grupa', price: 'MPC', stock: 'Zaliha' };
	const { products } = await mapFeed(file, { mapping: { columns, other_attributes: true } });
	expect(rowOf(products, '00123')).toMatchObject({
		title: '=100 % pamuk',
		description: '<p>+ dodatna glava</p>',
		price: { amount: '10.5' },
		stock: { quantity: 3 },
		attributes: [
			{ name: 'Temperatura', value: -3 },
			{ name: 'Model', value: '007' },
		],
	});
	expect(rowOf(products, '00124')).toMatchObject({ title: "'90-ih hitovi", description: "<p>'t Hooft</p>" });
});

test('a formula without the apostrophe stays refused', async () => {
	const file = write('formula.csv', ['Šifra;Naziv;Grupa;MPC', 'A;=HYPERLINK("x");Dom;1,50']);
	const mapping = { columns: { sku: 'Šifra', title: 'Naziv', category: 'Grupa', price: 'MPC' } };
	expect(toOutcomes((await mapFeed(file, { mapping })).products)[0]?.[2]).toContain('is a formula of a spreadsheet');
});
