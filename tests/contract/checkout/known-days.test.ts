import type { OrderStatus } from '@titraj/contract/order-status.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});
beforeEach(async () => {
	await merchant.call('PUT', '/products/MON-1/stock', { quantity: 50 });
	await backend.db.updateTable('dispatch').set({ cut_off: '14:00', pickup_until: '17:00' }).execute();
	await backend.db.deleteFrom('mails').execute();
});

const TODAY = new Date().toISOString().slice(0, 10);
const NONE = { from: '', to: '' };

/** An order that was placed a week ago, with the days that were stated then. */
async function place(status: OrderStatus, payment_code: string, days: readonly [string, string] = ['2026-01-05', '2026-01-07']) {
	const number = await placeTestOrder(backend.db, { status, payment_code, qty: 2 });
	const created_at = new Date(Date.now() - 7 * 86_400_000);
	const { id, code } = await backend.db
		.updateTable('orders')
		.set({ created_at })
		.where('number', '=', number)
		.returning(['id', 'code'])
		.executeTakeFirstOrThrow();
	await backend.db.updateTable('order_parcels').set({ delivery_from: days[0], delivery_to: days[1] }).where('order_id', '=', id).execute();
	const ofPage = async () => {
		const { body } = await backend.call('_get_hapi_webshop_order', { order_identificator: `${id}-${code}` });
		const [, from, to] = /"delivery_from":(?:"([^"]*)"|null),"delivery_to":(?:"([^"]*)"|null)/.exec(JSON.stringify(body)) ?? [];
		return { from: from ?? '', to: to ?? '' };
	};
	const ofOffice = async () => {
		const [{ delivery_from, delivery_to }] = (await merchant.call('GET', `/orders/${number}`)).body.parcels;
		return { from: delivery_from ?? '', to: delivery_to ?? '' };
	};
	/** The days, which page and office say alike. */
	const shown = async () => {
		expect(await ofOffice()).toEqual(await ofPage());
		return ofPage();
	};
	return { id, number, shown, say: (status: string) => merchant.call('POST', `/orders/${number}/status`, { status }) };
}
const mails = () => backend.db.selectFrom('mails').select(['template', 'text']).orderBy('id').execute();
const NAMES_DAYS = 'Očekivana dostava';

describe('an order that staff confirm', () => {
	it('names no days before, and then those that are possible from there, also in the mail', async () => {
		const { shown, say } = await place('awaiting_confirmation', 'cash_on_delivery');
		expect(await shown()).toEqual(NONE);
		expect((await say('accepted')).status).toBe(200);
		const { from, to } = await shown();
		expect(from >= TODAY && to >= from).toBe(true);
		expect(await mails()).toMatchObject([{ template: 'order_confirmed', text: expect.stringContaining(NAMES_DAYS) }]);
	});

	it('keeps a later day that the shopper chose', async () => {
		const { shown, say } = await place('awaiting_confirmation', 'cash_on_delivery', ['2099-12-01', '2099-12-01']);
		await say('accepted');
		expect(await shown()).toEqual({ from: '2099-12-01', to: '2099-12-01' });
	});

	it('that is paid by transfer names no days in the mail before its money arrived', async () => {
		const { shown, say } = await place('awaiting_confirmation', 'bank_transfer');
		await say('accepted');
		expect(await shown()).toEqual(NONE);
		expect((await mails())[0]?.text).not.toContain(NAMES_DAYS);
	});
});

describe('an order whose money comes late', () => {
	const pay = async (number: string) => {
		const { totals } = (await merchant.call('GET', `/orders/${number}`)).body;
		return merchant.call('POST', `/orders/${number}/transfer`, { amount: totals.total, received_on: TODAY });
	};

	it('names the days that are possible from there, also in the mail', async () => {
		const { number, shown } = await place('awaiting_payment', 'bank_transfer');
		expect((await pay(number)).status).toBe(200);
		const { from } = await shown();
		expect(from >= TODAY).toBe(true);
		expect(await mails()).toMatchObject([{ template: 'order_paid', text: expect.stringContaining(NAMES_DAYS) }]);
	});

	it('and whose goods lack names no days, until it is packed', async () => {
		const { id, number, shown, say } = await place('awaiting_payment', 'bank_transfer', ['2099-12-01', '2099-12-02']);
		await backend.db.updateTable('orders').set({ reserved: false }).where('id', '=', id).execute();
		await merchant.call('PUT', '/products/MON-1/stock', { quantity: 0 });
		await pay(number);
		expect(await shown()).toEqual(NONE);
		expect(await mails()).toMatchObject([{ template: 'order_paid_lacking', text: expect.not.stringContaining(NAMES_DAYS) }]);
		await merchant.call('PUT', '/products/MON-1/stock', { quantity: 5 });
		expect((await say('preparing')).status).toBe(200);
		const { from } = await shown();
		expect(from >= TODAY && from < '2099').toBe(true);
		expect((await mails())[1]).toMatchObject({ template: 'order_paid', text: expect.stringContaining(NAMES_DAYS) });
	});
});

it('goods that are added later postpone the days of the order to those that are possible then', async () => {
	const { number, shown } = await place('received', 'cash_on_delivery');
	const goods = [{ sku: 'MON-1', quantity: 1 }];
	const preview = await merchant.call('POST', `/orders/${number}/goods-preview`, { goods });
	expect((await merchant.call('POST', `/orders/${number}/goods`, { goods, total: preview.body.total.after })).status).toBe(200);
	const { from } = await shown();
	expect(from >= TODAY).toBe(true);
	expect((await mails())[0]).toMatchObject({ template: 'order_goods_added', text: expect.stringContaining(NAMES_DAYS) });
});
