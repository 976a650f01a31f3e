import { beforeAll, expect, it } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
let first: string;
let second: string;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});
beforeAll(async () => {
	await merchant.call('PUT', '/products/MON-1/stock', { quantity: 50 });
	first = await placeTestOrder(backend.db, { qty: 2 });
	second = await placeTestOrder(backend.db, { status: 'awaiting_payment', payment_code: 'card' });
});

const download = async (query = '', key = merchant.key) => {
	const response = await fetch(`${backend.url}/merchant/v1/orders/export${query}`, { headers: { authorization: `Bearer ${key}` } });
	return { status: response.status, headers: response.headers, text: Buffer.from(await response.arrayBuffer()).toString('utf8') };
};
const numbers = (text: string) =>
	text
		.split('\r\n')
		.slice(1, -1)
		.map((line) => line.split(';')[0]);

it('orders are exported as a table that a spreadsheet opens with Croatian letters, the newest first', async () => {
	const { status, headers, text } = await download();
	expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
	expect(headers.get('content-disposition')).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/);
	expect(text.codePointAt(0), 'a mark of the encoding').toBe(0xfe_ff);
	expect(numbers(text).slice(0, 2)).toEqual([second, first]);
	const line = text.split('\r\n').find((row) => row.startsWith(`${first};`));
	expect(line).toMatch(
		/;received;ana@titraj\.example;;Ana Anić;;;Ilica 1;10000;Zagreb;HR;EUR;220\.02;0\.00;5\.00;0\.00;225\.02;45\.00;Plaćanje;Dostava;;2 × MON-1$/,
	);
});

it('the export takes the filters of the search and finds the same orders', async () => {
	for (const query of [
		'?list=unpaid',
		'?status=received',
		`?q=${first}`,
		'?q=ana@titraj',
		'?q=Ani%C4%87',
		'?q=225,02',
		'?q=MON-1',
		'?q=nobody',
		'?list=overdue',
	]) {
		const found = (await merchant.call('GET', `/order-search${query}&limit=500`)).body.items.map(({ number }: { number: string }) => number);
		expect(numbers((await download(query)).text), query).toEqual(found);
	}
	expect(numbers((await download('?list=unpaid')).text)).toContain(second);
	expect(numbers((await download('?list=unpaid')).text)).not.toContain(first);
	expect((await download('?list=everything')).status).toBe(400);
	expect((await download('?limit=1')).status).toBe(400);
});

it.each(['=1+1', '+385 91 000', '-2', '@SUM(A1)', '\t=1'])('a name that begins like the formula %j is exported as text', async (name) => {
	await backend.db.updateTable('order_addresses').set({ company: name }).execute();
	const { text } = await download(`?q=${first}`);
	expect(text).toContain(`'${name}`);
});

it('only who may read orders may export them', async () => {
	const { key } = await openMerchant(backend, 'products:read');
	expect((await download('', key)).status).toBe(403);
	expect((await download('', 'tk_unknown')).status).toBe(401);
});
