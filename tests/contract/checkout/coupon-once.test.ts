import { cancelUnpaid } from '@titraj/backend/orders/life-cycle/cancel-unpaid.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { CartAnswer } from '@titraj/contract/cart.ts';
import { MyCouponsAnswer } from '@titraj/contract/coupons.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logIn, newCustomer } from '#tests/support/account-steps.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { insertCoupons } from '#tests/support/insert-coupons.ts';
import { shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const CABLE = 21;
const CODE = 'JEDNOM';
const config = readConfig({ jwtSecret: 'test', dataDir: null, databaseUrl: null, siteUrl: 'https://titraj.example' });

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
	await insertCoupons(backend.db, { code: CODE, title: '5 €', amount_cents: 500 });
});
beforeEach(async () => {
	await backend.db.updateTable('products').set({ quantity: 100 }).where('id', '=', CABLE).execute();
});
afterAll(() => backend.close());

/** A shopper with a cable and the coupon in the cart, ready to order. */
async function ready(email: string, { as, payment = 'cash_on_delivery' }: { as?: string; payment?: string } = {}) {
	const shopper = shopperWith(backend, as ?? (await backend.newToken()));
	await shopper.add(CABLE, 1);
	const added = expectContract(CartAnswer, await shopper.send('_post_hapi_webshop_coupon', { code: CODE }));
	await shopper.choose({ email, payment });
	return { ...shopper, added };
}
const uses = async () => (await backend.db.selectFrom('coupons').select('uses').where('code', '=', CODE).executeTakeFirstOrThrow()).uses;
const refused = { success: false, label_name: 'error_order_changed', data: { order: null } };

describe('a coupon counts once per customer', () => {
	it('for a guest, too, in any spelling of the e-mail: the cart is returned without it, and can then be ordered', async () => {
		expect(await (await ready('gost@titraj.example')).order()).toMatchObject({ success: true });
		const before = await uses();
		const again = await ready('Gost@Titraj.example');
		const answer = await again.order();
		expect(answer).toMatchObject(refused);
		expect([answer.data?.cart.total.extraitems, answer.data?.cart.total.total]).toEqual([[], 40.98]);
		expect(await again.order()).toMatchObject({ success: true });
		expect(await uses()).toBe(before);
	});

	it('for a customer who signs out, too', async () => {
		const email = 'odjavljena@titraj.example';
		const token = await newCustomer(backend, email);
		expect(await (await ready(email, { as: token })).order()).toMatchObject({ success: true });
		expect(await (await ready(email)).order()).toMatchObject(refused);
	});

	it('for one of many orders at once', async () => {
		const guests = await Promise.all(Array.from({ length: 4 }, () => ready('usporedno@titraj.example')));
		const bodies = await Promise.all(guests.map((guest) => guest.toOrder()));
		const answers = await Promise.all(guests.map((guest, index) => guest.order(bodies[index])));
		expect(answers.map(({ success }) => success).toSorted()).toEqual([false, false, false, true]);
	});

	it('and again if that order was cancelled', async () => {
		const email = 'otkazana@titraj.example';
		expect(await (await ready(email, { payment: 'card' })).order()).toMatchObject({ success: true });
		expect(await cancelUnpaid(backend.db, config, new Date(Date.now() + 25 * 3_600_000))).toBe(1);
		expect(await (await ready(email)).order()).toMatchObject({ success: true });
	});

	it('and a guest’s use counts for the account that adopts the orders', async () => {
		const email = 'nova@titraj.example';
		expect(await (await ready(email)).order()).toMatchObject({ success: true });
		const token = await newCustomer(backend, email);
		const { data } = expectContract(MyCouponsAnswer, (await backend.call('_get_hapi_auth_coupons', { all: 1 }, token)).body);
		expect(data?.items).toMatchObject([{ code: CODE, status: 'used' }]);
		expect((await ready(email, { as: await logIn(backend, { email }) })).added).toEqual({ success: false, label_name: 'error_coupon_invalid_code' });
	});
});
