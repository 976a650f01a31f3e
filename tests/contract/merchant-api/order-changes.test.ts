// One file for one subject: what staff change of an order after it was placed, and what becomes of its goods and its money.
import { OrderView } from '@titraj/backend/merchant-api/schemas/order-view.ts';
import type { OrderStatus } from '@titraj/contract/order-status.ts';
import { Compile } from 'typebox/compile';
import { beforeEach, describe, expect, it } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { shopperWith } from '#tests/support/shopper.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

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

const PAID = { status: 'paid', payment_code: 'bank_transfer', isPaid: true } as const;
const place = (order?: Parameters<typeof placeTestOrder>[1]) => placeTestOrder(backend.db, { ...PAID, qty: 2, skus: ['MON-1', 'MON-2'], ...order });
const post = (number: string, what: string, body: object = {}) => merchant.call('POST', `/orders/${number}/${what}`, body);
const cancel = (number: string, lines?: object[]) => post(number, 'cancel', { reason: 'nema', ...(lines && { lines }) });
const read = async (number: string) => (await merchant.call('GET', `/orders/${number}`)).body;
const linesOf = async (number: string): Promise<number[]> => (await read(number)).parcels[0].items.map(({ line }: { line: number }) => line);
const stockOf = async (sku: string) => (await merchant.call('GET', `/products/${sku}`)).body.stock.quantity;
const mails = async () => (await backend.db.selectFrom('mails').select('template').orderBy('id').execute()).map(({ template }) => template);
const open = async (number: string) => {
	const row = await backend.db.selectFrom('orders').select(['id', 'code']).where('number', '=', number).executeTakeFirstOrThrow();
	return shopperWith(backend, await backend.newToken()).open(`${row.id}-${row.code}`);
};
const ADDRESS = { first_name: 'Iva', last_name: 'Ivić', street: 'Vukovarska 5', postcode: '21000', city: 'Split', country: 'HR' };

describe('cancelling', () => {
	it('pieces releases their stock, computes totals and VAT again and begins the refund, with a mail', async () => {
		const number = await place();
		expect([await stockOf('MON-1'), await stockOf('MON-2')]).toEqual([48, 48]);
		const [line = 0] = await linesOf(number);
		const { body } = await cancel(number, [{ line, quantity: 1 }]);
		expect(Compile(OrderView).Check(body)).toBe(true);
		expect(body).toMatchObject({
			...{ status: 'paid', totals: { items: '330.03', total: '335.03', vat: '67.01' }, vat: [{ percent: 25, total: '335.03', vat: '67.01' }] },
			payment: { received: '445.04', due: '110.01', due_open: '0.00', refund_due: true },
		});
		expect(body.parcels[0].items[0]).toMatchObject({ quantity: 1, cancelled: 1, total: '110.01' });
		expect((await stockOf('MON-1')) + (await stockOf('MON-2'))).toBe(97);
		expect(await mails()).toEqual(['order_lines_cancelled']);
		expect((await merchant.call('GET', `/orders/${number}/refunds`)).body.items).toMatchObject([{ amount: '110.01', status: 'asked', by_hand: true }]);
	});

	it('all pieces cancels the order, and its delivery costs go back, too', async () => {
		const number = await place();
		const lines = (await linesOf(number)).map((line) => ({ line, quantity: 2 }));
		const { body } = await cancel(number, lines);
		expect(body).toMatchObject({ status: 'cancelled', cancelled_by: 'merchant', payment: { due: '445.04' } });
		expect([await stockOf('MON-1'), await stockOf('MON-2')]).toEqual([50, 50]);
		expect(await mails()).toEqual(['order_rejected_paid']);
	});

	it('what is left of a part shipment makes the order shipped', async () => {
		const number = await place();
		const [first = 0, second = 0] = await linesOf(number);
		await post(number, 'shipments', { lines: [{ line: first, quantity: 2 }] });
		expect((await cancel(number, [{ line: first, quantity: 1 }])).body.detail).toMatch(/0 have not left/);
		expect((await cancel(number)).body.detail).toBe('a part of the order is shipped: cancel the lines that are left');
		expect((await cancel(number, [{ line: second, quantity: 2 }])).body).toMatchObject({ status: 'shipped', payment: { due: '220.02' } });
	});

	it('an order that is paid on receipt changes what is to be paid', async () => {
		const number = await place({ status: 'received', payment_code: 'cash_on_delivery', isPaid: false });
		const [line = 0] = await linesOf(number);
		expect((await cancel(number, [{ line, quantity: 2 }])).body.payment).toMatchObject({ due: '0.00', refund_due: false });
		expect((await merchant.call('GET', `/orders/${number}/payments`)).body.items).toMatchObject([{ amount: '225.02' }]);
		expect((await open(number))?.parcels[0]?.items).toHaveLength(1);
	});

	it('begins no refund for a caller who may not move money', async () => {
		const clerk = await openMerchant(backend, 'orders:write');
		const number = await place();
		const { body } = await clerk.call('POST', `/orders/${number}/cancel`, { reason: 'nema' });
		expect(body.payment).toMatchObject({ due: '445.04', due_open: '445.04' });
	});
});

describe('a cancelled order that was paid', () => {
	it('says that the money is on its way, and then that it is back, on its page and in mails', async () => {
		const number = await place();
		await cancel(number);
		expect((await open(number))?.payment).toMatchObject({ status: 'approved', refund_due: 445.04 });
		const [refund] = (await merchant.call('GET', `/orders/${number}/refunds`)).body.items;
		expect((await post(number, `refunds/${refund.reference}/done`)).body.payment).toMatchObject({ refunded: true, refunded_amount: '445.04', due: '0.00' });
		expect((await open(number))?.payment).toMatchObject({ status: 'refunded', refund_due: 0, refunded: 445.04 });
		expect((await post(number, `refunds/${refund.reference}/done`)).status).toBe(200);
		expect(await mails()).toEqual(['order_rejected_paid', 'order_refunded']);
	});

	it('is not called refunded while a payment provider is asked for the money, which would go back twice', async () => {
		const number = await place();
		const payment = await backend.db
			.selectFrom('order_payments as p')
			.innerJoin('orders as o', 'o.id', 'p.order_id')
			.select('p.id')
			.where('o.number', '=', number)
			.executeTakeFirstOrThrow();
		const refund = { key: `asked-${number}`, payment_id: payment.id, amount_cents: 100, by_hand: false };
		await backend.db
			.insertInto('payment_refunds')
			.values({ ...refund, status: 'asked' })
			.execute();
		const refused = await post(number, 'status', { status: 'refunded' });
		expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('wait for its answer')]);
		await backend.db.updateTable('payment_refunds').set({ status: 'refused' }).where('key', '=', refund.key).execute();
		expect((await post(number, 'status', { status: 'refunded' })).status).toBe(200);
	});

	it('is refunded in parts by hand, no more than was paid, and each key once', async () => {
		const number = await place();
		await post(number, 'status', { status: 'shipped' });
		const refund = (amount: string, key: string) => post(number, 'refunds', { amount, key, iban: 'HR1210010051863000160' });
		expect((await refund('5.04', 'a')).body.items).toMatchObject([{ amount: '5.04', iban: 'HR1210010051863000160', by_hand: true }]);
		expect((await refund('5.04', 'a')).body.items).toHaveLength(1);
		expect((await refund('6.00', 'a')).body.detail).toBe('this key names another refund');
		expect((await refund('440.01', 'b')).body.detail).toBe('the amount is above what is left of the payment');
		expect((await post(number, 'refunds')).body.detail).toBe('nothing is to be paid back');
		expect((await refund('440.00', 'c')).status).toBe(200);
		expect((await post(number, `refunds/${number}-a/done`)).body.payment).toMatchObject({ paid: true, refunded: false, refunded_amount: '5.04' });
		expect((await post(number, `refunds/${number}-c/done`)).body.payment).toMatchObject({ paid: false, refunded: true, refunded_amount: '445.04' });
	});
});

it('an order has the last day of withdrawal once it is handed over', async () => {
	const number = await place();
	expect((await read(number)).withdraw_until).toBeNull();
	await post(number, 'status', { status: 'delivered' });
	const { withdraw_until } = await read(number);
	expect(withdraw_until).toBe((await open(number))?.withdraw_until);
	expect(withdraw_until).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

describe('a return', () => {
	it('puts sellable pieces back into stock, and its value is due; with the last piece the delivery costs are', async () => {
		const number = await place();
		await post(number, 'status', { status: 'delivered' });
		const [first = 0, second = 0] = await linesOf(number);
		const part = await post(number, 'returns', { lines: [{ line: first, quantity: 2, sellable: 1 }], note: 'jedan oštećen' });
		expect(part.body).toMatchObject({ status: 'completed', payment: { due: '220.02' } });
		expect((await stockOf('MON-1')) + (await stockOf('MON-2'))).toBe(97);
		expect((await post(number, 'returns', { lines: [{ line: first, quantity: 1 }] })).body.detail).toMatch(/0 are with the customer/);
		const rest = await post(number, 'returns', { lines: [{ line: second, quantity: 2 }], deduct: '20.00' });
		expect(rest.body).toMatchObject({ status: 'returned', payment: { due: '425.04' } });
		expect(await mails()).toEqual(['order_return_received', 'order_return_received']);
		expect((await post(number, 'returns', { lines: [{ line: second, quantity: 1 }] })).status).toBe(409);
	});
});

type Action = 'cancel' | 'line' | 'ship' | 'address' | 'return' | 'note';
const ACTIONS: readonly Action[] = ['cancel', 'line', 'ship', 'address', 'return', 'note'];
const TABLE: Readonly<Record<OrderStatus, Readonly<Record<Action, boolean>>>> = {
	awaiting_confirmation: { cancel: true, line: true, ship: false, address: true, return: false, note: true },
	awaiting_payment: { cancel: true, line: false, ship: false, address: true, return: false, note: true },
	payment_failed: { cancel: true, line: false, ship: false, address: true, return: false, note: true },
	received: { cancel: true, line: true, ship: true, address: true, return: false, note: true },
	paid: { cancel: true, line: true, ship: true, address: true, return: false, note: true },
	preparing: { cancel: true, line: true, ship: true, address: true, return: false, note: true },
	ready_for_pickup: { cancel: true, line: true, ship: false, address: false, return: false, note: true },
	shipped: { cancel: false, line: false, ship: false, address: false, return: true, note: true },
	completed: { cancel: false, line: false, ship: false, address: false, return: true, note: true },
	cancelled: { cancel: false, line: false, ship: false, address: false, return: false, note: true },
	returned: { cancel: false, line: false, ship: false, address: false, return: false, note: true },
};

describe.each(Object.entries(TABLE))('of an order that is %s', (status, allowed) => {
	it.each(ACTIONS)('the action %s is done or refused with a reason', async (action) => {
		const number = await place({ status: status as OrderStatus, isPaid: false, payment_code: 'cash_on_delivery' });
		const [line = 0] = await linesOf(number);
		const calls = {
			cancel: () => cancel(number),
			line: () => cancel(number, [{ line, quantity: 1 }]),
			ship: () => post(number, 'shipments'),
			address: () => merchant.call('PUT', `/orders/${number}/delivery-address`, ADDRESS),
			return: () => post(number, 'returns', { lines: [{ line, quantity: 1 }] }),
			note: () => post(number, 'notes', { text: 'Zvao kupca' }),
		};
		const answer = await calls[action]();
		expect([answer.status, answer.body.detail ?? '']).toEqual(allowed[action] ? [200, ''] : [409, expect.stringMatching(/^(the order|of line|all of)/)]);
	});
});

it('the delivery address changes within its country, and not for an order that is collected', async () => {
	const number = await place();
	expect((await merchant.call('PUT', `/orders/${number}/delivery-address`, ADDRESS)).body.delivery).toMatchObject({ last_name: 'Ivić', city: 'Split' });
	expect((await merchant.call('PUT', `/orders/${number}/delivery-address`, { ...ADDRESS, country: 'SI' })).status).toBe(409);
	expect((await merchant.call('PUT', `/orders/${await place({ store: 'Zagreb' })}/delivery-address`, ADDRESS)).status).toBe(409);
});

it('the timeline lists what happened, with the names of staff, and customers do not see notes', async () => {
	const number = await place();
	await post(number, 'notes', { text: 'Tajna bilješka' });
	await post(number, 'shipments', { carrier: 'gls', tracking_code: '1' });
	await post(number, 'refunds', { amount: '1.00', key: 'a' });
	const { items } = (await merchant.call('GET', `/orders/${number}/timeline`)).body;
	expect(items.map(({ kind, what }: { kind: string; what: string }) => `${kind} ${what}`).sort()).toEqual([
		...['refund asked', 'shipment shipped', 'staff note', 'staff refund', 'staff shipped', 'status paid', 'status shipped', 'unsent_mail order_shipped'],
	]);
	const factsOf = (kind: string) => items.find((item: { kind: string }) => item.kind === kind).facts;
	expect(['shipment', 'refund', 'unsent_mail', 'status'].map(factsOf)).toMatchObject([
		...[
			{ carrier: 'GLS', tracking_code: '1' },
			{ amount: '1.00', provider: expect.any(String) },
		],
		...[{ subject: expect.stringContaining(number) }, {}],
	]);
	expect(items.map(({ at }: { at: string }) => at)).toEqual(items.map(({ at }: { at: string }) => at).sort());
	expect(items.find(({ what }: { what: string }) => what === 'note')).toMatchObject({ text: 'Tajna bilješka', by: expect.stringMatching(/^test-/) });
	expect(JSON.stringify(await open(number))).not.toContain('Tajna');
	await backend.db.updateTable('mails').set({ sent_at: new Date() }).where('template', '=', 'order_shipped').execute();
	const kinds = (await merchant.call('GET', `/orders/${number}/timeline`)).body.items.map(({ kind }: { kind: string }) => kind);
	expect(kinds).toContain('mail');
	expect(kinds).not.toContain('unsent_mail');
});
