import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toDraft } from '@titraj/backend/import/mapping/draft-mapping.ts';
import { inspectColumns } from '@titraj/backend/import/mapping/inspect-columns.ts';
import type { MappingFile } from '@titraj/backend/import/mapping/mapping-file.ts';
import { openFeed } from '@titraj/backend/import/open-feed.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { mapFeed, rowOf } from '#tests/support/map-feed.ts';

const dir = mkdtempSync(join(tmpdir(), 'erp-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** Reads a file with its drafted mapping, in which `own` replaces parts. */
async function readByDraft(name: string, lines: readonly string[], own: Partial<MappingFile> = {}) {
	const file = join(dir, name);
	writeFileSync(file, lines.join('\n'));
	const draft = toDraft(await inspectColumns((await (await openFeed(file)).open()).rows), []);
	return { draft, ...(await mapFeed(file, { mapping: { ...draft, ...own } })) };
}

describe('of several prices a draft takes the one that shoppers pay', () => {
	test.each([
		['net and gross in Croatian', ['Nabavna cijena', 'Neto prodajna cijena', 'Bruto prodajna cijena'], ['12,00', '20,00', '25,00'], '25'],
		['wholesale before retail in Serbian', ['cena', 'mpcena'], ['18,90', '25,90'], '25.9'],
		['a price before the sales price in German', ['Preis', 'VK-Preis'], ['8,50', '12,00'], '12'],
		['a recommended, a gross and a net price in German', ['Brutto-VK', 'Netto-VK', 'UVP'], ['119,00', '100,00', '149,00'], '119'],
		['without and with VAT in Slovenian', ['Prodajna cena brez DDV', 'Prodajna cena z DDV'], ['245,90', '300,00'], '300'],
		['names in one word', ['CijenaBezPDV', 'CijenaSPDV'], ['3,20', '4,00'], '4'],
		['names with underscores', ['prodajna_cijena_bez_pdv', 'prodajna_cijena_s_pdv'], ['3,20', '4,00'], '4'],
		['without and with VAT in Serbian', ['Prodajna cena', 'Prodajna cena sa PDV'], ['3,20', '3,84'], '3.84'],
		['wholesale and retail in Croatian', ['VPC', 'Porez %', 'MPC'], ['52,00', '25', '65,00'], '65'],
	])('%s', async (name, columns, values, amount) => {
		const { products, draft } = await readByDraft(`${name}.csv`, [
			['Šifra', 'Naziv', 'Grupa', ...columns].join(';'),
			['A', 'Stol', 'Dom', ...values].join(';'),
		]);
		expect(rowOf(products, 'A')?.price).toMatchObject({ amount, vat_included: true });
		expect(draft.attributes).toEqual({});
	});

	test('a price without VAT is read as such if there is no other', async () => {
		const { products } = await readByDraft('net.csv', ['Šifra;Naziv;Grupa;VPC;Stopa PDV-a', 'A;Stol;Dom;52,00;25']);
		expect(rowOf(products, 'A')?.price).toMatchObject({ amount: '52', vat_included: false, vat_percent: 25 });
	});

	test('a price per unit, of the last 30 days or of a day is none', async () => {
		const { draft } = await readByDraft('other.csv', [
			'Šifra;Naziv;Grupa;Cijena za jedinicu mjere;Najniža cijena u 30 dana;Sidrena cijena',
			'A;Sok;Pića;2,00;1,80;1,90',
		]);
		expect(draft.columns.price).toBeUndefined();
		expect(Object.keys(draft.not_used ?? {})).toEqual(['Cijena za jedinicu mjere', 'Najniža cijena u 30 dana', 'Sidrena cijena']);
	});
});

describe('a draft', () => {
	test('takes the column that is named as SKU before the number of the row, and the one that says what is visible', async () => {
		const { draft, products } = await readByDraft('ids.csv', [
			'Product ID;Product Name;Product Code/SKU;Category;Price;Product Visible?',
			'77;Stol;STOL-1;Dom;10.00;Y',
			'78;Klupa;KLUPA-1;Dom;12.00;N',
		]);
		expect(draft.columns).toMatchObject({ sku: 'Product Code/SKU', visible: 'Product Visible?' });
		expect(draft.attributes).toEqual({});
		expect(rowOf(products, 'STOL-1')).toMatchObject({ archived: false });
		expect(rowOf(products, 'KLUPA-1')).toMatchObject({ archived: true });
	});

	test('takes the number of the row if no column is named as SKU, or only that of a parent', async () => {
		const { draft } = await readByDraft('only-id.csv', ['Product ID;Parent SKU No;Name;Category;Price', '77;A;Stol;Dom;10.00']);
		expect(draft.columns.sku).toBe('Product ID');
	});

	test('takes no column for visibility that hides products, says something else, or is one of several', async () => {
		const { draft } = await readByDraft('states.csv', [
			'Šifra;Naziv;Grupa;Cijena;Skriveno;Vidljivo kupcima;Objavljeno drugdje',
			'A;Stol;Dom;10,00;ne;da;ne',
			'B;Klupa;Dom;12,00;da;ne;da',
		]);
		expect(draft.columns.visible).toBeUndefined();
		expect(Object.keys(draft.not_used ?? {})).toEqual(['Skriveno', 'Vidljivo kupcima', 'Objavljeno drugdje']);
	});
});

test('a sale price of 0, with or without a currency, is no sale and causes no note', async () => {
	const { products } = await readByDraft('zero.csv', [
		'Šifra;Naziv;Grupa;MPC;Akcijska MPC',
		'A;Stol;Dom;10,00;0,00',
		'B;Klupa;Dom;10,00;8,00',
		'C;Ormar;Dom;10,00;0,00 EUR',
	]);
	expect(products.map((product) => product.ok && product.notes)).toEqual([[], [], []]);
	for (const sku of ['A', 'C']) expect(rowOf(products, sku)?.price).not.toHaveProperty('sale');
	expect(rowOf(products, 'B')?.price?.sale).toEqual({ amount: '8' });
});

describe('levels of a category in columns of their own are one path', () => {
	test.each([
		['groups', ['Nadgrupa', 'Grupa', 'Podgrupa'], ['Alati', 'Bušilice', 'Udarne'], ['Alati', 'Bušilice', 'Udarne']],
		['German levels with numbers', ['Kategorie Ebene 2', 'Kategorie Ebene 1'], ['Bohrer', 'Werkzeug'], ['Werkzeug', 'Bohrer']],
		['an empty lower level', ['Kategorija', 'Podkategorija'], ['Alati', ''], ['Alati']],
		['a lower level that repeats the upper one', ['Kategorija', 'Podkategorija'], ['Alati', 'Alati'], ['Alati']],
	])('%s', async (name, columns, values, path) => {
		const lines = [
			['Šifra', 'Naziv', 'MPC', ...columns].join(';'),
			['A', 'Stol', '10,00', ...values].join(';'),
			['B', 'Klupa', '10,00', ...columns.map(() => 'x')].join(';'),
		];
		const { products, draft } = await readByDraft(`${name}.csv`, lines);
		expect(rowOf(products, 'A')?.category_path).toEqual(path);
		expect(draft.attributes).toEqual({});
	});

	test('the shop can name another path for the whole one', async () => {
		const lines = ['Šifra;Naziv;MPC;Grupa;Podgrupa', 'A;Stol;10,00;DOM;STOL'];
		const { products } = await readByDraft('own-path.csv', lines, { categories: { 'DOM > STOL': 'Namještaj > Stolovi' } });
		expect(rowOf(products, 'A')?.category_path).toEqual(['Namještaj', 'Stolovi']);
	});

	test('of a number and a name the name is the category', async () => {
		const { products } = await readByDraft('numbers.csv', [
			'artikl;naziv;grupa_artikla;grupa_artikla_naziv;mpc;enabled',
			'0001;Usisavač;10;Usisavači;129,90;D',
			'0002;Vrećice;11;Pribor;9,90;N',
		]);
		expect(rowOf(products, '0001')).toMatchObject({ category_path: ['Usisavači'], archived: false });
		expect(rowOf(products, '0002')).toMatchObject({ archived: true });
	});
});

test('an XML of a Slovenian distributor: words run together, pictures, attributes, availability, no purchase price', async () => {
	const item = (id: string, name: string, rest: string) =>
		`<izdelek><izdelekID>${id}</izdelekID><EAN>3830001234567</EAN><izdelekIme><![CDATA[${name}]]></izdelekIme><nabavnaCena>120,50</nabavnaCena><DC>130,00</DC><PPC>189,00</PPC><davcnaStopnja>22</davcnaStopnja>${rest}</izdelek>`;
	const { products, draft } = await readByDraft('distributer.xml', [
		'<?xml version="1.0" encoding="UTF-8"?><podjetje id="1"><izdelki>',
		item(
			'A-1',
			'Monitor 27" LED',
			'<slikaMala>https://slike.example/m.jpg</slikaMala><slikaVelika>https://slike.example/v.jpg</slikaVelika><dodatneSlike><dodatnaSlika1>https://slike.example/1.jpg</dodatnaSlika1><dodatnaSlika2>https://slike.example/2.jpg</dodatnaSlika2></dodatneSlike><dodatneLastnosti><lastnost naziv="Ločljivost">QHD</lastnost><lastnost naziv="Nosilec">VESA</lastnost></dodatneLastnosti><blagovnaZnamka>Titan</blagovnaZnamka><kategorija id="3">Monitorji</kategorija><dobava>Na zalogi</dobava>',
		),
		item(
			'A-2',
			'Kabel HDMI',
			'<dodatneSlike></dodatneSlike><blagovnaZnamka>Titan</blagovnaZnamka><kategorija id="4">Kabli</kategorija><dobava>Ni na zalogi</dobava>',
		),
		'</izdelki></podjetje>',
	]);
	expect(rowOf(products, 'A-1')).toMatchObject({
		title: 'Monitor 27" LED',
		manufacturer: 'Titan',
		category_path: ['Monitorji'],
		price: { amount: '189', vat_percent: 22 },
		images: ['v', '1', '2'].map((name) => ({ url: `https://slike.example/${name}.jpg` })),
		attributes: [
			{ name: 'Ločljivost', value: 'QHD' },
			{ name: 'Nosilec', value: 'VESA' },
		],
	});
	expect(rowOf(products, 'A-2')?.stock).toEqual({ quantity: 0 });
	expect(draft.not_used).toMatchObject({ nabavnaCena: 'what the merchant pays or earns', DC: 'what the merchant pays or earns' });
});

test('a Lexware list: weight in the words of its column, units, VAT', async () => {
	const { products } = await readByDraft('lexware.csv', [
		'Artikel-Nr.;Artikelbezeichnung;Warengruppe;Mengeneinheit;EK-Preis netto;VK-Preis brutto;MwSt.-Satz;Bestand;Gewicht in kg',
		'L-1;Gießkanne 10 l;Garten;Stück;9,80;24,99;25;6;1,35',
	]);
	expect(rowOf(products, 'L-1')).toMatchObject({
		title: 'Gießkanne 10 l',
		category_path: ['Garten'],
		price: { amount: '24.99', vat_percent: 25 },
		stock: { quantity: 6 },
		weight_grams: 1350,
	});
});
