import { afterAll, expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { openStripeDouble, type StripeDouble } from '#tests/support/payment-kit/stripe-double.ts';
import { paySession, type Session } from '#tests/support/payment-kit/stripe-server.ts';

let stripe: StripeDouble;
const office = browseOffice(async () => {
	stripe = await openStripeDouble();
	return stripe.options;
});
afterAll(() => stripe.close());

/** An order that was paid at the provider, and what the provider knows of it. */
async function placePaidOrder(): Promise<{ number: string; session: Session }> {
	const { db } = office.backend();
	const number = await placeTestOrder(db, { status: 'completed', isPaid: true, payment_code: 'card' });
	const order = await db.selectFrom('orders').select(['id', 'total_cents']).where('number', '=', number).executeTakeFirstOrThrow();
	const body = new URLSearchParams({
		'line_items[0][price_data][unit_amount]': String(order.total_cents),
		'line_items[0][price_data][currency]': 'eur',
		'payment_intent_data[metadata][reference]': number,
	});
	const opened: { id: string } = await (await fetch(`${stripe.server.url}/v1/checkout/sessions`, { method: 'POST', body })).json();
	const session = stripe.server.sessions.get(opened.id);
	if (session === undefined) throw new Error('No session was opened');
	paySession(session);
	await db
		.updateTable('order_payments')
		.set({ provider: 'stripe', reference: number, provider_id: session.payment.id, captured_cents: order.total_cents })
		.where('order_id', '=', order.id)
		.execute();
	return { number, session };
}

test.each(OFFICE_WIDTHS)('money goes back through the payment provider, a part and then the rest, and a provider outage is reported: %s', async (width) => {
	office.expectComplaint(/50[23]/);
	const { number, session } = await placePaidOrder();
	const page = await office.open(`/orders/${number}`, { width, bypassCSP: true });
	const dialog = page.getByRole('dialog');
	const refund = async (amount: string | null) => {
		await page.getByRole('button', { name: 'Vrati novac', exact: true }).click();
		if (amount !== null) await dialog.getByLabel('Iznos u eurima').fill(amount);
		expect(await auditPage(page)).toEqual([]);
		await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	};
	stripe.server.isDown = true;
	await refund('20,00');
	await dialog.getByRole('alert').waitFor();
	expect(session.payment.refunded).toBe(0);
	stripe.server.isDown = false;
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.waitFor({ state: 'hidden' });
	expect(session.payment.refunded).toBe(2000);
	await page
		.getByText(/20,00\s€ · vraćeno/)
		.first()
		.waitFor();
	await refund(null);
	await dialog.waitFor({ state: 'hidden' });
	await page.getByRole('button', { name: 'Vrati novac', exact: true }).waitFor({ state: 'detached' });
	expect(session.payment.refunded).toBe(session.payment.amount);
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
});
