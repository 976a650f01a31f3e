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

const place = () => placeTestOrder(backend.db, { status: 'paid', payment_code: 'bank_transfer', isPaid: true, qty: 2, skus: ['MON-1', 'MON-2'] });
const post = (number: string, what: string, body: object = {}) => merchant.call('POST', `/orders/${number}/${what}`, body);
const linesOf = async (number: string): Promise<number[]> =>
	(await merchant.call('GET', `/orders/${number}`)).body.parcels[0].items.map(({ line }: { line: number }) => line);
const issue = async (number: string, body: object = {}) => (await post(number, 'papers', { kind: 'packing_slip', ...body })).body;

/** The tables of a slip: the head, and the cells of each row. */
async function tablesOf({ paper }: { paper: { id: number } }): Promise<string[][]> {
	const page = await (await fetch(`${backend.url}/merchant/v1/papers/${paper.id}/html`, { headers: { authorization: `Bearer ${merchant.key}` } })).text();
	return [...page.matchAll(/<table>.*?<\/table>/gs)].map(([table]) => [...table.matchAll(/<t[hd](?: [^>]*)?>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cell));
}
/** Products of the lines, in their order. */
const [ONE, OTHER] = ['MON-2', 'MON-1'];

/** Lets an order wait for pieces of a line. */
const wait = (line: number, backorder_qty: number) =>
	backend.db.updateTable('order_items').set({ backorder_qty, backorder_days: 14 }).where('id', '=', line).execute();

test('an order that leaves whole has one packing slip of all its goods', async () => {
	const number = await place();
	const slip = await issue(number);
	expect((await tablesOf(slip)).map(([code, title]) => [code, title])).toEqual([['Šifra', 'Naziv']]);
	await post(number, 'shipments');
	expect(await issue(number)).toMatchObject({ outcome: 'was', paper: { number: slip.paper.number } });
});

test('each parcel has its own packing slip: what is in it, what was sent before, and what follows with its days', async () => {
	const number = await place();
	const [first = 0, second = 0] = await linesOf(number);
	await wait(second, 1);
	const next = await issue(number);
	const [inParcel = [], later = [], ...others] = await tablesOf(next);
	expect(others).toEqual([]);
	expect(inParcel).toEqual(['Šifra', 'U ovom paketu', 'Količina', ONE, expect.any(String), '2 kom', OTHER, expect.any(String), '1 kom']);
	expect(later).toEqual([
		...['Šifra', 'Šaljemo naknadno', 'Dana do slanja, kako je navedeno pri narudžbi', 'Količina'],
		...[OTHER, expect.any(String), '14', '1 kom'],
	]);
	await post(number, 'shipments', {
		lines: [
			{ line: first, quantity: 2 },
			{ line: second, quantity: 1 },
		],
	});
	const { shipments } = (await merchant.call('GET', `/orders/${number}`)).body;
	expect(await issue(number, { shipment: shipments[0].id })).toMatchObject({ outcome: 'was', paper: { number: next.paper.number } });
	const [rest = [], sent = []] = await tablesOf(await issue(number));
	expect([rest[1], rest.slice(3), sent[1], sent.slice(3)]).toEqual([
		...['U ovom paketu', [OTHER, expect.any(String), '1 kom']],
		...['Poslano ranije', [ONE, expect.any(String), '2 kom', OTHER, expect.any(String), '1 kom']],
	]);
});

test('an order of which all is to come has a slip of all of it, for the day on which it has come', async () => {
	const number = await place();
	for (const line of await linesOf(number)) await wait(line, 2);
	const [table = [], ...others] = await tablesOf(await issue(number));
	expect(others).toEqual([]);
	expect(table.filter((cell) => cell === '2 kom')).toHaveLength(2);
});

test('staff get no paper that an order in its state cannot have', async () => {
	const number = await placeTestOrder(backend.db);
	const refusalOf = async (kind: string, more: object = {}) => (await post(number, 'papers', { kind, ...more })).body.detail;
	expect(await refusalOf('packing_slip', { shipment: 999_999 })).toBe('the order has no such shipment');
	expect((await post(number, 'papers', { kind: 'invoice', shipment: 1 })).status).toBe(422);
	await post(number, 'cancel', { reason: 'odustao' });
	expect([await refusalOf('invoice'), await refusalOf('proforma')]).toEqual(['the order is cancelled', 'the order is cancelled']);
	expect(await refusalOf('packing_slip')).toBe('the order is cancelled: nothing of it is sent');
	const waits = await placeTestOrder(backend.db, { status: 'awaiting_confirmation' });
	expect((await post(waits, 'papers', { kind: 'invoice' })).body.detail).toBe('the order waits for its confirmation');
});
