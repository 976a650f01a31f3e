import { describe, expect, test } from 'vitest';
import { guestForEachTest } from '#tests/support/guest-for-each-test.ts';
import { insertCoupons } from '#tests/support/insert-coupons.ts';
import { listenToErrors } from '#tests/support/listen-to-errors.ts';
import { CABLE, type Guest, openGuest, type PayingShop } from '#tests/support/paying-shop.ts';

let shop: PayingShop;
let guest: Guest;
guestForEachTest((...opened) => {
	[shop, guest] = opened;
});

describe('a placed order leads to its payment', () => {
	test.each([
		['cash_on_delivery', 'thank_you', /^\/webshop\/hvala\/\?order_identificator=\d+-[\w-]+$/],
		['bank_transfer', 'thank_you', /^\/webshop\/hvala\/\?order_identificator=\d+-[\w-]+$/],
		['card', 'payment_form', /\?order_identificator=\d+-[\w-]+$/],
		['wallet', 'external', /^http:\/\/127\.0\.0\.1:\d+\/bank\/pay\?/],
		['card_direct', 'external', /^http:\/\/127\.0\.0\.1:\d+\/bank\/pay\?/],
		['card_form', 'payment_create', /\?order_identificator=\d+-[\w-]+$/],
	])('%s: %s', async (payment, kind, url) => {
		await guest.fill(payment);
		const { success, data } = await guest.post();
		expect([success, data?.next.kind]).toEqual([true, kind]);
		expect(data?.next.url).toMatch(url);
		expect(data?.cart?.parcels).toEqual([]);
		expect(await guest.open(data?.order_identificator ?? '')).toMatchObject({ number: data?.number, payment: { code: payment } });
	});

	test.each(['card', 'wallet', 'card_direct', 'card_form', 'bank_transfer'])('%s, if nothing is due: thank_you', async (payment) => {
		await insertCoupons(shop.db, { code: 'SVE', title: 'Sve', percent: 100 });
		const { id = 0 } = (await shop.db.selectFrom('stores').select('id').where('code', '=', 'zg').executeTakeFirst()) ?? {};
		await guest.add(CABLE, 1);
		await guest.send('_post_hapi_webshop_coupon', { code: 'SVE' });
		const shipping = { parcel_id: 1, shipping_code: 'pickup', location_id: id };
		await guest.choose({ payment, shipping, email: `dar-${payment.replace('_', '-')}@titraj.example` });
		expect(await guest.post()).toMatchObject({ success: true, data: { next: { kind: 'thank_you' } } });
	});

	test('the header’s count is that of the emptied cart', async () => {
		await guest.fill();
		const before = guest.jar.cookies.get('shop_state');
		await guest.post();
		expect(guest.jar.cookies.get('shop_state')).not.toBe(before);
	});
});

describe('one order, however often it is sent', () => {
	const same = (outcomes: Awaited<ReturnType<typeof guest.post>>[]) => new Set(outcomes.map(({ data }) => data?.order_identificator));

	test('a double click, and the same key later', async () => {
		await guest.fill();
		const body = await guest.toOrder();
		const before = await shop.countOrders();
		const outcomes = [...(await Promise.all([guest.post(body), guest.post(body), guest.post(body)])), await guest.post(body)];
		expect(same(outcomes).size).toBe(1);
		expect(outcomes.every(({ success, data }) => success && data?.next.kind === 'thank_you')).toBe(true);
		expect(await shop.countOrders()).toBe(before + 1);
	});

	test('two tabs that show the same cart', async () => {
		await guest.fill();
		const bodies = [await guest.toOrder(), await guest.toOrder()];
		expect(bodies[0]?.idempotency_key).not.toBe(bodies[1]?.idempotency_key);
		expect(same(await Promise.all(bodies.map((body) => guest.post(body)))).size).toBe(1);
	});

	test('a lost connection: the function retries once', async () => {
		await guest.fill();
		let cuts = 0;
		shop.alter((path) => (path.includes('/webshop/order/') && cuts++ === 0 ? 'cut' : undefined));
		const before = await shop.countOrders();
		expect((await guest.post()).success).toBe(true);
		expect([cuts, await shop.countOrders()]).toEqual([2, before + 1]);
	});

	test('a response that is lost for good: the order is found by its key', async () => {
		await guest.fill();
		const before = await shop.countOrders();
		shop.alter((path) => (path.includes('/webshop/order/') ? { status: 500 } : undefined));
		expect(await guest.post()).toMatchObject({ success: true, data: { next: { kind: 'thank_you' } } });
		expect(await shop.countOrders()).toBe(before + 1);
	});

	test('another shopper’s key is refused', async () => {
		await guest.fill();
		const body = await guest.toOrder();
		await guest.post(body);
		const other = await openGuest(shop.url);
		await other.add(CABLE, 1);
		await other.choose();
		expect(await other.post({ ...(await other.toOrder()), idempotency_key: body.idempotency_key })).toMatchObject({
			success: false,
			label_name: 'error_order_key',
		});
	});
});

describe('a payment that cannot be opened keeps the order, and leads to the new-payment page', () => {
	const toNew = { success: true, data: { next: { kind: 'new_payment' } } };
	const spoilPayment = (change: (data: object) => object) =>
		shop.alter((path) =>
			path.includes('/create-payment/') ? { change: (body) => ({ success: true, data: change((body as { data: object }).data) }) } : undefined,
		);

	test('no response', async () => {
		listenToErrors();
		await guest.fill('card');
		shop.alter((path) => (path.includes('/create-payment/') ? 'cut' : undefined));
		expect(await guest.post()).toMatchObject(toNew);
	});

	test('error_empty_payment_form', async () => {
		await guest.fill('card');
		shop.alter((path) => (path.includes('/create-payment/') ? { change: () => ({ success: false, label_name: 'error_empty_payment_form' }) } : undefined));
		const { data } = await guest.post();
		expect(data?.next.url).toMatch(/^\/webshop\/novo-placanje\/\?order_identificator=\d+-[\w-]+&error=error_empty_payment_form$/);
	});

	test.each([
		[
			'a form to a host that is not configured',
			{ hidden_form: '<form method="post" action="https://zlo.example/"><input type="hidden" name="a" value="b"></form>' },
		],
		['an address of an unconfigured host', { hidden_form: null, redirect_url: 'https://zlo.example/pay' }],
		['a script as an address', { hidden_form: null, redirect_url: 'javascript:alert(1)' }],
		['HTML without a form', { hidden_form: '<script>alert(1)</script>' }],
	])('%s; it is logged', async (_title, change) => {
		const lines = listenToErrors();
		await guest.fill('card');
		spoilPayment((data) => ({ ...data, ...change }));
		expect(await guest.post()).toMatchObject(toNew);
		expect(lines.join('\n')).toContain('PAYMENT_HOSTS');
	});

	test.each([
		['without redirect_url_on_created', null, 'the backend gave no redirect_url_on_created'],
		[
			'whose redirect_url_on_created has an unconfigured host',
			'https://zlo.example/pay?kupac=ana',
			'redirect_url_on_created leads to https://zlo.example, which is no host of PAYMENT_HOSTS',
		],
		['whose redirect_url_on_created is a script', 'javascript:alert(1)', 'redirect_url_on_created leads to null, which is no host of PAYMENT_HOSTS'],
	])('a direct card payment %s; the log says which', async (_title, redirect_url_on_created, said) => {
		const lines = listenToErrors();
		await guest.fill('card_direct');
		shop.alter((path) =>
			path.includes('/webshop/order/')
				? { change: (body) => ({ success: true, data: { ...(body as { data: object }).data, redirect_url_on_created } }) }
				: undefined,
		);
		expect(await guest.post()).toMatchObject(toNew);
		expect(lines.join('\n')).toContain(said);
		expect(lines.join('\n').includes('the backend gave no')).toBe(redirect_url_on_created === null);
	});
});

test('an order is read at the same address, only with its code', async () => {
	const { identificator } = await guest.buy('cash_on_delivery');
	expect((await guest.jar.get('/api/hapi/webshop/order')).status).toBe(422);
	expect((await guest.jar.get(`/api/hapi/webshop/order?order_identificator=${identificator}x`)).status).toBe(404);
	expect(await guest.open(identificator)).toMatchObject({ order_identificator: identificator });
	expect((await guest.jar.send('DELETE', '/api/hapi/webshop/order', {})).status).toBe(405);
});
