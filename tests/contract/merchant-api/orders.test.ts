// One file for one subject, orders of the merchant API: reading an order and setting its status share their steps.
import { OrderView } from '@titraj/backend/merchant-api/schemas/order-view.ts';
import type { OrderStatus } from '@titraj/contract/order-status.ts';
import { Compile } from 'typebox/compile';
import { beforeEach, describe, expect, it } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { addPerson, openPersonBrowser, STAFF_PASSWORD } from '#tests/support/merchant-person.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});
beforeEach(() => merchant.call('PUT', '/products/MON-1/stock', { quantity: 50 }));

const place = (order?: Parameters<typeof placeTestOrder>[1]) => placeTestOrder(backend.db, order);
const say = async (number: string, status: string, more: object = {}) => {
	const { status: code, body } = await merchant.call('POST', `/orders/${number}/status`, { status, ...more });
	return code === 200 ? `${body.status} ${body.outcome}` : `${code} ${body.detail}`;
};
const read = async (number: string) => (await merchant.call('GET', `/orders/${number}`)).body;
const stockOf = async () => (await merchant.call('GET', '/products/MON-1')).body.stock.quantity;
const waiting = async () => {
	const { items } = (await merchant.call('GET', '/orders?acknowledged=false&limit=500')).body;
	return items.map(({ number }: { number: string }) => number);
};

describe('an order', () => {
	it('is listed as placed, with amounts to the cent', async () => {
		const order = await read(await place({ qty: 2 }));
		expect(Compile(OrderView).Check(order)).toBe(true);
		expect(order).toMatchObject({
			status: 'received',
			totals: { items: '220.02', discount: '0.00', shipping: '5.00', total: '225.02', vat: '45.00' },
			payment: { code: 'cash_on_delivery', paid: false, refunded: false },
			delivery: { last_name: 'Anić', country: 'HR' },
			parcels: [{ shipping_code: 'courier', items: [{ sku: 'MON-1', quantity: 2, unit_price: '110.01', total: '220.02', vat_percent: 25 }] }],
		});
		expect((await merchant.call('GET', '/orders/999999')).status).toBe(404);
	});

	it('is listed until its revision is acknowledged, and again after a change', async () => {
		const number = await place({ status: 'awaiting_payment', payment_code: 'card' });
		expect(await waiting()).toContain(number);
		const { revision } = await read(number);
		const acknowledge = (known: number) => merchant.call('POST', `/orders/${number}/acknowledge`, { revision: known });
		expect((await acknowledge(revision)).body).toEqual({ number, acknowledged: true });
		expect(await waiting()).not.toContain(number);
		const { id } = await backend.db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
		await backend.db.insertInto('order_history').values({ order_id: id, status: 'paid', note: null }).execute();
		expect(await waiting()).toContain(number);
		expect((await acknowledge(revision)).body).toEqual({ number, acknowledged: false });
		expect((await acknowledge(2_000_000_000)).body).toEqual({ number, acknowledged: true });
		expect((await acknowledge(1)).body).toEqual({ number, acknowledged: true });
	});

	it('is listed once across all pages', async () => {
		for (let turn = 0; turn < 3; turn++) await place();
		const numbers: string[] = [];
		let cursor: string | null = '0';
		while (cursor !== null) {
			const { body } = await merchant.call('GET', `/orders?limit=2&cursor=${cursor}`);
			numbers.push(...body.items.map(({ number }: { number: string }) => number));
			cursor = body.next_cursor;
		}
		const { length } = await backend.db.selectFrom('orders').select('id').execute();
		expect(new Set(numbers).size).toBe(length);
		expect(numbers).toHaveLength(length);
	});

	it('needs one scope to be read, and another one to be changed', async () => {
		const number = await place();
		expect((await (await openMerchant(backend, 'products:write')).call('GET', '/orders')).status).toBe(403);
		const reader = await openMerchant(backend, 'orders:read');
		expect((await reader.call('GET', `/orders/${number}`)).status).toBe(200);
		expect((await reader.call('POST', `/orders/${number}/status`, { status: 'shipped' })).status).toBe(403);
	});
});

describe('the status of an order', () => {
	it('proceeds step by step; repeating one changes nothing, and no step can be reversed', async () => {
		const number = await place();
		expect(await say(number, 'accepted')).toBe('received unchanged');
		expect(await say(number, 'preparing')).toBe('preparing changed');
		expect(await say(number, 'preparing')).toBe('preparing unchanged');
		const sent = { carrier: 'GLS', tracking_code: '123', tracking_url: 'https://gls.example/123' };
		expect(await say(number, 'shipped', sent)).toBe('shipped changed');
		expect((await read(number)).parcels[0]).toMatchObject(sent);
		expect(await say(number, 'shipped', { ...sent, tracking_code: '456' })).toBe('shipped changed');
		expect((await read(number)).parcels[0].tracking_code).toBe('456');
		expect(await say(number, 'preparing')).toBe('409 the order is shipped');
		expect(await say(number, 'cancelled')).toBe('409 the order is shipped');
		expect(await say(number, 'delivered')).toBe('completed changed');
		expect((await read(number)).payment.paid).toBe(true);
		expect(await say(number, 'shipped')).toBe('409 the order is completed');
	});

	it.each<[OrderStatus, string, string]>([
		['awaiting_payment', 'preparing', '409 the order is awaiting_payment'],
		['awaiting_payment', 'shipped', '409 the order is awaiting_payment'],
		['awaiting_payment', 'accepted', 'awaiting_payment unchanged'],
		['awaiting_confirmation', 'preparing', '409 the order is awaiting_confirmation'],
		['paid', 'ready_for_pickup', '409 the order is delivered to an address: nothing is picked up'],
		['paid', 'delivered', 'completed changed'],
		['cancelled', 'shipped', '409 the order is cancelled'],
		['cancelled', 'accepted', '409 the order is cancelled'],
		['cancelled', 'cancelled', 'cancelled unchanged'],
		['returned', 'delivered', '409 the order is returned'],
	])('of an order that is %s cannot always become %s', async (status, said, expected) => {
		expect(await say(await place({ status }), said)).toBe(expected);
	});

	it('of an order that waits for staff becomes accepted only if its goods are in stock', async () => {
		const number = await place({ status: 'awaiting_confirmation', qty: 5 });
		await merchant.call('PUT', '/products/MON-1/stock', { quantity: 4 });
		expect(await say(number, 'accepted')).toMatch(/^409 there is not enough of: /);
		await merchant.call('PUT', '/products/MON-1/stock', { quantity: 5 });
		expect(await say(number, 'accepted')).toBe('received changed');
		expect(await stockOf()).toBe(0);
	});

	it.each([
		['shipped', { carrier: 'GLS', tracking_code: '1' }, 'je krenula na put'],
		['ready_for_pickup', {}, 'je spremna za preuzimanje'],
	])('that becomes %s sends the customer one mail', async (status, shipment, words) => {
		await backend.db.deleteFrom('mails').execute();
		const number = await place({ status: 'paid', store: status === 'shipped' ? null : 'Zagreb' });
		await say(number, 'preparing');
		await say(number, status, shipment);
		await say(number, status, shipment);
		if (status === 'shipped') await say(number, status, { ...shipment, tracking_code: '2', mail: false });
		await say(number, 'delivered');
		const mails = await backend.db.selectFrom('mails').selectAll().execute();
		expect(mails).toEqual([expect.objectContaining({ recipient: 'ana@titraj.example', template: `order_${status}`, subject: `Narudžba ${number} ${words}` })]);
		expect(mails[0]?.text).toContain('https://titraj.example/');
	});

	it.each([
		[
			'carrier, number and link',
			{ carrier: 'GLS', tracking_code: '77&1', tracking_url: 'https://gls.example/?n=77&x=1' },
			'GLS: 77&1',
			'https://gls.example/?n=77&x=1',
		],
		['the number only', { tracking_code: '78' }, '78', null],
	])('that is shipped is mailed with its tracking: %s', async (_title, shipment, words, link) => {
		await backend.db.deleteFrom('mails').execute();
		await say(await place({ status: 'paid' }), 'shipped', shipment);
		const mail = await backend.db.selectFrom('mails').select(['text', 'html']).executeTakeFirstOrThrow();
		expect(mail.text).toContain('Praćenje pošiljke');
		expect(mail.text).toContain(words);
		expect(mail.text.includes('Prati pošiljku:')).toBe(link !== null);
		if (link !== null) expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
	});

	it('that becomes shipped without a number does not mention tracking', async () => {
		await backend.db.deleteFrom('mails').execute();
		await say(await place({ status: 'paid' }), 'shipped');
		expect((await backend.db.selectFrom('mails').select('text').executeTakeFirstOrThrow()).text).not.toContain('Praćenje');
	});

	it('of a cancelled order releases its stock and writes a mail; a paid one is refunded instead', async () => {
		const unpaid = await place({ qty: 3 });
		expect(await stockOf()).toBe(47);
		expect(await say(unpaid, 'cancelled')).toBe('cancelled changed');
		expect(await stockOf()).toBe(50);
		const mail = await backend.db.selectFrom('mails').select('template').orderBy('id', 'desc').executeTakeFirst();
		expect(mail?.template).toBe('order_rejected');
		const paid = await place({ status: 'paid', payment_code: 'card', isPaid: true, qty: 3 });
		expect(await say(paid, 'cancelled')).toMatch(/^409/);
		expect(await say(paid, 'refunded')).toBe('cancelled changed');
		expect(await say(paid, 'refunded')).toBe('cancelled unchanged');
		expect(await stockOf()).toBe(50);
		expect((await read(paid)).payment).toMatchObject({ paid: false, refunded: true });
	});

	it('of shipped goods is returned once they are refunded, and the stock waits for the merchant’s count', async () => {
		const number = await place({ status: 'paid', payment_code: 'card', isPaid: true, qty: 2 });
		await say(number, 'shipped');
		expect(await say(number, 'refunded')).toBe('returned changed');
		expect(await stockOf()).toBe(48);
		expect(await say(await place(), 'refunded')).toBe('409 no money came for the order: say cancelled');
	});

	it('that the merchant’s system has set is acknowledged automatically', async () => {
		const number = await place();
		const { revision } = await read(number);
		await say(number, 'preparing');
		expect(await waiting()).toContain(number);
		await merchant.call('POST', `/orders/${number}/acknowledge`, { revision: (await read(number)).revision });
		await say(number, 'shipped');
		expect((await read(number)).revision).toBeGreaterThan(revision);
		expect(await waiting()).not.toContain(number);
	});

	it('that staff change in the back office is listed for programs again', async () => {
		const { email } = await addPerson(backend.db, 'manager');
		const staff = openPersonBrowser(backend);
		await staff.signIn(email, STAFF_PASSWORD);
		for (const [path, body] of [
			['status', { status: 'preparing' }],
			['cancel', { reason: 'kupac' }],
		] as const) {
			const number = await place();
			await merchant.call('POST', `/orders/${number}/acknowledge`, { revision: (await read(number)).revision });
			expect((await staff.call('POST', `/orders/${number}/${path}`, body)).status).toBe(200);
			expect(await waiting()).toContain(number);
		}
	});

	it('that is sent twice at the same time is changed once', async () => {
		const number = await place();
		const outcomes = await Promise.all([1, 2, 3].map(() => say(number, 'preparing')));
		expect(outcomes.sort()).toEqual(['preparing changed', 'preparing unchanged', 'preparing unchanged']);
	});

	it.each([
		[{ status: 'lost' }, 400],
		[{}, 400],
		[{ status: 'shipped', tracking_url: 'javascript:alert(1)' }, 400],
		[{ status: 'preparing', carrier: 'GLS' }, 422],
	])('is refused as %j', async (body, status) => {
		expect((await merchant.call('POST', `/orders/${await place()}/status`, body)).status).toBe(status);
	});
});
