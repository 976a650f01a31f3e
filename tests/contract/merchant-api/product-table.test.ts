import Papa from 'papaparse';
import { expect, it, vi } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { makeWorkbook, zip } from '#tests/support/make-workbook.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function exportTable(query = ''): Promise<{ text: string; rows: Record<string, string>[] }> {
	const response = await fetch(`${backend.url}/merchant/v1/product-export${query}`, { headers: { authorization: `Bearer ${merchant.key}` } });
	expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
	const text = await response.text();
	return { text, rows: Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), { header: true, delimiter: ';', skipEmptyLines: true }).data };
}

async function importFile(content: string | Buffer, type = 'text/csv', wishes: Record<string, unknown> = {}) {
	const init = { method: 'POST', headers: { authorization: `Bearer ${merchant.key}`, 'content-type': type }, body: new Uint8Array(Buffer.from(content)) };
	const uploaded = await (await fetch(`${backend.url}/merchant/v1/imports?name=tablica`, init)).json();
	const mapping = uploaded.mapping === null ? {} : { mapping: uploaded.mapping };
	expect((await merchant.call('POST', `/imports/${uploaded.id}/run`, { ...mapping, ...wishes })).status).toBe(202);
	const ended = await vi.waitFor(
		async () => {
			const { body } = await merchant.call('GET', `/imports/${uploaded.id}`);
			expect(body.state).not.toBe('running');
			return body;
		},
		{ timeout: 30_000, interval: 50 },
	);
	return { ...ended, uploaded };
}

const toTable = (rows: readonly Record<string, string>[]): string => Papa.unparse([...rows], { delimiter: ';', newline: '\r\n' });

it('the table of all products is read back without a mapping and changes nothing', async () => {
	const { text, rows } = await exportTable();
	const { body } = await merchant.call('GET', '/product-search?limit=500');
	expect(rows.length).toBe(body.items.length);
	const { state, feed, result } = await importFile(text);
	expect([state, feed.program, feed.needs_mapping]).toEqual(['done', 'table', false]);
	expect(result).toMatchObject({ created: 0, updated: 0, unchanged: rows.length, refused: 0, left_out: 0 });
});

it('changed cells are written, empty ones and missing columns change nothing, and a decimal comma is read', async () => {
	await merchant.call('PUT', '/products/TABLICA-1', {
		...{ title: 'Kabel', category_path: ['Tablica'], price: { amount: '20.00', currency: 'EUR', vat_included: true, sale: { amount: '15.00' } } },
		attributes: [
			{ name: 'Duljina', value: 2.5, unit: 'm', highlight: true },
			{ name: 'Boja', value: ['Crna', 'Bijela'] },
			{ name: 'Pleteni', value: true },
		],
		...{ unit_price: { quantity: 2.5, unit: 'm' }, variant: { group: 'KABEL', options: [{ name: 'Boja', value: 'Crna' }] }, description: '<p>Opis</p>' },
		...{ stock: { locations: [{ location: 'warehouse', quantity: 5 }] }, energy_class: 'B', short_description: '=1+1' },
	});
	const before = (await merchant.call('GET', '/products/TABLICA-1')).body;
	const { rows } = await exportTable('?q=TABLICA-1');
	expect(rows).toHaveLength(1);
	expect(rows[0]).toMatchObject({
		Šifra: 'TABLICA-1',
		'Redovna cijena': '20,00',
		'Snižena cijena': '15,00',
		'Zaliha (warehouse)': '5',
		'Kratki opis': "'=1+1",
	});
	const unchanged = await importFile(toTable(rows));
	expect(unchanged.result).toMatchObject({ unchanged: 1, refused: 0 });
	const length = Object.keys(rows[0] ?? {}).find((name) => name.startsWith('Svojstvo: Duljina')) ?? '';
	const changed = await importFile(
		toTable([{ Šifra: 'TABLICA-1', 'Redovna cijena': '1.234,50', 'Snižena cijena': '', 'Zaliha (warehouse)': '9', [length]: '3,5', Opis: '' }]),
	);
	expect(changed.result).toMatchObject({ updated: 1, refused: 0 });
	const after = (await merchant.call('GET', '/products/TABLICA-1')).body;
	expect([after.price.regular, after.price.sale, after.stock.quantity, after.description]).toEqual(['1234.50', null, 9, before.description]);
	const toPlain = ({ attributes }: { attributes: { code: string; value: string; number: number | null; highlight: boolean }[] }) =>
		attributes.map(({ code, value, number, highlight }) => [code, value, number, highlight]);
	expect(toPlain(after)).toEqual(toPlain(before).map((one) => (one[0] === 'duljina_m' ? ['duljina_m', '3,5', 3.5, true] : one)));
});

it('a cell says whether a product is available to order, and in how many days; 0 is no, 1 is one day', async () => {
	const price = { amount: '20.00', currency: 'EUR', vat_included: true };
	await merchant.call('PUT', '/products/TABLICA-3', { title: 'Ormar', category_path: ['Tablica'], price, backorder: { days: 14 } });
	const column = 'Bez zalihe (da/ne/dana)';
	expect((await exportTable('?q=TABLICA-3')).rows[0]).toMatchObject({ [column]: '14' });
	const after = async (cell: string) => {
		const { result } = await importFile(toTable([{ Šifra: 'TABLICA-3', 'U prodaji (da/ne)': '', 'Redovna cijena': '', [column]: cell }]));
		return [cell, result.refused, (await merchant.call('GET', '/products/TABLICA-3')).body.backorder];
	};
	for (const [cell, terms] of [
		['', { days: 14 }],
		['0', null],
		['1', { days: 1 }],
		['da', { days: null }],
		['360', { days: 360 }],
		['ne', null],
	] as const)
		expect(await after(cell)).toEqual([cell, 0, terms]);
	for (const cell of ['361', '00', 'možda']) expect(await after(cell)).toEqual([cell, 1, null]);
});

it('a table with wrong cells refuses those rows alone, and its report is a file', async () => {
	const table = toTable([
		{ Šifra: '1,23E+11', 'U prodaji (da/ne)': 'da', 'Redovna cijena': '5' },
		{ Šifra: 'MON-1', 'U prodaji (da/ne)': 'možda', 'Redovna cijena': '' },
		{ Šifra: 'MON-2', 'U prodaji (da/ne)': 'da', 'Redovna cijena': 'na upit' },
	]);
	const { result, uploaded } = await importFile(table, 'text/csv', { dry_run: true });
	expect(result).toMatchObject({ accepted: 0, refused: 3, has_report: true });
	const report = await fetch(`${backend.url}/merchant/v1/imports/${uploaded.id}/report`, { headers: { authorization: `Bearer ${merchant.key}` } });
	expect(await report.text()).toMatch(/MON-1,archived.*\n.*MON-2,price\.amount/);
	expect((await merchant.call('GET', '/imports/none/report')).status).toBe(404);
});

it('the first sheet of a workbook is imported, with numbers, long barcodes and prices', async () => {
	const workbook = makeWorkbook([
		['Šifra', 'Naziv', 'Kategorija', 'Cijena', 'Zaliha', 'EAN'],
		['XLS-1', 'Škare & nož', 'Vrt', 12.899999999999999, 4, 3850000000015],
	]);
	const { result, feed } = await importFile(workbook, XLSX);
	expect([feed.kind, result.created, result.lines.slice(1)]).toEqual(['xlsx', 1, expect.any(Array)]);
	const { body } = await merchant.call('GET', '/products/XLS-1');
	expect([body.title, body.price.regular, body.stock.quantity, body.gtin]).toEqual(['Škare & nož', '12.90', 4, '3850000000015']);
});

it.each([
	['a ZIP archive without a workbook', zip({ 'a.txt': 'a' }), 'ZIP archive'],
	['a damaged ZIP archive', Buffer.from('PK\u0003\u0004 but nothing follows'), 'damaged'],
	['a workbook with a document type', zip({ 'xl/worksheets/sheet1.xml': '<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>' }), 'cannot be read'],
	['a workbook without rows', makeWorkbook([]), 'empty'],
])('%s is refused', async (_, content, reason) => {
	const init = { method: 'POST', headers: { authorization: `Bearer ${merchant.key}`, 'content-type': XLSX }, body: new Uint8Array(Buffer.from(content)) };
	const response = await fetch(`${backend.url}/merchant/v1/imports?name=a.xlsx`, init);
	expect([response.status, (await response.json()).detail]).toEqual([400, expect.stringContaining(reason)]);
});

it('some attributes are set without those that are not named, but not beside the whole list', async () => {
	const price = { amount: '1.00', currency: 'EUR', vat_included: true };
	const attributes = [
		{ name: 'Oblik', value: 'okrugao' },
		{ name: 'Promjer', value: 5, unit: 'cm' },
	];
	await merchant.call('PUT', '/products/TABLICA-2', { title: 'Ploča', category_path: ['Tablica'], price, attributes });
	expect((await merchant.call('PUT', '/products/TABLICA-2', { set_attributes: [{ name: 'Promjer', value: 6, unit: 'cm' }] })).body.outcome).toBe('updated');
	const { body } = await merchant.call('GET', '/products/TABLICA-2');
	expect(body.attributes.map(({ value }: { value: string }) => value)).toEqual(['okrugao', '6']);
	expect((await merchant.call('PUT', '/products/TABLICA-2', { set_attributes: [], attributes: [] })).status).toBe(422);
});

it('the export needs the right to read products, and knows the filters of the search', async () => {
	const orders = await openMerchant(backend, 'orders:read');
	expect((await orders.call('GET', '/product-export')).status).toBe(403);
	expect((await merchant.call('GET', '/product-export?liste=archived')).status).toBe(400);
	expect((await exportTable('?q=MON-1')).rows.map(({ Šifra }) => Šifra)).toEqual(['MON-1']);
});
