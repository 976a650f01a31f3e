import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { draftMapping } from '@titraj/backend/import/mapping/draft-mapping.ts';
import { readMappingFile } from '@titraj/backend/import/mapping/mapping-file.ts';
import { openFeed } from '@titraj/backend/import/open-feed.ts';
import { describe, expect, test } from 'vitest';
import { mapFeed, rowOf, toOutcomes } from '#tests/support/map-feed.ts';

const feed = (name: string) => fileURLToPath(new URL(`../../../support/feeds/${name}`, import.meta.url));

test.each([
	['German', 'Artikelnr;Titel;Kategorie;Preis;Angebotspreis;Bestand;Hersteller;Beschreibung;Bild;Gewicht (kg)'],
	['Slovenian', 'Šifra;Naziv;Kategorija;Cena;Akcijska cena;Zaloga;Proizvajalec;Opis;Slika;Teža (kg)'],
	['Italian', 'Codice articolo;Titolo;Categoria;Prezzo;Prezzo scontato;Giacenza;Marca;Descrizione;Immagine;Peso (kg)'],
])('the usual %s column names are recognised', async (_, header) => {
	const [sku, title, category, price, sale_price, stock, manufacturer, description, images, weight] = header.split(';');
	const fields = Object.fromEntries(header.split(';').map((name) => [name, '5']));
	const rows = async function* () {
		yield { ok: true, line: 2, fields } as const;
	};
	const { columns, attributes } = await draftMapping(rows());
	expect(columns).toEqual({ sku, title, category, price, sale_price, stock, manufacturer, description, images, weight });
	expect(attributes).toEqual({});
});

describe('a CSV of an ERP', () => {
	test('gets a draft of its mapping from the header, which can be used immediately', async () => {
		const found = await openFeed(feed('garden-erp.csv'));
		const mapping = await draftMapping((await found.open()).rows);
		expect(mapping).toEqual({
			columns: {
				sku: 'Šifra',
				title: 'Naziv',
				manufacturer: 'Proizvođač',
				gtin: 'EAN',
				category: 'Grupa',
				price: 'VPC bez PDV (EUR)',
				stock: 'Zaliha',
				images: ['Slika 1', 'Slika 2'],
				weight: 'Masa (kg)',
			},
			attributes: { 'Duljina (cm)': { name: 'Duljina', unit: 'cm' }, Boja: { name: 'Boja' }, 'Za lijevu ruku': { name: 'Za lijevu ruku' } },
			categories: Object.fromEntries(['Vrt', 'Vrt > Alat', 'Vrt > Alat > Škare', 'Vrt > Navodnjavanje'].map((path) => [path, path])),
		});
		const { described, products } = await mapFeed(feed('garden-erp.csv'), { mapping });
		expect(described).toBe('feed with a mapping (CSV, delimiter semicolon, utf-8, decimal comma, prices in EUR without VAT)');
		expect(rowOf(products, 'V-001')).toMatchObject({
			title: 'Vrtne škare "Lisica" 21"',
			price: { amount: '1249.9012', vat_included: false },
			stock: { quantity: 12 },
			images: [{ url: 'https://slike.example/v1.jpg' }, { file: 'v1b.png' }],
			attributes: [{ value: 21, unit: 'cm' }, { value: 'Crvena' }, { value: true }],
			weight_grams: 350,
		});
		expect(toOutcomes(products).filter(([, , outcome]) => outcome !== 'ok')).toEqual([
			[4, 'V-003', 'title: is empty'],
			[5, 'V-004', 'price: "dvadeset" is no amount with a decimal comma (--decimal)'],
			[6, 'V-005', 'title: "=cmd|\' /C calc\'!A0" is a formula of a spreadsheet, no text'],
		]);
		expect(products.find((product) => product.ok && product.row.sku === '007')).toMatchObject({ notes: [{ field: 'images' }] });
	});

	test('is assigned to categories by a file, which can also exclude some', async () => {
		const mapping = {
			columns: { sku: 'Šifra', title: 'Naziv', category: 'Grupa', price: 'VPC bez PDV (EUR)' },
			categories: { 'Vrt > Alat > Škare': 'Dom i vrt > Škare', 'Vrt > Navodnjavanje': null },
		};
		const { products } = await mapFeed(feed('garden-erp.csv'), { mapping });
		expect(rowOf(products, 'V-001')?.category_path).toEqual(['Dom i vrt', 'Škare']);
		expect(toOutcomes(products)[5]).toEqual([7, 'V-006', 'category: "Vrt > Navodnjavanje" is left out by the mapping']);
	});
});

describe('JSON lines', () => {
	const mapping = { columns: { sku: 'code', title: 'name', category: 'cat', price: 'price_usd', manufacturer: 'brand' }, empty_values: ['0'] };
	test('in another currency are refused until its rate is set, and then converted exactly', async () => {
		expect(toOutcomes((await mapFeed(feed('tools.jsonl'), { mapping })).products)[0]?.[2]).toContain("price: is in USD, the shop's prices are in EUR");
		const { products } = await mapFeed(feed('tools.jsonl'), { mapping: { ...mapping, rates: { USD: '0.9' } } });
		expect(products.map((product) => product.ok && product.row.price?.amount)).toEqual(['89.91', '108', false]);
	});

	test('have attribute types that follow from the values in a category; empty values are ignored', async () => {
		const { products } = await mapFeed(feed('tools.jsonl'), { mapping: { ...mapping, rates: { USD: '1' } } });
		expect(rowOf(products, 'ALAT-1')?.attributes).toEqual([
			{ name: 'Power', code: 'power', value: '750 W' },
			{ name: 'Cordless', code: 'cordless_yes_no', value: false },
			{ name: 'Chuck', code: 'chuck', value: '10 mm, 13 mm' },
		]);
	});
});

test.each([
	['an unknown field', { columns: { skuu: 'a' } }],
	['an unknown setting', { columns: {}, decimals: ',' }],
	['a rate as a number', { columns: {}, rates: { USD: 0.9 } }],
])('a mapping file with %s is refused by its place', async (_, content) => {
	const dir = mkdtempSync(join(tmpdir(), 'mapping-'));
	const file = join(dir, 'map.json');
	writeFileSync(file, JSON.stringify(content));
	await expect(readMappingFile(file)).rejects.toThrow('is no mapping: /');
	rmSync(dir, { recursive: true });
});
