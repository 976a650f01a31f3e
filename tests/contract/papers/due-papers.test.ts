import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { numberedShopForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { numberPapers } from '#tests/support/numbered-shop.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';
import { camt02 } from '#tests/support/statements/camt.ts';

let backend: TestBackend;
let merchant: MerchantClient;
numberedShopForAllTests((started, client) => {
	backend = started;
	merchant = client;
});

const TOTAL = '115.01';
const papersOf = async (order: string) => (await merchant.call('GET', `/papers?order=${order}`)).body.items;
const summaryOf = async (order: string) =>
	(await papersOf(order)).map(({ kind, total, due }: { kind: string; total: string; due: string }) => `${kind} ${total} ${due}`);
const setStatus = (order: string, status: string) => merchant.call('POST', `/orders/${order}/status`, { status });
const receive = (order: string) =>
	merchant.call('POST', '/bank-statements', { content: camt02([{ amount: TOTAL, reference: `HR00${order}`, bankReference: order }]) });
const refund = (order: string) => setStatus(order, 'refunded');

const placeTransfer = () => placeTestOrder(backend.db, { status: 'awaiting_payment', payment_code: 'bank_transfer' });

describe('the invoice', () => {
	test('of a transfer is issued when its money comes', async () => {
		const order = await placeTransfer();
		await receive(order);
		await expect.poll(() => summaryOf(order)).toEqual(['invoice 115.01 115.01']);
		await setStatus(order, 'shipped');
		await setStatus(order, 'delivered');
		expect(await summaryOf(order)).toEqual(['invoice 115.01 115.01']);
	});

	test('of cash on delivery is issued when the goods are sent', async () => {
		const order = await placeTestOrder(backend.db);
		await setStatus(order, 'preparing');
		await setStatus(order, 'shipped');
		await expect.poll(() => summaryOf(order)).toEqual(['invoice 115.01 115.01']);
	});

	test('of a shop that invoices at dispatch settles the advance invoice for money that came before', async () => {
		await numberPapers(backend.db, { issued_on: { bank_transfer: 'dispatch' } });
		const order = await placeTransfer();
		await receive(order);
		await expect.poll(() => summaryOf(order)).toEqual(['advance_invoice 115.01 115.01']);
		await setStatus(order, 'shipped');
		await expect.poll(() => summaryOf(order)).toEqual(['advance_invoice 115.01 115.01', 'invoice 115.01 0.00']);
		const [advance, invoice] = await papersOf(order);
		expect(invoice.advances).toEqual([{ number: advance.number, total: TOTAL }]);
		await numberPapers(backend.db);
	});

	test('of an order in another currency is not issued, without a failed job, and the call says why', async () => {
		const order = await placeTransfer();
		await backend.db.updateTable('orders').set({ currency: 'BAM' }).where('number', '=', order).execute();
		expect(await merchant.call('POST', `/orders/${order}/papers`, { kind: 'invoice' })).toMatchObject({
			status: 409,
			body: { detail: expect.stringContaining('VAT in euros at the rate of the day') },
		});
		expect((await merchant.call('POST', `/orders/${order}/papers`, { kind: 'proforma' })).status).toBe(200);
		await setStatus(order, 'payment_received');
		const jobsOf = () =>
			backend.db
				.selectFrom('jobs')
				.innerJoin('orders', (join) => join.on('number', '=', order))
				.select('failed_at')
				.where(sql<boolean>`data->>'order' = orders.id::text`)
				.execute();
		await expect.poll(jobsOf).toEqual([]);
		expect(await summaryOf(order)).toEqual(['proforma 115.01 115.01']);
	});

	test('is taken back once a cancelled order is refunded, and not before', async () => {
		const order = await placeTransfer();
		await receive(order);
		await expect.poll(() => summaryOf(order)).toEqual(['invoice 115.01 115.01']);
		await refund(order);
		await expect.poll(() => summaryOf(order)).toEqual(['invoice 115.01 115.01', 'credit_note -115.01 -115.01']);
		const [invoice, credit] = await papersOf(order);
		expect(credit.about).toBe(invoice.number);
		expect((await merchant.call('POST', `/papers/${invoice.id}/credit`, {})).status).toBe(409);
	});
});

const queue = async (order: string) => {
	const { id } = await backend.db.selectFrom('orders').select('id').where('number', '=', order).executeTakeFirstOrThrow();
	await sql`insert into jobs (queue, data) values ('issue-papers', ${JSON.stringify({ order: id })}::jsonb)`.execute(backend.db);
};
/** Waits until no paper of the order waits to be written. */
const settled = (order: string) =>
	expect
		.poll(async () => {
			const jobs = backend.db
				.selectFrom('jobs')
				.innerJoin('orders', (join) => join.on('number', '=', order))
				.select('jobs.id');
			return (await jobs.where('queue', '=', 'issue-papers').where(sql<boolean>`data->>'order' = orders.id::text`).execute()).length;
		})
		.toBe(0);

describe('an order that ended before its paper was written', () => {
	/** Changes an order while no paper is written, then lets its papers be written. */
	const beforePapers = async (order: string, change: () => Promise<unknown>) => {
		await backend.db.deleteFrom('settings').where('name', '=', 'papers').execute();
		await change();
		await numberPapers(backend.db);
		await queue(order);
	};

	test('gets an advance invoice for its money, and its credit note once the money went back', async () => {
		const order = await placeTransfer();
		await beforePapers(order, async () => {
			await receive(order);
			expect((await merchant.call('POST', `/orders/${order}/cancel`, { reason: 'Nema robe' })).status).toBe(200);
		});
		await expect.poll(() => summaryOf(order)).toEqual(['advance_invoice 115.01 115.01']);
		await refund(order);
		await expect.poll(() => summaryOf(order)).toEqual(['advance_invoice 115.01 115.01', 'credit_note -115.01 -115.01']);
	});

	test('gets both if its money went back before, too, and nothing more later', async () => {
		const order = await placeTransfer();
		await beforePapers(order, async () => {
			await receive(order);
			await refund(order);
		});
		const both = ['advance_invoice 115.01 115.01', 'credit_note -115.01 -115.01'];
		await expect.poll(() => summaryOf(order)).toEqual(both);
		await queue(order);
		await settled(order);
		expect(await summaryOf(order)).toEqual(both);
	});

	test('gets none if no money came', async () => {
		const order = await placeTransfer();
		await beforePapers(order, () => setStatus(order, 'cancelled'));
		await settled(order);
		expect(await summaryOf(order)).toEqual([]);
	});
});

describe('an invoice that staff took back', () => {
	const issue = (order: string) => merchant.call('POST', `/orders/${order}/papers`, { kind: 'invoice' });
	/** Takes back the invoice that stands. */
	const takeBack = async (order: string) => {
		const { id } = (await papersOf(order)).findLast(({ kind }: { kind: string }) => kind === 'invoice');
		expect((await merchant.call('POST', `/papers/${id}/credit`, {})).status).toBe(200);
	};
	const BOTH = ['invoice 115.01 115.01', 'credit_note -115.01 -115.01'];

	test.each([
		['was paid', { status: 'paid', payment_code: 'bank_transfer', isPaid: true }],
		['was sent', { status: 'shipped' }],
		['was handed over', { status: 'completed', payment_code: 'pay_in_store' }],
	] as const)('is not followed by another one because the order %s before', async (_title, placed) => {
		const order = await placeTestOrder(backend.db, placed);
		await issue(order);
		await takeBack(order);
		await queue(order);
		await settled(order);
		expect(await summaryOf(order)).toEqual(BOTH);
	});

	test('is followed by another one once the goods are sent', async () => {
		const order = await placeTestOrder(backend.db);
		await issue(order);
		await takeBack(order);
		await setStatus(order, 'shipped');
		await expect.poll(() => summaryOf(order)).toEqual([...BOTH, 'invoice 115.01 115.01']);
	});

	test('of a paid order is followed by one other once the goods are sent, and by none once that one is taken back, too', async () => {
		const order = await placeTestOrder(backend.db, { status: 'paid', payment_code: 'bank_transfer', isPaid: true });
		await issue(order);
		await takeBack(order);
		await setStatus(order, 'preparing');
		await settled(order);
		expect(await summaryOf(order)).toEqual(BOTH);
		await setStatus(order, 'shipped');
		await Promise.all([queue(order), queue(order)]);
		await settled(order);
		expect(await summaryOf(order)).toEqual([...BOTH, 'invoice 115.01 115.01']);
		await takeBack(order);
		await setStatus(order, 'delivered');
		await settled(order);
		expect(await summaryOf(order)).toEqual([...BOTH, ...BOTH]);
	});

	test('of a paid order that is cancelled and refunded is not followed by another one', async () => {
		const order = await placeTestOrder(backend.db, { status: 'paid', payment_code: 'bank_transfer', isPaid: true });
		await issue(order);
		await takeBack(order);
		await refund(order);
		await settled(order);
		expect(await summaryOf(order)).toEqual(BOTH);
	});

	test('with the advance invoice that it settled is followed by one that does not settle it again', async () => {
		const order = await placeTestOrder(backend.db);
		await merchant.call('POST', `/orders/${order}/papers`, { kind: 'advance_invoice' });
		await issue(order);
		await takeBack(order);
		await issue(order);
		const settling = ['advance_invoice 115.01 115.01', 'invoice 115.01 0.00', 'credit_note -115.01 -115.01'];
		expect(await summaryOf(order)).toEqual([...settling, 'invoice 115.01 115.01']);
	});
});

describe('a credit note', () => {
	const invoiced = async () => {
		const order = await placeTestOrder(backend.db, { qty: 3 });
		return (await merchant.call('POST', `/orders/${order}/papers`, { kind: 'invoice' })).body.paper;
	};
	const credit = async (id: number, body: object) => (await merchant.call('POST', `/papers/${id}/credit`, body)).body;

	test('takes back pieces of a line, then an amount, then the rest: all sums are those of the invoice', async () => {
		const invoice = await invoiced();
		expect(invoice).toMatchObject({ total: '335.03', vat: '67.01' });
		const pieces = await credit(invoice.id, { lines: [{ position: 1, quantity: 1 }] });
		expect(pieces.paper).toMatchObject({ total: '-110.01', vat: '-22.00', rows: [{ quantity: -1, total: '-110.01' }] });
		const amount = await credit(invoice.id, { amount: '10.00', reason: 'Ogrebotina', key: 'scratch' });
		expect(amount.paper).toMatchObject({ total: '-10.00', note: 'Ogrebotina' });
		expect(await credit(invoice.id, { amount: '10.00', key: 'scratch' })).toEqual({ ...amount, outcome: 'was' });
		const rest = await credit(invoice.id, {});
		const cents = [pieces, amount, rest].map(({ paper }) => [Number(paper.total), Number(paper.vat)]);
		const sum = (place: number) => cents.reduce((all, each) => all + Math.round((each[place] ?? 0) * 100), 0);
		expect([sum(0), sum(1)]).toEqual([-335_03, -67_01]);
	});

	test.each([
		['more pieces than the line has', { lines: [{ position: 1, quantity: 4 }] }],
		['a line that the invoice lacks', { lines: [{ position: 9, quantity: 1 }] }],
		['more than its total', { amount: '335.04' }],
	])('is refused for %s', async (_title, body) => {
		expect(await credit((await invoiced()).id, body)).toMatchObject({ status: 409 });
	});

	test('of several at once takes back no more than the invoice', async () => {
		const invoice = await invoiced();
		const answers = await Promise.all(Array.from({ length: 5 }, () => credit(invoice.id, { amount: '100.00' })));
		expect(answers.filter(({ outcome }) => outcome === 'issued')).toHaveLength(3);
	});
});
