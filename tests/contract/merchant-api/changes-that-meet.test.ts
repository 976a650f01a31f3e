import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { numberedShopForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { isNightly } from '#tests/support/nightly.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
numberedShopForAllTests((started, client) => {
	backend = started;
	merchant = client;
});

const SKUS = ['MON-1', 'MON-2'];
const STOCK = 500;
const SECONDS = isNightly ? 120 : 12;

interface Subject {
	readonly number: string;
	readonly code: string;
	readonly lines: readonly number[];
	readonly total: string;
	/** What one more piece of MON-2 would make it cost. */
	readonly totalWithMore: string;
}

const PAID = { status: 'paid', payment_code: 'bank_transfer', isPaid: true } as const;
const post = (number: string, path: string, body: object = {}) => merchant.call('POST', `/orders/${number}/${path}`, body);
const ship = (subject: Subject, quantity: number) => post(subject.number, 'shipments', { lines: [{ line: subject.lines[0], quantity }] });

/** Orders, each of two pieces of two goods, in the states in which most can happen to them. */
const STARTS: Readonly<Record<string, (subject: () => Promise<Subject>) => Promise<unknown>>> = {
	'paid on receipt': async () => undefined,
	'waiting for a transfer': async () => undefined,
	paid: async () => undefined,
	'paid and shipped in part': async (subject) => ship(await subject(), 1),
	'paid and shipped': async (subject) => post((await subject()).number, 'status', { status: 'shipped' }),
	'paid, shipped and returned in part': async (subject) => {
		const { number, lines } = await subject();
		await post(number, 'status', { status: 'shipped' });
		await post(number, 'returns', { lines: [{ line: lines[0], quantity: 1 }] });
	},
};
const placeIn = (start: string): Promise<string> => {
	const what = { skus: SKUS, qty: 2 };
	if (start === 'paid on receipt') return placeTestOrder(backend.db, what);
	if (start === 'waiting for a transfer') return placeTestOrder(backend.db, { ...what, status: 'awaiting_payment', payment_code: 'bank_transfer' });
	return placeTestOrder(backend.db, { ...what, ...PAID });
};

const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const ADDRESS = { first_name: 'Eva', last_name: 'Ević', street: 'Nova 2', postcode: '10000', city: 'Zagreb', country: 'HR' };

const ACTIONS: Readonly<Record<string, (subject: Subject) => Promise<{ readonly status: number; readonly body: unknown }>>> = {
	ship: ({ number }) => post(number, 'status', { status: 'shipped', carrier: 'GLS', tracking_code: '123' }),
	'ship a piece': (subject) => ship(subject, 1),
	deliver: ({ number }) => post(number, 'status', { status: 'delivered' }),
	cancel: ({ number }) => post(number, 'cancel', { reason: 'odustao' }),
	'cancel a piece': ({ number, lines }) => post(number, 'cancel', { reason: 'nema', lines: [{ line: lines[0], quantity: 1 }] }),
	'cancel as the customer': ({ code }) => backend.call('_post_hapi_webshop_order_cancel', { order_identificator: code }),
	'refund what is due': ({ number }) => post(number, 'refunds'),
	'say refunded': ({ number }) => post(number, 'status', { status: 'refunded' }),
	'change the address': ({ number }) => merchant.call('PUT', `/orders/${number}/delivery-address`, ADDRESS),
	'add goods': ({ number, totalWithMore }) => post(number, 'goods', { goods: [{ sku: 'MON-2', quantity: 1 }], total: totalWithMore }),
	'receive a transfer': ({ number, total }) => post(number, 'transfer', { amount: total, received_on: yesterday() }),
	'receive a return': ({ number, lines }) => post(number, 'returns', { lines: [{ line: lines[0], quantity: 1, sellable: 1 }] }),
	'settle arrivals': ({ number }) => post(number, 'arrivals'),
	invoice: ({ number }) => post(number, 'papers', { kind: 'invoice' }),
};

async function read(number: string): Promise<Subject> {
	const { id, code } = await backend.db.selectFrom('orders').select(['id', 'code']).where('number', '=', number).executeTakeFirstOrThrow();
	const items = await backend.db.selectFrom('order_items').select('id').where('order_id', '=', id).orderBy('position').execute();
	const { body } = await merchant.call('GET', `/orders/${number}`);
	const more = await post(number, 'goods-preview', { goods: [{ sku: 'MON-2', quantity: 1 }] });
	return { number, code, lines: items.map((item) => item.id), total: body.totals.total, totalWithMore: more.status === 200 ? more.body.total.after : '1.00' };
}

/** What is wrong with an order and the stock of its goods, which all were there before it. */
async function findFaults(number: string): Promise<string[]> {
	const { db } = backend;
	const order = await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
	const items = await db.selectFrom('order_items').selectAll().where('order_id', '=', order.id).execute();
	const payments = await db.selectFrom('order_payments').selectAll().where('order_id', '=', order.id).execute();
	const { rows: shipped } = await sql<{ id: number; qty: number }>`
		select order_item_id as id, sum(l.qty)::int as qty from shipment_lines l join order_shipments s on s.id = l.shipment_id where s.order_id = ${order.id} group by 1
	`.execute(db);
	const sellable = await sql<{ id: number; qty: number }>`
		select order_item_id as id, sum(l.sellable_qty)::int as qty from return_lines l join order_returns s on s.id = l.return_id where s.order_id = ${order.id} group by 1
	`.execute(db);
	const refunds = await sql<{ cents: number }>`
		select coalesce(sum(r.amount_cents), 0)::int as cents from payment_refunds r join order_payments p on p.id = r.payment_id
		where p.order_id = ${order.id} and r.status = 'asked'
	`.execute(db);
	const history = await db.selectFrom('order_history').select('status').where('order_id', '=', order.id).execute();
	const mails = await db.selectFrom('mails').select(['template', 'text']).where('text', 'like', `%${number}%`).execute();
	const invoices = await db.selectFrom('papers').select('id').where('order_id', '=', order.id).where('kind', '=', 'invoice').execute();
	const faults: string[] = [];
	const check = (isRight: boolean, fault: string) => void (isRight || faults.push(fault));
	const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
	const of = (rows: readonly { id: number; qty: number }[], id: number) => rows.find((row) => row.id === id)?.qty ?? 0;
	for (const { code, quantity } of await db.selectFrom('products').select(['code', 'quantity']).where('code', 'in', SKUS).execute()) {
		const own = items.filter((item) => item.code === code);
		const held = order.reserved ? sum(own.map(({ qty }) => qty)) : 0;
		const right = STOCK - held + sum(own.map(({ id }) => of(sellable.rows, id)));
		check(quantity === right, `${quantity} of ${code} are in stock, not ${right}`);
	}
	for (const { id, qty, returned_qty } of items)
		check(of(shipped, id) <= qty && returned_qty <= qty, `of ${qty} pieces, ${of(shipped, id)} are shipped and ${returned_qty} returned`);
	check(order.status !== 'cancelled' || (!order.reserved && shipped.length === 0), 'it is cancelled, and its goods are held or shipped');
	check(order.total_cents === order.items_cents - order.discount_cents + order.shipping_cents + order.payment_cents, 'its total is no sum');
	check(order.items_cents === sum(items.map(({ total_cents }) => total_cents)), 'its lines are no sum');
	const pending = payments.filter(({ status }) => status === 'pending');
	check(
		pending.every(({ amount_cents }) => amount_cents === order.total_cents),
		'another amount is to be paid',
	);
	check(order.status !== 'cancelled' || pending.length === 0, 'it is cancelled, and waits for money');
	const paid = sum(payments.filter(({ status }) => status === 'approved' || status === 'refunded').map((each) => each.captured_cents || each.amount_cents));
	const back = sum(payments.map(({ refunded_cents }) => refunded_cents)) + (refunds.rows[0]?.cents ?? 0);
	const { due } = (await merchant.call('GET', `/orders/${number}`)).body.payment;
	check(back <= paid, `${back} of ${paid} are paid back`);
	check(Math.round(Number(due) * 100) >= (refunds.rows[0]?.cents ?? 0), `${refunds.rows[0]?.cents} are being paid back, ${due} is due`);
	for (const once of ['paid', 'cancelled', 'shipped', 'completed', 'returned'] as const)
		check(history.filter(({ status }) => status === once).length <= 1, `it became ${once} twice`);
	const letters = mails.filter(({ template }) => template !== 'order_return_received').map(({ template, text }) => `${template} ${text}`);
	check(new Set(letters).size === letters.length, `a mail was written twice: ${mails.map(({ template }) => template)}`);
	check(invoices.length <= 1, 'it is invoiced twice');
	return faults;
}

test('an order stays right if two of the staff and its customer change it at once', async () => {
	const action = fc.constantFrom(...Object.keys(ACTIONS));
	// What both do in good faith is what one of them has just done.
	const pair = fc.oneof(
		action.map((name) => [name, name] as const),
		fc.tuple(action, action),
	);
	await fc.assert(
		fc.asyncProperty(fc.constantFrom(...Object.keys(STARTS)), pair, fc.option(fc.constant('cancel as the customer')), async (start, staff, customer) => {
			await backend.db.updateTable('products').set({ quantity: STOCK }).where('code', 'in', SKUS).execute();
			const number = await placeIn(start);
			await STARTS[start]?.(() => read(number));
			const subject = await read(number);
			const answers = await Promise.all([...staff, customer].flatMap((name) => (name === null ? [] : [ACTIONS[name]?.(subject)])));
			const failed = answers.flatMap((answer) => (answer === undefined || answer.status >= 500 ? [JSON.stringify(answer)] : []));
			expect([...failed, ...(await findFaults(number))]).toEqual([]);
		}),
		{ numRuns: 10_000, interruptAfterTimeLimit: SECONDS * 1000, endOnFailure: true },
	);
}, 180_000);

test('money that is due is paid back once if two of the staff begin it at once', async () => {
	const number = await placeIn('paid');
	const { lines } = await read(number);
	await post(number, 'status', { status: 'shipped' });
	await post(number, 'returns', { lines: [{ line: lines[0], quantity: 1 }] });
	const { due } = (await merchant.call('GET', `/orders/${number}`)).body.payment;
	const answers = await Promise.all([post(number, 'refunds'), post(number, 'refunds'), post(number, 'refunds', { by_hand: true })]);
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
	expect((await merchant.call('GET', `/orders/${number}/refunds`)).body.items).toMatchObject([{ amount: due }]);
}, 60_000);
