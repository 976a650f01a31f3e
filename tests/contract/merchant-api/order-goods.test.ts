import type { OrderStatus } from '@titraj/contract/order-status.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { writeAccount } from '#tests/support/customer-account.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { openPerson } from '#tests/support/merchant-person.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});
beforeEach(async () => {
	const { db } = backend;
	const products = {
		quantity: 50,
		listed: true,
		price_cents: 20_00,
		sale_price_cents: null,
		maximum_qty: null,
		weight_grams: 1000,
		bulky: false,
	};
	await db.updateTable('products').set(products).where('code', 'in', ['MON-1', 'MON-2']).execute();
	await db.deleteFrom('mails').execute();
});

const ONE = [{ sku: 'MON-2', quantity: 1 }];
/** An order of MON-1 by courier, paid on receipt. */
const place = (order?: Parameters<typeof placeTestOrder>[1]) => placeTestOrder(backend.db, order);
const read = async (number: string) => (await merchant.call('GET', `/orders/${number}`)).body;
const preview = (number: string, goods: object[] = ONE) => merchant.call('POST', `/orders/${number}/goods-preview`, { goods });
const add = (number: string, body: object, headers: Record<string, string> = {}) => merchant.call('POST', `/orders/${number}/goods`, body, headers);
const stockOf = async (sku: string) => (await backend.db.selectFrom('products').select('quantity').where('code', '=', sku).executeTakeFirstOrThrow()).quantity;
const mails = () => backend.db.selectFrom('mails').select(['template', 'subject', 'text']).orderBy('id').execute();

describe('goods that are added to an order', () => {
	it('are seen with their difference first, which changes nothing', async () => {
		const number = await place();
		const before = await read(number);
		const { status, body } = await preview(number, [{ sku: 'MON-2', quantity: 2 }]);
		expect([status, body.lines]).toEqual([200, [{ sku: 'MON-2', title: expect.any(String), quantity: 2, unit_price: '20.00', total: '40.00' }]]);
		expect(body.total.before).toBe(before.totals.total);
		const more = Number(body.shipping.after) - Number(body.shipping.before);
		expect(Number(body.difference)).toBeCloseTo(40 + more, 2);
		expect(await read(number)).toEqual(before);
		expect([await stockOf('MON-2'), await mails()]).toEqual([50, []]);
	});

	it('cost a member of a group what the group pays', async () => {
		const { id } = await writeAccount(backend.db);
		const terms = { name: `Grupa ${id}`, percent: 10, excluded_categories: [], excluded_manufacturers: [], prices: [] };
		const { body: group } = await merchant.call('POST', '/customer-groups', terms);
		const number = await place();
		await backend.db.updateTable('orders').set({ user_id: id }).where('number', '=', number).execute();
		expect((await preview(number)).body.lines).toMatchObject([{ unit_price: '20.00' }]);
		expect((await merchant.call('PUT', `/customers/${id}/groups/${group.id}`)).status).toBe(200);
		const { lines, total } = (await preview(number)).body;
		expect(lines).toMatchObject([{ unit_price: '18.00' }]);
		const { body } = await add(number, { goods: ONE, total: total.after });
		expect(body.parcels[0].items[1]).toMatchObject({ sku: 'MON-2', unit_price: '18.00' });
	});

	it('are lines at today’s price with their stock, VAT, delivery and the amount to be paid, and the whole order is confirmed again', async () => {
		const number = await place();
		const { total } = (await preview(number)).body;
		const { status, body } = await add(number, { goods: ONE, total: total.after });
		expect(status).toBe(200);
		expect(body.totals.total).toBe(total.after);
		const [, added] = body.parcels[0].items;
		expect(added).toMatchObject({ sku: 'MON-2', quantity: 1, unit_price: '20.00', total: '20.00', vat_percent: 25, vat: '4.00' });
		const sum = body.vat.reduce((all: number, { total: part }: { total: string }) => all + Number(part), 0);
		expect(sum).toBeCloseTo(Number(body.totals.total), 2);
		expect(body.totals.shipping).toBe(body.parcels[0].shipping_price);
		expect(await stockOf('MON-2')).toBe(49);
		const payments = (await merchant.call('GET', `/orders/${number}/payments`)).body.items;
		expect(payments).toMatchObject([{ amount: total.after, status: 'pending' }]);
		const [mail, ...others] = await mails();
		expect([mail?.template, others]).toEqual(['order_goods_added', []]);
		expect(mail?.subject).toContain(`Narudžbi ${number} dodali smo robu`);
		expect(mail?.text).toContain('zamjenjuje prijašnju potvrdu');
		const timeline = (await merchant.call('GET', `/orders/${number}/timeline`)).body.items;
		expect(timeline).toContainEqual(expect.objectContaining({ kind: 'staff', what: 'goods_added', text: '1 × MON-2' }));
		// Cancelling the order gives all of it back.
		await merchant.call('POST', `/orders/${number}/cancel`, { reason: 'odustao' });
		expect(await stockOf('MON-2')).toBe(50);
	});

	it('make delivery free above the limit of its method', async () => {
		const number = await place();
		const quantity = Math.ceil((await readFreeOver()) / 20) + 1;
		const { body } = await preview(number, [{ sku: 'MON-2', quantity }]);
		expect(body.shipping).toEqual({ before: '5.00', after: '0.00' });
		expect(Number(body.difference)).toBeCloseTo(quantity * 20 - 5, 2);
	});

	it('change the slip of an order that waits for a bank transfer', async () => {
		const number = await place({ status: 'awaiting_payment', payment_code: 'bank_transfer' });
		const { total } = (await preview(number)).body;
		expect((await add(number, { goods: ONE, total: total.after })).status).toBe(200);
		expect((await mails())[0]?.text).toContain('print-payment-transfer');
		const today = (await merchant.call('POST', `/orders/${number}/transfer`, { amount: total.after, received_on: '2026-01-02' })).status;
		expect([today, (await read(number)).payment.received]).toEqual([200, total.after]);
	});

	it('reserve nothing while staff have not confirmed the order', async () => {
		const number = await place({ status: 'awaiting_confirmation' });
		const { total } = (await preview(number)).body;
		expect((await add(number, { goods: ONE, total: total.after })).status).toBe(200);
		expect(await stockOf('MON-2')).toBe(50);
		await merchant.call('POST', `/orders/${number}/status`, { status: 'accepted' });
		expect(await stockOf('MON-2')).toBe(49);
	});

	it('are confirmed with what comes next: the check of an order that waits for it, whatever it is paid with', async () => {
		for (const payment_code of ['cash_on_delivery', 'bank_transfer']) {
			const number = await place({ status: 'awaiting_confirmation', payment_code });
			const { total } = (await preview(number)).body;
			expect((await add(number, { goods: ONE, total: total.after })).status).toBe(200);
			const { text } = (await mails()).at(-1) ?? {};
			expect(text).toContain('dotad ne morate ništa platiti');
			expect(text).not.toContain('print-payment-transfer');
		}
		const number = await place();
		const { total } = (await preview(number)).body;
		expect((await add(number, { goods: ONE, total: total.after })).status).toBe(200);
		expect((await mails()).at(-1)?.text).toContain('Javit ćemo Vam se čim krene na put');
	});
});

describe('goods are refused, and nothing changes', () => {
	it.each<[OrderStatus, Parameters<typeof placeTestOrder>[1]]>([
		['paid', { isPaid: true, payment_code: 'card' }],
		['awaiting_payment', { payment_code: 'card' }],
		['received', { isPaid: true }],
		['preparing', {}],
		['ready_for_pickup', {}],
		['shipped', {}],
		['completed', {}],
		['cancelled', {}],
	])('for an order that is %s: %o', async (status, order) => {
		const number = await place({ status, ...order });
		const before = await read(number);
		expect((await preview(number)).status).toBe(409);
		expect((await add(number, { goods: ONE, total: '999.00' })).body.detail).toMatch(/place another order/);
		expect(await read(number)).toEqual(before);
	});

	it.each([
		['more than there is', [{ sku: 'MON-2', quantity: 51 }], 409],
		['unknown goods', [{ sku: 'NEMA', quantity: 1 }], 409],
		['a product twice', [...ONE, ...ONE], 409],
		['nothing', [], 400],
		['no piece', [{ sku: 'MON-2', quantity: 0 }], 400],
		['half a piece', [{ sku: 'MON-2', quantity: 0.5 }], 400],
		['a price', [{ sku: 'MON-2', quantity: 1, unit_price: '1.00' }], 400],
	])('%s', async (_what, goods, status) => {
		const number = await place();
		const before = await read(number);
		expect((await preview(number, goods)).status).toBe(status);
		expect((await add(number, { goods, total: '10.00' })).status).toBe(status);
		expect(await read(number)).toEqual(before);
	});

	it('that are hidden, or above the most of one order', async () => {
		const number = await place();
		await backend.db.updateTable('products').set({ maximum_qty: 2 }).where('code', '=', 'MON-1').execute();
		expect((await preview(number, [{ sku: 'MON-1', quantity: 2 }])).body.detail).toContain('2 at most');
		expect((await preview(number, [{ sku: 'MON-1', quantity: 1 }])).status).toBe(200);
		await backend.db.updateTable('products').set({ listed: false }).where('code', '=', 'MON-2').execute();
		expect((await preview(number)).body.detail).toContain('not for sale');
	});

	it('at another total than the customer agreed to, as when the price has changed meanwhile', async () => {
		const number = await place();
		const { total } = (await preview(number)).body;
		await backend.db.updateTable('products').set({ price_cents: 21_00 }).where('code', '=', 'MON-2').execute();
		const refused = await add(number, { goods: ONE, total: total.after });
		expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('tell the customer first')]);
		expect([(await read(number)).totals.total, await stockOf('MON-2'), await mails()]).toEqual([total.before, 50, []]);
	});

	it('for an order that does not exist', async () => {
		expect([(await preview('99999999')).status, (await add('99999999', { goods: ONE, total: '1.00' })).status]).toEqual([404, 404]);
	});

	it('from those who may not change orders', async () => {
		const number = await place();
		const reader = await openMerchant(backend, 'orders:read');
		expect((await reader.call('POST', `/orders/${number}/goods-preview`, { goods: ONE })).status).toBe(403);
		for (const role of ['editor'] as const) {
			const person = await openPerson(backend, role);
			expect((await person.call('POST', `/orders/${number}/goods`, { goods: ONE, total: '1.00' })).status).toBe(403);
		}
	});
});

describe('two members of staff', () => {
	it('who saw the same version add goods once: the second sees what the order is now', async () => {
		const number = await place();
		const seen = (await merchant.call('GET', `/orders/${number}`)).headers.get('etag') ?? '';
		const { total } = (await preview(number)).body;
		const [first, second] = [
			await add(number, { goods: ONE, total: total.after }, { 'if-match': seen }),
			await add(number, { goods: ONE, total: total.after }, { 'if-match': seen }),
		];
		expect([first.status, second.status]).toEqual([200, 412]);
		expect(second.body.current.totals.total).toBe(total.after);
		expect(await stockOf('MON-2')).toBe(49);
	});

	it('or a call that is repeated with its key, add them once; at the same moment, too', async () => {
		const number = await place();
		const { total } = (await preview(number)).body;
		const body = { goods: ONE, total: total.after };
		const headers = { 'idempotency-key': `goods-${number}` };
		expect((await add(number, body, headers)).status).toBe(200);
		expect((await add(number, body, headers)).headers.get('idempotency-replayed')).toBe('true');
		const other = await place();
		const agreed = (await preview(other)).body.total.after;
		const answers = await Promise.all([1, 2, 3].map(() => add(other, { goods: ONE, total: agreed })));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
		expect([(await read(number)).totals.total, (await read(other)).totals.total]).toEqual([total.after, agreed]);
		expect(await stockOf('MON-2')).toBe(48);
	});
});

/** Value of goods above which the courier is free, in major units. */
async function readFreeOver(): Promise<number> {
	const { items } = (await merchant.call('GET', '/shipping-methods')).body;
	return Number(items.find(({ code }: { code: string }) => code === 'courier').free_over);
}
