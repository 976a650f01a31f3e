import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COLUMN_NAMES } from '@titraj/backend/import/mapping/column-names.ts';
import { toDraft } from '@titraj/backend/import/mapping/draft-mapping.ts';
import { toDraftText } from '@titraj/backend/import/mapping/draft-text.ts';
import { foldHeader } from '@titraj/backend/import/mapping/fold-header.ts';
import { inspectColumns } from '@titraj/backend/import/mapping/inspect-columns.ts';
import { readMappingFile } from '@titraj/backend/import/mapping/mapping-file.ts';
import { whyUnshown } from '@titraj/backend/import/mapping/unshown-columns.ts';
import { openFeed } from '@titraj/backend/import/open-feed.ts';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { mapFeed, rowOf, toOutcomes } from '#tests/support/map-feed.ts';

const dir = mkdtempSync(join(tmpdir(), 'columns-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** Drafts a mapping for a file, writes it and reads it as the next run does. */
async function draftFor(name: string, content: string) {
	const file = join(dir, name);
	writeFileSync(file, content);
	const seen = await inspectColumns((await (await openFeed(file)).open()).rows);
	const text = toDraftText(toDraft(seen, []), seen, { source: name, map: 'map.json' });
	writeFileSync(join(dir, 'map.json'), text);
	return { text, mapping: await readMappingFile(join(dir, 'map.json')), file };
}

test('a draft says that hidden products will be for sale if no column is known to say which are shown', async () => {
	const header = 'Šifra;Naziv;Grupa;Cijena';
	const unsure = await draftFor('unsure.csv', `${header};Skriveno\nA;Stol;Dom;10,00;ne\n`);
	expect(unsure.text).toMatch(/^\/\/ All products will be for sale, hidden ones, too\..*Skriveno/m);
	const sure = await draftFor('sure.csv', `${header};Vidljivo kupcima\nA;Stol;Dom;10,00;ne\n`);
	expect(sure.mapping.columns.visible).toBe('Vidljivo kupcima');
	expect(sure.text).not.toContain('hidden ones');
});

describe('a price, stock, date or state of a product is never an attribute', () => {
	test.each([
		[
			'a price',
			[
				'Cijena 2',
				'Akcijska MPC',
				'MPC stara',
				'Cena z DDV',
				'Angebotspreis',
				'Prezzo listino',
				'Precio rebajado',
				'Prix promo',
				'Price tier 1',
				'Popust %',
				'Stopa PDV-a',
			],
		],
		['a stock', ['Zaliha ZG', 'Stanje zaliha', 'Zaloga skladišče', 'Lagerbestand', 'Giacenza 2', 'Existencias', 'stock_status', 'Raspoloživost', 'Količina']],
		['a date', ['Datum unosa', 'Erscheinungsdatum', 'updated_at', 'Vrijedi do', 'Data fine', 'releaseDate']],
		['whether', ['Aktivan', 'Objavljeno', 'Vidljivost', 'Sichtbar', 'Attivo', 'is_active', 'Status']],
		['what the merchant', ['Nabavna', 'VPC', 'EK-Preis', 'Wholesale price', 'RUC marža']],
		['a picture', ['Slika 9', 'Bild 2', 'Thumbnail']],
		['for staff', ['Interna napomena', 'Dobavljač', 'Lieferant']],
	])('%s', (reason, columns) => {
		for (const column of columns) expect([column, whyUnshown(column)]).toEqual([column, expect.stringContaining(reason)]);
	});

	test.each([
		'Boja',
		'Snaga (W)',
		'Aktivno poništavanje buke',
		'Bildschirm',
		'Količina u pakiranju',
		'Preisgekrönt',
		'Fotoaparat',
		'Update rate',
		'Stockwerk',
		'Broj stranica',
		'Nosivost',
	])('%s may be one', (column) => expect(whyUnshown(column)).toBeNull());

	test('not even if all other columns are attributes', async () => {
		const file = join(dir, 'other.csv');
		writeFileSync(file, 'Šifra;Naziv;Grupa;MPC;Akcijska MPC 2;Zaliha ZG;Boja\nA;Stol;Namještaj;10,00;9,00;5;Hrast\n');
		const mapping = { columns: { sku: 'Šifra', title: 'Naziv', category: 'Grupa', price: 'MPC' }, other_attributes: true };
		const { products } = await mapFeed(file, { mapping });
		expect(rowOf(products, 'A')?.attributes?.map(({ name }) => name)).toEqual(['Boja']);
	});
});

test('a draft has each column: mapped, an attribute, or not used with the reason', async () => {
	const header = 'Šifra;Naziv;Grupa;MPC;Akcijska MPC;Zaliha;Nabavna;Datum unosa;Aktivan;Boja;Prazno;Slika 1;Slika 2';
	const { mapping, text, file } = await draftFor(
		'erp.csv',
		`${header}\nA;Stol;Namještaj;10,00;9,00;5;6,10;1.2.2026.;da;Hrast;;https://slike.example/1.jpg;\nB;Klupa;Namještaj;20,00;;2;7,00;1.2.2026.;ne;Bor;;;\n`,
	);
	expect(mapping.columns).toEqual({
		sku: 'Šifra',
		title: 'Naziv',
		category: 'Grupa',
		price: 'MPC',
		sale_price: 'Akcijska MPC',
		stock: 'Zaliha',
		images: ['Slika 1', 'Slika 2'],
		visible: 'Aktivan',
	});
	expect(mapping.attributes).toEqual({ Boja: { name: 'Boja' } });
	expect(mapping.not_used).toEqual({ Nabavna: 'what the merchant pays or earns', 'Datum unosa': 'a date', Prazno: 'empty in the first 2 rows' });
	expect(text).toContain('// Next: check each line');
	expect(text).toContain('npm run import -- erp.csv --map map.json --dry-run');
	expect(text).toContain('"Boja": {"name":"Boja"} // Hrast | Bor');
	const { products } = await mapFeed(file, { mapping });
	expect(rowOf(products, 'A')).toMatchObject({ price: { amount: '10', sale: { amount: '9' } }, archived: false });
	expect(rowOf(products, 'B')).toMatchObject({ archived: true });
	expect(JSON.stringify(products)).not.toContain('6,10');
});

test('whether goods are available to order comes from its column, unless a value is neither yes, no nor days that the shop takes', async () => {
	const draft = async (name: string, ...values: string[]) =>
		(await draftFor('backorder.csv', `Šifra;Naziv;Grupa;MPC;${name}\n${values.map((value, place) => `A${place};Stol;Dom;10,00;${value}`).join('\n')}\n`))
			.mapping.columns.backorder;
	for (const name of ['Dostupno po narudžbi', 'NARUDŽBE_BEZ_ZALIHE', 'Backorders allowed'])
		expect([name, await draft(name, 'da', 'ne', '14', '360')]).toEqual([name, name]);
	for (const value of ['361', '999', '-1', 'možda']) expect([value, await draft('Dostupno po narudžbi', 'da', value)]).toEqual([value, undefined]);
});

test('the usual column names are folded, as they are compared', () => {
	const names = Object.values(COLUMN_NAMES).flat();
	expect(names.length).toBeGreaterThan(300);
	expect(names.filter((name) => foldHeader(name) !== name)).toEqual([]);
});

test('a stock column with words is the availability, and a price column without numbers no price', async () => {
	const { mapping } = await draftFor('words.csv', 'Šifra;Naziv;Grupa;Cijena;MPC;Zaliha;Dostupnost\nA;Stol;Dom;na upit;10,00;ima;na zalihi\n');
	expect(mapping.columns).toMatchObject({ price: 'MPC', availability: 'Dostupnost' });
	expect(mapping.columns.stock).toBeUndefined();
	expect(Object.keys(mapping.not_used ?? {})).toEqual(['Cijena', 'Zaliha']);
});

test('nested values of JSON are columns of their own, lists of names and values are attributes, lists of records are not used', async () => {
	const row = {
		sku: 'A',
		name: 'Stol',
		category: 'Namještaj',
		price: { amount: '200.50', currency: 'EUR' },
		stock: { quantity: 4 },
		dimensions: { width: 80, height: 75 },
		specs: [
			{ name: 'Drvo', value: 'hrast' },
			{ name: 'Nosivost', value: '120 kg' },
		],
		pictures: [{ url: 'https://slike.example/1.jpg', alt: 'Stol' }],
		variants: [{ sku: 'A-1', price: '1' }],
	};
	const { mapping, file } = await draftFor('nested.jsonl', `${JSON.stringify(row)}\n`);
	expect(mapping.columns).toEqual({
		sku: 'sku',
		title: 'name',
		category: 'category',
		price: 'price.amount',
		currency: 'price.currency',
		stock: 'stock.quantity',
		images: 'pictures',
	});
	expect(mapping.not_used).toEqual({ variants: 'a list of records, for which a product has no place' });
	const { products } = await mapFeed(file, { mapping });
	expect(toOutcomes(products)).toEqual([[1, 'A', 'ok']]);
	expect(rowOf(products, 'A')).toMatchObject({
		price: { amount: '200.5' },
		stock: { quantity: 4 },
		images: [{ url: 'https://slike.example/1.jpg' }],
		attributes: [
			{ name: 'Dimensions width', value: 80 },
			{ name: 'Dimensions height', value: 75 },
			{ name: 'Drvo', value: 'hrast' },
			{ name: 'Nosivost', value: 120, unit: 'kg' },
		],
	});
});

test('a Google TSV without links is a Google feed; a table with id, title and price alone is not', async () => {
	writeFileSync(join(dir, 'g.tsv'), 'id\ttitle\tprice\tavailability\tproduct_type\nA\tStol\t200.00 EUR\tin_stock\tDom\n');
	const { described, products } = await mapFeed(join(dir, 'g.tsv'));
	expect(described).toContain('Google Merchant feed');
	expect(toOutcomes(products)).toEqual([[2, 'A', 'ok']]);
	writeFileSync(join(dir, 'own.tsv'), 'id\ttitle\tprice\tcolor\nA\tStol\t200.00\tplava\n');
	await expect(mapFeed(join(dir, 'own.tsv'))).rejects.toThrow('is unknown');
});

test('a draft for any header and any values is a valid mapping, whose rows none of its own choices refuses', async () => {
	const words = fc.constantFrom(
		'Šifra',
		'Naziv',
		'Grupa',
		'MPC',
		'Zaliha',
		'PDV',
		'attributes',
		'__proto__',
		'constructor',
		'a//b',
		'"c"',
		'x\\y',
		'Duljina (cm)',
		'( cm )',
		'price.amount',
	);
	const cell = fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom('12,50', '5', 'na zalihi', '// x', '/* y', '', '25%'));
	await fc.assert(
		fc.asyncProperty(
			fc.uniqueArray(fc.oneof(words, fc.string({ maxLength: 150 })), { minLength: 2, maxLength: 12 }),
			fc.array(cell, { maxLength: 40 }),
			async (header, cells) => {
				const rows = Array.from({ length: 3 }, (_, row) =>
					Object.fromEntries(header.map((name, place) => [name, cells[(row * header.length + place) % Math.max(1, cells.length)] ?? ''])),
				);
				const { mapping } = await draftFor('any.jsonl', rows.map((row) => JSON.stringify(row)).join('\n'));
				const placed = new Set([...Object.values(mapping.columns).flat(), ...Object.keys(mapping.attributes ?? {}), ...Object.keys(mapping.not_used ?? {})]);
				for (const name of header) if (name !== '' && name !== '__proto__' && name !== 'attributes') expect(placed).toContain(name);
			},
		),
		{ numRuns: 150 },
	);
});
