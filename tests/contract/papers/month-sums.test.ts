import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { numberedShopForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
numberedShopForAllTests((started, client) => {
	backend = started;
	merchant = client;
});

const SECTIONS = ['papers', 'vat', 'charges', 'payments', 'refunds', 'incoming', 'open_transfers'];
const PAID = { status: 'paid', payment_code: 'bank_transfer', isPaid: true, qty: 2, skus: ['MON-1', 'MON-2'], rates: { 'MON-2': 13 } } as const;
const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zagreb', year: 'numeric', month: '2-digit' }).format(new Date());
type Row = Readonly<Record<string, string>>;

async function download(path: string): Promise<string> {
	const response = await fetch(`${backend.url}/merchant/v1${path}`, { headers: { authorization: `Bearer ${merchant.key}` } });
	expect(response.status).toBe(200);
	return response.text();
}
const readCsv = async (section: string, of = month): Promise<Row[]> =>
	Papa.parse<Row>((await download(`/accounts/${of}/${section}`)).replace('\ufeff', ''), { header: true, delimiter: ';', skipEmptyLines: true }).data;
const post = async (path: string, body: object = {}) => {
	const { status, body: answer } = await merchant.call('POST', path, body);
	expect([path, status]).toEqual([path, 200]);
	return answer;
};
const toCents = (amount: string | undefined) => Math.round(Number(amount) * 100);
const sum = (rows: readonly Row[], column: string) => rows.reduce((all, row) => all + toCents(row[column]), 0);
const papersOf = async (order: string) => (await merchant.call('GET', `/papers?order=${order}`)).body.items;

/** A paid order with its invoice. */
async function invoiced(): Promise<string> {
	const number = await placeTestOrder(backend.db, PAID);
	await post(`/orders/${number}/papers`, { kind: 'invoice' });
	return number;
}

test('the files of a month with part refunds, an order cancelled after payment, two rates of VAT and two currencies add up to its papers and refunds', async () => {
	const [part, whole, kept] = [await invoiced(), await invoiced(), await invoiced()];
	// Invoices of other currencies are not issued by the shop, but their money is in the file.
	const foreign = await placeTestOrder(backend.db, { ...PAID, currency: 'RSD' });
	const [line] = (await merchant.call('GET', `/orders/${part}`)).body.parcels[0].items;
	await post(`/orders/${part}/cancel`, { reason: 'nema', lines: [{ line: line.line, quantity: 1 }] });
	await post(`/orders/${whole}/cancel`, { reason: 'nema' });
	await post(`/orders/${foreign}/cancel`, { reason: 'nema' });
	for (const number of [part, whole, foreign]) {
		await expect.poll(async () => (await merchant.call('GET', `/orders/${number}/refunds`)).body.items.length).toBe(1);
		const [{ reference }] = (await merchant.call('GET', `/orders/${number}/refunds`)).body.items;
		await post(`/orders/${number}/refunds/${reference}/done`);
		await expect.poll(async () => (await papersOf(number)).length).toBe(number === foreign ? 0 : 2);
	}
	const papers = (await Promise.all([part, whole, kept].map(papersOf))).flat();
	const [listed, vat, refunds] = await Promise.all(['papers', 'vat', 'refunds'].map((section) => readCsv(section)));
	if (listed === undefined || vat === undefined || refunds === undefined) throw new Error('A section is missing');

	expect(listed.map(({ number, total }) => [number, total]).toSorted()).toEqual(papers.map(({ number, total }) => [number, total]).toSorted());
	for (const column of ['net', 'vat', 'total']) expect([column, sum(vat, column)]).toEqual([column, sum(listed, column)]);
	expect(vat.map(({ currency, percent }) => [currency, percent])).toEqual([
		['EUR', '13'],
		['EUR', '25'],
	]);
	for (const row of [...listed, ...vat]) expect(toCents(row['net']) + toCents(row['vat'])).toBe(toCents(row['total']));
	// One order is kept whole, another without a piece; what was cancelled after payment is zero.
	expect(sum(vat, 'total')).toBe(445_04 + 335_03);

	expect(refunds.map(({ order, currency, amount }) => [order, currency, amount]).toSorted()).toEqual(
		[
			[part, 'EUR', '110.01'],
			[whole, 'EUR', '445.04'],
			[foreign, 'RSD', '445.04'],
		].toSorted(),
	);
	const payments = await readCsv('payments');
	expect(sum(payments, 'refunded')).toBe(sum(refunds, 'amount'));

	// The XML has the same rows.
	const xml = await download(`/accounts/${month}`);
	for (const section of SECTIONS) {
		const rows =
			xml
				.split(`\t<${section}>\n`)[1]
				?.split(`\t</${section}>\n`)[0]
				?.match(/<row>.*<\/row>/g) ?? [];
		const read = rows.map((row) => Object.fromEntries([...row.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name, text]) => [name, text])));
		expect([section, read]).toEqual([section, await readCsv(section)]);
	}
});

test('a refund is in the month in which the money went back, not in the one in which it began', async () => {
	const number = await invoiced();
	await post(`/orders/${number}/cancel`, { reason: 'nema' });
	const key = (await merchant.call('GET', `/orders/${number}/refunds`)).body.items[0].reference;
	await backend.db
		.updateTable('payment_refunds')
		.set({ created_at: new Date('2025-03-10T10:00:00Z') })
		.where('key', '=', key)
		.execute();
	await post(`/orders/${number}/refunds/${key}/done`);
	expect((await readCsv('refunds')).map(({ order }) => order)).toContain(number);
	expect(await readCsv('refunds', '2025-03')).toEqual([]);
});
