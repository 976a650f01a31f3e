import { readMonth } from '@titraj/backend/invoices/accounts/read-month.ts';
import { issueVoucher } from '@titraj/backend/vouchers/index.ts';
import { expect, test } from 'vitest';
import { numberedShopForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
numberedShopForAllTests((started, client) => {
	backend = started;
	merchant = client;
});

const TOTAL = 115_01;
const setStatus = (order: string, status: string) => merchant.call('POST', `/orders/${order}/status`, { status });
const kindsOf = async (order: string) => (await merchant.call('GET', `/papers?order=${order}`)).body.items.map(({ kind }: { kind: string }) => kind);
const contentOf = async (order: string, kind: 'invoice' | 'proforma') => {
	const papers = backend.db.selectFrom('papers').innerJoin('orders', 'orders.id', 'papers.order_id').select('papers.content');
	return (await papers.where('orders.number', '=', order).where('papers.kind', '=', kind).executeTakeFirstOrThrow()).content;
};
async function place(cents: number, options: Parameters<typeof placeTestOrder>[1]): Promise<string> {
	const terms = { market: 'hr', cents, valid_to: null, email: null, note: null } as const;
	const { id } = await issueVoucher(backend.db, terms, { by: 'test', now: new Date() });
	return placeTestOrder(backend.db, { ...options, vouchers: [{ id, cents }] });
}

test('an order that a voucher pays in part is invoiced in full, names what the voucher paid, and reports several means of payment as other', async () => {
	const order = await place(50_00, { payment_code: 'cash_on_delivery' });
	expect(await kindsOf(order)).toEqual([]);
	await setStatus(order, 'preparing');
	await setStatus(order, 'shipped');
	await expect.poll(() => kindsOf(order)).toEqual(['invoice']);
	expect(await contentOf(order, 'invoice')).toMatchObject({
		total_cents: TOTAL,
		due_cents: TOTAL,
		payment: { means: 'O', vouchers: { cents: 50_00, rest: 'O' } },
	});
});

test('a transfer beside a voucher: no paper before it comes, and the pro forma asks for the rest', async () => {
	const order = await place(50_00, { status: 'awaiting_payment', payment_code: 'bank_transfer' });
	expect((await merchant.call('POST', `/orders/${order}/papers`, { kind: 'proforma' })).status).toBe(200);
	expect(await contentOf(order, 'proforma')).toMatchObject({ payment: { means: 'O', vouchers: { cents: 50_00, rest: 'T' } } });
	await merchant.call('POST', `/orders/${order}/transfer`, { amount: '65.01', received_on: '2026-12-01' });
	await expect.poll(() => kindsOf(order)).toEqual(['proforma', 'invoice']);
});

test('an order that a voucher covers is invoiced like one that is paid, and credited when it is cancelled', async () => {
	const order = await place(TOTAL, { payment_code: 'gift_voucher' });
	await expect.poll(() => kindsOf(order)).toEqual(['invoice']);
	expect(await contentOf(order, 'invoice')).toMatchObject({ payment: { code: 'gift_voucher', means: 'O' } });
	await merchant.call('POST', `/orders/${order}/cancel`, { reason: 'x' });
	await expect.poll(() => kindsOf(order)).toEqual(['invoice', 'credit_note']);
});

test('the file of a month lists what vouchers paid, and what went back to them', async () => {
	const order = await place(50_00, { payment_code: 'cash_on_delivery' });
	await merchant.call('POST', `/orders/${order}/cancel`, { reason: 'x' });
	const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zagreb', year: 'numeric', month: '2-digit' }).format(new Date());
	const sections = await readMonth(backend.db, month);
	const rowsOf = (section: string) => sections.find(({ name }) => name === section)?.rows.filter(([number]) => number === order);
	expect(rowsOf('payments')?.[0]?.slice(1, 6)).toEqual(['gift_voucher', '', 'refunded', 'EUR', expect.stringMatching(/^50[.,]00$/)]);
	expect(rowsOf('refunds')?.[0]?.slice(1, 4)).toEqual(['gift_voucher', 'EUR', expect.stringMatching(/^50[.,]00$/)]);
	const { payments } = (await merchant.call('GET', `/reports/month?month=${month}`)).body;
	expect(payments.some(({ payment }: { payment: string }) => payment === 'gift_voucher')).toBe(true);
});
