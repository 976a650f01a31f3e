import { cancelUnpaid } from '@titraj/backend/orders/life-cycle/cancel-unpaid.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { OpenOrderAnswer } from '@titraj/contract/order-calls.ts';
import { PaymentMethodsAnswer } from '@titraj/contract/payment-methods.ts';
import { PickupLocationsAnswer } from '@titraj/contract/shipping.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lastMailTo } from '#tests/support/account-steps.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { insertCoupons } from '#tests/support/insert-coupons.ts';
import { type Shopper, shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const CABLE = 21;
const CODE = 'SVE';
const WAYS = ['card', 'wallet', 'card_direct', 'card_form', 'bank_transfer', 'pay_in_store'] as const;
const config = readConfig({ jwtSecret: 'test', dataDir: null, databaseUrl: null, siteUrl: 'https://titraj.example' });
const pages = { return_url: 'https://titraj.example/return', callback_url: 'https://titraj.example/callback' };

let backend: TestBackend;
let shopper: Shopper;
beforeAll(async () => {
	backend = await startTestBackend(undefined, { settings: { paymentMethods: WAYS } });
	await backend.db.updateTable('products').set({ quantity: 100 }).where('id', '=', CABLE).execute();
	await insertCoupons(backend.db, { code: CODE, title: 'Sve', percent: 100 });
});
beforeEach(async () => {
	shopper = shopperWith(backend, await backend.newToken());
});
afterAll(() => backend.close());

async function fill(payment: string, email: string) {
	const { data } = expectContract(PickupLocationsAnswer, await shopper.send('_get_hapi_webshop_location', {}));
	await shopper.add(CABLE, 1);
	await shopper.send('_post_hapi_webshop_coupon', { code: CODE });
	await shopper.choose({ email, payment, shipping: { parcel_id: 1, shipping_code: 'pickup', location_id: data?.items[0]?.id ?? 0 } });
}
const open = async (order_identificator: string) =>
	expectContract(OpenOrderAnswer, await shopper.send('_get_hapi_webshop_order', { order_identificator, new_payment: 1 })).data;

describe('an order that costs nothing', () => {
	it.each(WAYS)('is received immediately, with any payment method: %s', async (payment) => {
		const email = `dar-${payment.replace('_', '-')}@titraj.example`;
		await fill(payment, email);
		const { success, data } = await shopper.order({ ...(await shopper.toOrder()), ...pages });
		expect([success, data?.order?.payment_type, data?.redirect_url_on_created]).toEqual([true, null, null]);
		const { order_identificator = '' } = data?.order ?? {};
		const received = { status: 'received', payment: { status: 'approved', payment_type: null, may_retry: false }, payment_methods: [] };
		expect(await open(order_identificator)).toMatchObject({ ...received, total: { total: 0 } });
		expect(await shopper.send('_get_hapi_webshop_payment_transfer', { order_identificator })).toMatchObject({ label_name: 'error_payment_transfer' });
		for (const again of [{}, { new_payment: 1, payment_code: 'card' }])
			expect(await shopper.send('_get_hapi_webshop_create_payment', { order_identificator, ...again, ...pages })).toMatchObject({
				label_name: 'error_payment_done',
			});
		expect((await lastMailTo(backend, email)).text).not.toMatch(/print-payment-transfer|novo-placanje/);
		expect(await cancelUnpaid(backend.db, config, new Date(Date.now() + 30 * 24 * 3_600_000))).toBe(0);
		expect(await open(order_identificator)).toMatchObject(received);
	});

	it('mentions neither payment nor a payment slip', async () => {
		await fill('card', 'nacini@titraj.example');
		const { data } = expectContract(PaymentMethodsAnswer, await shopper.send('_get_hapi_webshop_payment', {}));
		expect(data?.items.map(({ description, is_available }) => [description, is_available])).toEqual(WAYS.map(() => [null, true]));
	});
});
