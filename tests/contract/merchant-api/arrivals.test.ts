import { beforeEach, describe, expect, it } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});
beforeEach(async () => {
	await merchant.call('PUT', '/products/MON-1', { backorder: { days: 14 } });
	await merchant.call('PUT', '/products/MON-1/stock', { quantity: 1 });
	await backend.db.deleteFrom('mails').execute();
});

const post = (number: string, what: string, body: object = {}) => merchant.call('POST', `/orders/${number}/${what}`, body);
const itemOf = async (number: string) => (await merchant.call('GET', `/orders/${number}`)).body.parcels[0].items[0];
const stock = async () => (await merchant.call('GET', '/products/MON-1')).body.stock.quantity;
const listed = async (list: string): Promise<string[]> =>
	(await merchant.call('GET', `/order-search?list=${list}`)).body.items.map(({ number }: { number: string }) => number);
/** An order of three pieces, of which one was in stock. */
const place = (status: 'paid' | 'awaiting_payment' = 'paid') =>
	placeTestOrder(backend.db, { status, payment_code: 'bank_transfer', isPaid: status === 'paid', qty: 3 });

describe('an order that waits for goods', () => {
	it('is on the list of these until they have come or left, and on its export', async () => {
		const [number, unpaid] = [await place(), await place('awaiting_payment')];
		expect(await listed('waiting_for_goods')).toContain(number);
		expect(await listed('waiting_for_goods')).not.toContain(unpaid);
		await post(number, 'shipments');
		expect(await listed('waiting_for_goods')).not.toContain(number);
	});

	it('holds the pieces that have come: they are put into stock if it is cancelled, and the others are not', async () => {
		const number = await place();
		const { line, backordered } = await itemOf(number);
		expect([backordered, await stock()]).toEqual([2, 0]);
		expect((await post(number, 'arrivals', { lines: [{ line, quantity: 1 }] })).status).toBe(200);
		expect([(await itemOf(number)).backordered, await stock()]).toEqual([1, 0]);
		await post(number, 'cancel', { reason: 'odustao' });
		expect(await stock()).toBe(2);
	});

	it('whose goods have all come waits no more, and says so once', async () => {
		const number = await place();
		const before = (await merchant.call('GET', `/orders/${number}`)).body.revision;
		expect((await post(number, 'arrivals')).body.revision).toBeGreaterThan(before);
		expect((await post(number, 'arrivals')).status).toBe(200);
		expect(await listed('waiting_for_goods')).not.toContain(number);
		const { items } = (await merchant.call('GET', `/orders/${number}/timeline`)).body;
		expect(items.filter(({ what }: { what: string }) => what === 'goods_arrived')).toHaveLength(1);
	});

	it('refuses more than it waits for, another line, and a cancelled order', async () => {
		const number = await place();
		const { line } = await itemOf(number);
		const reasonOf = async (lines: object[]) => (await post(number, 'arrivals', { lines })).body.detail;
		expect(await reasonOf([{ line, quantity: 3 }])).toMatch(/, 2 are to come$/);
		expect(await reasonOf([{ line: 999_999, quantity: 1 }])).toBe('the order has no line 999999');
		await post(number, 'cancel', { reason: 'odustao' });
		expect((await post(number, 'arrivals')).body.detail).toBe('the order is cancelled');
	});
});

describe('a tracking number that changes after the order was shipped', () => {
	const mails = () => backend.db.selectFrom('mails').select(['template', 'subject', 'text']).orderBy('id').execute();
	async function ship() {
		const number = await place();
		await post(number, 'shipments', { carrier: 'gls', tracking_code: '001' });
		await backend.db.deleteFrom('mails').execute();
		return number;
	}
	const track = (number: string, more: object) => post(number, 'status', { status: 'shipped', carrier: 'gls', ...more });

	it('is mailed once', async () => {
		const number = await ship();
		expect((await track(number, { tracking_code: '001' })).body.outcome).toBe('unchanged');
		expect(await mails()).toEqual([]);
		for (const _time of [1, 2]) await track(number, { tracking_code: '002' });
		expect(await mails()).toMatchObject([
			{ template: 'order_tracking_changed', subject: `Praćenje pošiljke iz narudžbe ${number}`, text: expect.stringContaining('GLS: 002') },
		]);
		const { items } = (await merchant.call('GET', `/orders/${number}/timeline`)).body;
		expect(items.filter(({ what }: { what: string }) => what === 'tracking')).toMatchObject([{ text: 'gls 002' }]);
	});

	it('is not mailed if staff want no mail, or if it is removed', async () => {
		const number = await ship();
		expect((await track(number, { tracking_code: '002', mail: false })).body.outcome).toBe('changed');
		expect((await track(number, {})).body.outcome).toBe('changed');
		expect(await mails()).toEqual([]);
	});
});
