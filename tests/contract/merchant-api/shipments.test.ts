import { OrderView } from '@titraj/backend/merchant-api/schemas/order-view.ts';
import { Compile } from 'typebox/compile';
import { beforeEach, describe, expect, it } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { shopperWith } from '#tests/support/shopper.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

const PLACE = { id: 'L1', title: 'Paketomat', address: 'Ulica 1', postcode: '10000', city: 'Zagreb', country: 'HR' };
const LOCKER = { ...PLACE, lat: 45, lon: 16, opens: null, closes: null };

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});
beforeEach(async () => {
	for (const sku of ['MON-1', 'MON-2']) await merchant.call('PUT', `/products/${sku}/stock`, { quantity: 50 });
	await backend.db.deleteFrom('mails').execute();
});

const place = (order?: Parameters<typeof placeTestOrder>[1]) => placeTestOrder(backend.db, { status: 'paid', qty: 2, skus: ['MON-1', 'MON-2'], ...order });
const ship = (number: string, body: object = {}) => merchant.call('POST', `/orders/${number}/shipments`, body);
const say = (number: string, status: string) => merchant.call('POST', `/orders/${number}/status`, { status });
const read = async (number: string) => (await merchant.call('GET', `/orders/${number}`)).body;
const linesOf = async (number: string): Promise<number[]> => (await read(number)).parcels[0].items.map(({ line }: { line: number }) => line);
const idOf = async (number: string) => (await backend.db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow()).id;
const mails = () => backend.db.selectFrom('mails').select(['template', 'subject', 'text', 'html']).orderBy('id').execute();

describe('an order', () => {
	it('ships in two parts: each has its lines, carrier and number, and the order is shipped with the last one', async () => {
		const number = await place();
		const [first = 0, second = 0] = await linesOf(number);
		const part = await ship(number, {
			lines: [
				{ line: first, quantity: 2 },
				{ line: second, quantity: 1 },
			],
			carrier: 'gls',
			tracking_code: '00112',
		});
		expect(part.status).toBe(200);
		expect(Compile(OrderView).Check(part.body)).toBe(true);
		expect(part.body.status).toBe('preparing');
		expect(part.body.shipments).toMatchObject([
			{
				carrier: 'GLS',
				tracking_code: '00112',
				tracking_url: 'https://gls-group.com/HR/hr/pracenje-posiljke/?match=00112',
				lines: [
					{ line: first, quantity: 2 },
					{ line: second, quantity: 1 },
				],
			},
		]);
		expect(part.body.parcels[0].items.map(({ shipped }: { shipped: number }) => shipped)).toEqual([2, 1]);
		const rest = await ship(number, { carrier: 'Kurir Ivo', tracking_code: 'I-1', tracking_url: 'https://ivo.example/I-1', shipped_on: '2026-11-30' });
		expect(rest.body).toMatchObject({
			status: 'shipped',
			shipments: [{}, { carrier: 'Kurir Ivo', shipped_on: '2026-11-30', lines: [{ line: second, quantity: 1 }] }],
		});
		expect((await ship(number)).body.detail).toBe('the order is shipped');
	});

	it('is mailed with each shipment: what is in it, its link, and what follows', async () => {
		const number = await place();
		const [first = 0] = await linesOf(number);
		await ship(number, { lines: [{ line: first, quantity: 2 }], carrier: 'hp', tracking_code: 'CP123HR' });
		await ship(number);
		const [part, rest] = await mails();
		expect(part).toMatchObject({ template: 'order_shipped_part', subject: `Dio narudžbe ${number} je krenuo na put` });
		expect(part?.text).toMatch(/U pošiljci\n-+\n2 × [^\n]+\n[\s\S]*Šaljemo naknadno\n-+\n2 × /);
		expect(part?.html).toContain('href="https://posiljka.posta.hr/hr/tracking/trackingdata?barcode=CP123HR"');
		expect(rest).toMatchObject({ template: 'order_shipped_rest' });
		expect(rest?.text).not.toContain('Šaljemo naknadno');
		expect(rest?.text).not.toContain('CP123HR');
	});

	it('that is shipped whole is mailed with its lines', async () => {
		await ship(await place());
		expect(await mails()).toMatchObject([{ template: 'order_shipped', text: expect.stringMatching(/U pošiljci\n-+\n2 × [^\n]+\n2 × /) }]);
	});

	it('of which a part has left is not cancelled, refunded, handed over or picked up as a whole', async () => {
		const number = await place({ isPaid: true, payment_code: 'card' });
		await backend.db
			.updateTable('order_parcels')
			.set({ locker: JSON.stringify(LOCKER) })
			.where('order_id', '=', await idOf(number))
			.execute();
		const [first = 0] = await linesOf(number);
		await ship(number, { lines: [{ line: first, quantity: 1 }] });
		for (const status of ['delivered', 'cancelled', 'refunded', 'ready_for_pickup'])
			expect([status, (await say(number, status)).body.detail]).toEqual([status, 'a part of the order is shipped: ship or cancel the lines that are left']);
		expect((await say(number, 'shipped')).body).toMatchObject({ status: 'shipped', outcome: 'changed' });
		expect((await say(number, 'delivered')).body).toMatchObject({ status: 'completed' });
	});

	it('that is collected in a store is not shipped, whole or in part', async () => {
		const number = await place({ store: 'Zagreb' });
		const [first = 0] = await linesOf(number);
		const before = await read(number);
		const reason = 'the order is collected in a store: nothing is sent, say ready_for_pickup';
		for (const refused of [await ship(number), await ship(number, { lines: [{ line: first, quantity: 1 }] }), await say(number, 'shipped')])
			expect([refused.status, refused.body.detail]).toEqual([409, reason]);
		expect(await read(number)).toEqual(before);
		expect(await mails()).toEqual([]);
	});

	it('shows its shipments to its customer, who cannot cancel it any more', async () => {
		const number = await place();
		const row = await backend.db.selectFrom('orders').select(['id', 'code']).where('number', '=', number).executeTakeFirstOrThrow();
		const shopper = shopperWith(backend, await backend.newToken());
		const open = () => shopper.open(`${row.id}-${row.code}`);
		expect(await open()).toMatchObject({ may_cancel: true, shipments: [] });
		const [first = 0] = await linesOf(number);
		await ship(number, { lines: [{ line: first, quantity: 1 }], carrier: 'boxnow', tracking_code: '9' });
		expect(await open()).toMatchObject({
			...{ status: 'preparing', may_cancel: false },
			shipments: [{ carrier: 'BOX NOW', tracking_url: 'https://boxnow.hr/?track=9', lines: [{ id: first, qty: 1 }] }],
		});
	});

	it('has a new revision with each shipment, which the caller need not acknowledge', async () => {
		const number = await place();
		const { revision } = await read(number);
		await merchant.call('POST', `/orders/${number}/acknowledge`, { revision });
		const [first = 0] = await linesOf(number);
		await ship(number, { lines: [{ line: first, quantity: 1 }] });
		const part = await read(number);
		await ship(number, { lines: [{ line: first, quantity: 1 }] });
		const later = await read(number);
		expect(part.revision).toBeGreaterThan(revision);
		expect(later.revision).toBeGreaterThan(part.revision);
		expect(later.acknowledged).toBe(true);
	});

	it('that is shipped by two at once leaves once', async () => {
		const number = await place();
		const answers = await Promise.all([ship(number), ship(number), ship(number)]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
		expect((await read(number)).shipments).toHaveLength(1);
	});
});

it.each([
	[{ lines: [] }, 400],
	[{ lines: [{ line: 1, quantity: 0 }] }, 400],
	[{ tracking_url: 'javascript:alert(1)' }, 400],
	[{ shipped_on: 'sutra' }, 400],
	[{ lines: [{ line: 2_000_000_000, quantity: 1 }] }, 409],
])('a shipment that is described as %j is refused', async (body, status) => {
	expect((await ship(await place(), body)).status).toBe(status);
});

it('the carriers are listed; shipping needs the right to change orders', async () => {
	const { items } = (await merchant.call('GET', '/carriers')).body;
	expect(items).toContainEqual({ code: 'dpd', name: 'DPD', tracking: expect.stringContaining('{number}') });
	const reader = await openMerchant(backend, 'orders:read');
	expect((await reader.call('POST', `/orders/${await place()}/shipments`, {})).status).toBe(403);
});

it('a settlement finds the order of any of its shipments', async () => {
	const number = await place({ status: 'received' });
	const [first = 0] = await linesOf(number);
	await ship(number, { lines: [{ line: first, quantity: 1 }], tracking_code: 'PRVI-1' });
	await ship(number, { tracking_code: 'DRUGI-1' });
	const content = 'Paket;Iznos\nPRVI-1;1,00';
	expect((await merchant.call('POST', '/carrier-settlements', { content, received_on: '2026-11-29', number: 'O-1' })).status).toBe(200);
	const { items } = (await merchant.call('GET', '/incoming-payments')).body;
	expect(items).toMatchObject([{ reference: 'PRVI-1', order: number }]);
});
