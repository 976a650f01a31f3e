// One file for transfers and the back office, because it needs its own backend, which two files would start twice.
import { cancelUnpaid } from '@titraj/backend/orders/life-cycle/cancel-unpaid.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { toShopTime } from '@titraj/backend/platform/time/workdays.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lastMailTo, mailsTo } from '#tests/support/account-steps.ts';
import { type EditorBrowser, openEditor } from '#tests/support/editor.ts';
import { type Shopper, shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const CABLE = 21;
const DAY = 24 * 3_600_000;
const config = readConfig({ jwtSecret: 'test', dataDir: null, databaseUrl: null, siteUrl: 'https://titraj.example' });
const today = toShopTime(new Date()).day;

let backend: TestBackend;
let editor: EditorBrowser;
let shopper: Shopper;
let email = '';
let guests = 0;
beforeAll(async () => {
	backend = await startTestBackend();
	editor = openEditor(backend.url);
	await editor.signIn();
});
beforeEach(async () => {
	await backend.db.updateTable('products').set({ quantity: 40, price_cents: 100_00, sale_price_cents: null }).where('id', '=', CABLE).execute();
	shopper = shopperWith(backend, await backend.newToken());
	guests += 1;
	email = `uplata-${guests}@titraj.example`;
});
afterAll(() => backend.close());

async function order(payment = 'bank_transfer') {
	await shopper.add(CABLE, 1);
	await shopper.choose({ email, payment });
	return shopper.place();
}

const stateOf = async (order_identificator: string) => {
	const data = await shopper.open(order_identificator);
	return [data?.status, data?.payment.status, data?.history.map(({ status }) => status).join(' ')];
};
const totalOf = async (id: number) =>
	((await backend.db.selectFrom('orders').select('total_cents').where('id', '=', id).executeTakeFirstOrThrow()).total_cents / 100).toFixed(2).replace('.', ',');
const report = async (id: number, fields: Record<string, string> = {}) =>
	editor.post(`/admin/narudzbe/${id}/`, { action: 'uplata', amount: await totalOf(id), received_on: today, note: '', ...fields });
/** Moves the order's transfer into the past. */
const age = (id: number, days: number) =>
	backend.db
		.updateTable('order_payments')
		.set({ created_at: new Date(Date.now() - days * DAY) })
		.where('order_id', '=', id)
		.execute();
const ageOrder = async (id: number, days: number) => {
	await age(id, days);
	await backend.db
		.updateTable('orders')
		.set({ created_at: new Date(Date.now() - days * DAY) })
		.where('id', '=', id)
		.execute();
};

describe('a transfer that staff report', () => {
	it('marks the order as paid, mails the customer, and keeps amount, date and note', async () => {
		const { id, order_identificator } = await order();
		expect((await editor.get(`/admin/narudzbe/${id}/`)).text).toContain('Uplata je stigla');
		expect((await report(id, { note: 'Izvod 221 <b>' })).status).toBe(303);
		expect(await stateOf(order_identificator)).toEqual(['paid', 'approved', 'awaiting_payment paid']);
		expect((await lastMailTo(backend, email)).subject).toContain('Primili smo uplatu');
		const { text } = await editor.get(`/admin/narudzbe/${id}/`);
		expect(text).toContain('Izvod 221 &lt;b&gt;');
		expect(text).toContain(await totalOf(id));
		expect(text).not.toContain('value="uplata"');
	});

	it('counts once, also if several members of staff report it at the same time', async () => {
		const { id, order_identificator } = await order();
		const answers = await Promise.all([1, 2, 3].map(() => report(id)));
		expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
		expect(await stateOf(order_identificator)).toEqual(['paid', 'approved', 'awaiting_payment paid']);
		expect((await mailsTo(backend, email)).filter(({ subject }) => subject.includes('Primili smo uplatu'))).toHaveLength(1);
	});

	it('of another amount changes nothing unless staff accept it', async () => {
		const { id, order_identificator } = await order();
		const refused = await report(id, { amount: '12,00' });
		expect([refused.status, refused.text.includes('12,00')]).toEqual([409, true]);
		expect(await stateOf(order_identificator)).toEqual(['awaiting_payment', 'pending', 'awaiting_payment']);
		expect((await report(id, { amount: '12,00', other: '1' })).status).toBe(303);
		expect((await stateOf(order_identificator))[0]).toBe('paid');
		expect((await editor.get(`/admin/narudzbe/${id}/`)).text).toContain('12,00');
	});

	it.each([
		['amount', { amount: 'puno' }],
		['amount', { amount: '0' }],
		['date', { received_on: '31. 12.' }],
		['date', { received_on: '2999-01-01' }],
		['date', { received_on: '2026-02-31' }],
	])('is refused with an impossible %s: %o', async (_what, fields) => {
		const { id, order_identificator } = await order();
		expect((await report(id, fields)).status).toBe(409);
		expect(await stateOf(order_identificator)).toEqual(['awaiting_payment', 'pending', 'awaiting_payment']);
	});

	it('for a cancelled order leaves it cancelled, and says that the money has to be refunded', async () => {
		const { id, order_identificator } = await order();
		await editor.post(`/admin/narudzbe/${id}/`, { action: 'otkazi' });
		expect((await report(id)).status).toBe(303);
		expect(await stateOf(order_identificator)).toEqual(['cancelled', 'approved', 'awaiting_payment cancelled']);
		expect((await editor.get('/admin/narudzbe/?povrat=1')).text).toContain(`/admin/narudzbe/${id}/`);
		expect((await editor.post(`/admin/narudzbe/${id}/`, { action: 'vraceno' })).status).toBe(303);
	});

	it('cannot be reported for an order that was never to be paid by transfer', async () => {
		const { id, order_identificator } = await order('card');
		expect((await editor.get(`/admin/narudzbe/${id}/`)).text).not.toContain('Uplata je stigla');
		expect((await report(id)).status).toBe(409);
		expect((await stateOf(order_identificator))[0]).toBe('awaiting_payment');
	});
});

describe('a transfer that does not arrive in time', () => {
	it('cancels nothing before staff were shown the order, however late it is', async () => {
		const { id, order_identificator } = await order();
		await ageOrder(id, 60);
		expect(await cancelUnpaid(backend.db, config, new Date())).toBe(0);
		expect((await stateOf(order_identificator))[0]).toBe('awaiting_payment');
	});

	it('is listed for staff, and cancels the order only after the workday that follows', async () => {
		const { id, order_identificator } = await order();
		await ageOrder(id, 30);
		expect((await editor.get('/admin/narudzbe/')).text).toContain('?kasne=1');
		const { text } = await editor.get('/admin/narudzbe/?kasne=1');
		expect(text).toContain(`/admin/narudzbe/${id}/`);
		expect(await cancelUnpaid(backend.db, config, new Date())).toBe(0);
		await cancelUnpaid(backend.db, config, new Date(Date.now() + 12 * DAY));
		expect((await stateOf(order_identificator))[0]).toBe('cancelled');
	});

	it('is not listed while its time runs', async () => {
		const { id } = await order();
		expect((await editor.get('/admin/narudzbe/?kasne=1')).text).not.toContain(`/admin/narudzbe/${id}/`);
	});
});
