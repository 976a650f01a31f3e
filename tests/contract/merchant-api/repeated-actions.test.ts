import { definePaymentProvider, notOffered } from '@titraj/contract/shop/define-payment-provider.ts';
import { defineShop } from '@titraj/contract/shop/define-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GlsDouble, startGlsDouble } from '#tests/support/labels/gls-double.ts';
import { type LabelShop, openLabelShop } from '#tests/support/labels/label-shop.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

/** A provider that could pay a repeated refund twice. */
const bank = definePaymentProvider({
	code: 'own-bank',
	refersTo: 'attempt',
	settings: {},
	connect: () => ({
		...{ hosts: [], refundsOnce: false, open: async () => ({ hiddenForm: null, redirectUrl: null }) },
		...{ handleReturn: async () => null, parseWebhook: async () => null, status: async () => null },
		...{ capture: () => notOffered('capture'), cancel: () => notOffered('cancel'), refund: () => notOffered('refund') },
	}),
});

let shop: LabelShop<GlsDouble>;
let backend: TestBackend;
let merchant: MerchantClient;
beforeAll(async () => {
	shop = await openLabelShop(startGlsDouble, { shop: defineShop({ payments: [bank] }), merchantCallsPerMinute: 1_000_000 });
	({ backend, merchant } = shop);
}, 120_000);
afterAll(() => shop.close());

interface Prepared {
	readonly number: string;
	readonly path: string;
	readonly body: object;
}

interface Case {
	readonly action: string;
	/** An order of its own, and the call that staff repeat. */
	prepare(): Promise<Prepared>;
	/** What the history of the order has of staff, however often they repeat it. */
	readonly noted: readonly string[];
	/** Statuses of a repeated call. */
	readonly repeated?: number;
}

const PAID = { status: 'paid', payment_code: 'bank_transfer', isPaid: true } as const;
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const ofOrder = async (order: Parameters<typeof placeTestOrder>[1], path: string, body: object = {}): Promise<Prepared> => {
	const number = await placeTestOrder(backend.db, order);
	return { number, path: `/orders/${number}/${path}`, body };
};

/** An order with a refund that staff pay, or whose answer the provider lost. */
async function refunded(end: string, provider: string): Promise<Prepared> {
	const number = await placeTestOrder(backend.db, { ...PAID, payment_code: provider });
	const { id } = await backend.db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
	const paid = backend.db.updateTable('order_payments').set({ reference: number, captured_cents: 115_01 }).where('order_id', '=', id).returning('id');
	const payment = await paid.executeTakeFirstOrThrow();
	const long = new Date(Date.now() - 3_600_000);
	const refund = { key: `${number}-a`, payment_id: payment.id, amount_cents: 500, status: 'asked' as const, by_hand: provider !== 'own-bank' };
	await backend.db
		.insertInto('payment_refunds')
		.values({ ...refund, asked_at: long })
		.execute();
	return { number, path: `/orders/${number}/refunds/${number}-a/${end}`, body: {} };
}

async function labelled(): Promise<Prepared> {
	const number = await placeTestOrder(backend.db);
	const [{ id }] = (await merchant.call('POST', '/courier-labels', { carrier: 'gls', orders: [number] })).body.items;
	return { number, path: `/courier-labels/${id}/cancel`, body: {} };
}

async function invoiced(): Promise<Prepared> {
	// A job invoices orders that are paid, also again.
	const { number, path } = await ofOrder({}, 'papers');
	const { paper } = (await merchant.call('POST', path, { kind: 'invoice' })).body;
	return { number, path: `/papers/${paper.id}/credit`, body: {} };
}

const ADDRESS = { first_name: 'Eva', last_name: 'Ević', street: 'Nova 2', postcode: '10000', city: 'Zagreb', country: 'HR' };

const CASES: readonly Case[] = [
	{
		action: 'mark a bank transfer as paid',
		prepare: () => ofOrder({ status: 'awaiting_payment', payment_code: 'bank_transfer' }, 'transfer', { amount: '115.01', received_on: yesterday() }),
		...{ noted: [], repeated: 409 },
	},
	{
		action: 'mark cash on delivery as received',
		prepare: async () => {
			const number = await placeTestOrder(backend.db, { status: 'completed' });
			return { number, path: '/cash-received', body: { orders: [number], received_on: yesterday() } };
		},
		noted: [],
	},
	{ action: 'ship', prepare: () => ofOrder({}, 'shipments', { tracking_code: 'T-1' }), noted: ['shipped'], repeated: 409 },
	{ action: 'ship by status', prepare: () => ofOrder({}, 'status', { status: 'shipped' }), noted: ['status'] },
	{ action: 'hand over', prepare: () => ofOrder({ status: 'shipped' }, 'status', { status: 'delivered' }), noted: ['status'] },
	{ action: 'cancel', prepare: () => ofOrder(PAID, 'cancel', { reason: 'nema' }), noted: ['cancelled'], repeated: 409 },
	{ action: 'change the address', prepare: () => ofOrder({}, 'delivery-address', ADDRESS), noted: ['address'] },
	{ action: 'begin a refund', prepare: () => ofOrder(PAID, 'refunds', { amount: '5.00', key: 'a' }), noted: ['refund'] },
	{ action: 'mark a refund as paid', prepare: () => refunded('done', 'bank_transfer'), noted: ['refund_done'] },
	{ action: 'mark a refund whose answer was lost as paid', prepare: () => refunded('done', 'own-bank'), noted: ['refund_done'] },
	{ action: 'mark a refund whose answer was lost as not paid', prepare: () => refunded('not-paid', 'own-bank'), noted: ['refund_not_paid'] },
	{ action: 'issue an invoice', prepare: () => ofOrder({}, 'papers', { kind: 'invoice' }), noted: [] },
	{ action: 'credit an invoice', prepare: invoiced, noted: [], repeated: 409 },
	{
		action: 'make a label',
		prepare: async () => {
			const number = await placeTestOrder(backend.db);
			return { number, path: '/courier-labels', body: { carrier: 'gls', orders: [number] } };
		},
		noted: ['label'],
	},
	{ action: 'cancel a label', prepare: labelled, noted: ['label', 'label_cancelled'] },
];

const methodOf = (path: string) => (path.endsWith('/delivery-address') ? 'PUT' : 'POST');
const run = async ({ path, body }: Prepared) => (await merchant.call(methodOf(path), path, body)).status;

/** What an order has because of what staff did: notes, statuses, payments, refunds, shipments and mails, with its papers and labels. */
async function happenedTo(number: string): Promise<string[]> {
	const timeline: { kind: string; what: string }[] = (await merchant.call('GET', `/orders/${number}/timeline`)).body.items;
	const papers: { kind: string }[] = (await merchant.call('GET', `/papers?order=${number}`)).body.items;
	const labels: { state: string }[] = (await merchant.call('GET', `/orders/${number}/labels`)).body.items;
	// Papers are mailed by a job.
	const own = timeline.filter(({ kind, what }) => !(kind === 'unsent_mail' && what.includes('paper')));
	return [...own.map(({ kind, what }) => `${kind} ${what}`), ...papers.map(({ kind }) => `paper ${kind}`), ...labels.map(({ state }) => `label ${state}`)];
}

const notesOf = (happened: readonly string[]) => happened.filter((each) => each.startsWith('staff ')).map((each) => each.slice('staff '.length));

test.each(CASES)('what staff repeat happens once: $action, twice', async ({ prepare, noted, repeated = 200 }) => {
	const prepared = await prepare();
	expect(await run(prepared)).toBe(200);
	expect(await run(prepared)).toBe(repeated);
	const twice = await happenedTo(prepared.number);
	expect(notesOf(twice)).toEqual(noted);
	expect(twice.filter((each, index) => twice.indexOf(each) !== index)).toEqual([]);
});

test.each(CASES)('what several people do at once happens once: $action', async ({ prepare, noted }) => {
	const prepared = await prepare();
	const statuses = await Promise.all([run(prepared), run(prepared), run(prepared)]);
	expect(statuses).toContain(200);
	expect(statuses.filter((status) => status >= 500)).toEqual([]);
	const happened = await happenedTo(prepared.number);
	expect(notesOf(happened)).toEqual(noted);
	expect(happened.filter((each, index) => happened.indexOf(each) !== index)).toEqual([]);
});
