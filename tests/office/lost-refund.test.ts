import { afterAll, beforeEach, expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { type MonriDouble, openMonriDouble } from '#tests/support/payment-kit/monri-double.ts';

let monri: MonriDouble;
const office = browseOffice(async () => {
	monri = await openMonriDouble();
	return monri.options;
});
afterAll(() => monri.close());
beforeEach(() => {
	monri.losesAnswers = false;
});

/** An order whose money Monri has taken. */
async function placePaidOrder(): Promise<string> {
	const { db } = office.backend();
	const number = await placeTestOrder(db, { status: 'completed', isPaid: true, payment_code: 'card' });
	const order = await db.selectFrom('orders').select(['id', 'total_cents']).where('number', '=', number).executeTakeFirstOrThrow();
	await db
		.updateTable('order_payments')
		.set({ provider: 'monri', reference: `${number}-1`, captured_cents: order.total_cents })
		.where('order_id', '=', order.id)
		.execute();
	return number;
}

/** Begins a refund of 20.00 whose answer is lost, and opens the order once nobody waits for the answer any more. */
async function loseRefund(width: (typeof OFFICE_WIDTHS)[number]) {
	office.expectComplaint(/50[23]/);
	const { db } = office.backend();
	const number = await placePaidOrder();
	const page = await office.open(`/orders/${number}`, { width, bypassCSP: true });
	const dialog = page.getByRole('dialog');
	monri.losesAnswers = true;
	await page.getByRole('button', { name: 'Vrati novac', exact: true }).click();
	await dialog.getByLabel('Iznos u eurima').fill('20,00');
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.getByRole('alert').waitFor();
	expect(monri.refundsOf(number)).toEqual([2000]);
	const long = new Date(Date.now() - 3_600_000);
	await db.updateTable('payment_refunds').set({ asked_at: long }).where('key', 'like', `${number}-%`).execute();
	await page.reload();
	const listed = page.getByRole('listitem').filter({ hasText: /20,00\s€/ });
	await listed.getByText('Odgovor pružatelja plaćanja je izgubljen.').waitFor();
	expect(await auditPage(page)).toEqual([]);
	return { number, page, listed };
}

type Lost = Awaited<ReturnType<typeof loseRefund>>;

const ended = (page: Lost['page'], state: string) => page.getByRole('listitem').filter({ hasText: new RegExp(`^20,00\\s€ · ${state}`) });

/** Clicks one of the two buttons, confirms, and waits until neither is offered any more. */
async function settle({ page, listed }: Lost, name: RegExp): Promise<void> {
	const dialog = page.getByRole('dialog');
	await listed.getByRole('button', { name }).click();
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.waitFor({ state: 'hidden' });
	for (const each of [PAID, NOT_PAID]) await listed.getByRole('button', { name: each }).waitFor({ state: 'detached' });
}

const PAID = /^Označi isplaćenim/;
const NOT_PAID = /^Nije isplaćeno$/;

async function stateOf(number: string) {
	const { db } = office.backend();
	const { id } = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
	const payment = await db.selectFrom('order_payments').select('refunded_cents').where('order_id', '=', id).executeTakeFirstOrThrow();
	const notes = await db.selectFrom('order_notes').select('kind').where('order_id', '=', id).orderBy('id').execute();
	const mails = await db.selectFrom('mails').select('template').where('order_id', '=', id).where('template', '=', 'order_refunded').execute();
	return { refunded: payment.refunded_cents, notes: notes.map(({ kind }) => kind), mails: mails.length, asked: monri.refundsOf(number) };
}

test.each(OFFICE_WIDTHS)('a refund whose answer Monri lost is marked as paid, and the customer is told: %s', async (width) => {
	const lost = await loseRefund(width);
	await settle(lost, PAID);
	await ended(lost.page, 'vraćeno').waitFor();
	expect(await stateOf(lost.number)).toEqual({ refunded: 2000, notes: ['refund', 'refund_done'], mails: 1, asked: [2000] });
});

test.each(OFFICE_WIDTHS)('a refund whose answer Monri lost is marked as not paid, and its money can be paid back again: %s', async (width) => {
	const lost = await loseRefund(width);
	await settle(lost, NOT_PAID);
	await ended(lost.page, 'odbijeno').waitFor();
	expect(await stateOf(lost.number)).toEqual({ refunded: 0, notes: ['refund', 'refund_not_paid'], mails: 0, asked: [2000] });
	monri.losesAnswers = false;
	const dialog = lost.page.getByRole('dialog');
	await lost.page.getByRole('button', { name: 'Vrati novac', exact: true }).click();
	await dialog.getByLabel('Iznos u eurima').fill('20,00');
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.waitFor({ state: 'hidden' });
	await ended(lost.page, 'vraćeno').waitFor();
	expect((await stateOf(lost.number)).asked).toEqual([2000, 2000]);
});
