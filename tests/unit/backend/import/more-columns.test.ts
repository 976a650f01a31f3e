import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMappingFile } from '@titraj/backend/import/mapping/mapping-file.ts';
import { missingColumns } from '@titraj/backend/import/mapping/missing-columns.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mapFeed, rowOf, toOutcomes } from '#tests/support/map-feed.ts';

let dir: string;
beforeEach(() => {
	dir = mkdtempSync(join(tmpdir(), 'columns-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const columns = { sku: 'Šifra', title: 'Naziv', category: 'Grupa', price: 'Cijena' };

/** Products of a feed with these columns in addition to the required ones, one per row; the first has sku 1. */
async function map(header: string, rows: readonly string[], mapping: Record<string, unknown>) {
	const file = join(dir, 'feed.csv');
	const lines = rows.map((row, index) => `${index + 1};Artikl ${index + 1};Dom;10,00;${row}`);
	writeFileSync(file, `Šifra;Naziv;Grupa;Cijena;${header}\n${lines.join('\n')}\n`);
	const { products } = await mapFeed(file, { mapping: { columns, decimal: ',', other_attributes: true, ...mapping } });
	return products;
}

test('documents come from their columns, several in one cell are numbered; an empty cell changes nothing', async () => {
	const documents = { Upute: { title: 'Upute za uporabu', lang: 'hr' }, Izjava: { title: 'Izjava o sukladnosti' } };
	const two = 'https://docs.example/a.pdf, https://docs.example/b.pdf';
	const products = await map('Upute;Izjava', [`${two};papiri\\izjava.pdf`, ';', 'javascript:alert(1);'], { documents });
	expect(rowOf(products, '1')?.documents).toEqual([
		{ url: 'https://docs.example/a.pdf', title: 'Upute za uporabu', lang: 'hr' },
		{ url: 'https://docs.example/b.pdf', title: 'Upute za uporabu 2', lang: 'hr' },
		{ file: 'papiri/izjava.pdf', title: 'Izjava o sukladnosti' },
	]);
	expect(rowOf(products, '2')).not.toHaveProperty('documents');
	expect(rowOf(products, '3')).not.toHaveProperty('documents');
	expect(rowOf(products, '1')).not.toHaveProperty('attributes');
});

test('stock by location replaces the total; a cell that is not a number refuses its row, an empty one leaves its location unchanged', async () => {
	const mapping = { columns: { ...columns, stock: 'Zaliha' }, stock_locations: { 'Skladište kom': 'warehouse', Ilica: 'zagreb-ilica' } };
	const products = await map('Zaliha;Skladište kom;Ilica', ['9;4;2', '9;;0', '9;;', '9;pet;1', '9;-3;1'], mapping);
	expect(rowOf(products, '1')?.stock).toEqual({
		locations: [
			{ location: 'warehouse', quantity: 4 },
			{ location: 'zagreb-ilica', quantity: 2 },
		],
	});
	expect(rowOf(products, '2')?.stock).toEqual({ locations: [{ location: 'zagreb-ilica', quantity: 0 }] });
	expect(rowOf(products, '3')?.stock).toEqual({ quantity: 9 });
	expect(toOutcomes(products)[3]).toEqual([5, '4', 'stock: "pet" is not a number']);
	expect(rowOf(products, '5')?.stock).toMatchObject({ locations: [{ quantity: 0 }, { quantity: 1 }] });
});

test('texts in other languages come from their columns; an unknown language is an invalid mapping, a formula refuses its row', async () => {
	const translations = { en: { title: 'Name', description: ['Long', 'Text'] }, de: { title: 'Bezeichnung' } };
	const products = await map('Name;Long;Text;Bezeichnung', ['Pump;;Fits & works.;Pumpe', ';;;Lampe', '"=HYPERLINK(""x"")";;;'], { translations });
	expect(rowOf(products, '1')?.translations).toEqual({ en: { title: 'Pump', description: '<p>Fits &amp; works.</p>' }, de: { title: 'Pumpe' } });
	expect(rowOf(products, '2')?.translations).toEqual({ de: { title: 'Lampe' } });
	expect(toOutcomes(products)[2]?.[2]).toMatch(/^title: .* is a formula/);
	const file = join(dir, 'map.json');
	writeFileSync(file, JSON.stringify({ columns, translations: { xx: { title: 'Name' } } }));
	await expect(readMappingFile(file)).rejects.toThrow(/is no mapping: \/translations/);
});

test('warnings keep their lines, and bulky goods are recognised', async () => {
	const products = await map('Upozorenja;Glomazno', ['"Ne uranjati.\nČuvati od djece.";da', ';ne'], {
		columns: { ...columns, safety_warnings: 'Upozorenja', bulky: 'Glomazno' },
	});
	expect(rowOf(products, '1')).toMatchObject({ safety_warnings: 'Ne uranjati.\nČuvati od djece.', bulky: true });
	expect(rowOf(products, '2')).toMatchObject({ bulky: false });
	expect(rowOf(products, '2')).not.toHaveProperty('safety_warnings');
});

test('names the columns of a mapping that a feed does not have; of several for one field one is enough', () => {
	const mapping = {
		columns: { sku: 'Šifra', stock: 'Zalih', category: ['Odjel', 'Grupa'] },
		documents: { Upute: { title: 'Upute' } },
		stock_locations: { Ilca: 'zagreb-ilica', Centrala: 'warehouse' },
		translations: { en: { title: 'Name' }, de: { title: ['Bezeichnung', 'Titel'] } },
	};
	const present = new Set(['Šifra', 'Zaliha', 'Grupa', 'Upute', 'Ilica', 'Centrala', 'Titel']);
	expect(missingColumns(mapping, present)).toEqual(['Zalih', 'Ilca', 'Name']);
});
