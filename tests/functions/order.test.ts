import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openJar } from '#tests/support/browser-jar.ts';
import { openGuest, startPayingShop } from '#tests/support/paying-shop.ts';

let shop: Awaited<ReturnType<typeof startPayingShop>>;
let guest: Awaited<ReturnType<typeof openGuest>>;
beforeAll(async () => {
	shop = await startPayingShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
	shop.alter(() => undefined);
	await shop.db.updateTable('products').set({ quantity: 1000 }).where('id', '=', 21).execute();
	guest = await openGuest(shop.url);
});
afterEach(() => vi.restoreAllMocks());

const CABLE = 21;
const countOrders = async () =>
	Number(
		(
			await shop.db
				.selectFrom('orders')
				.select((eb) => eb.fn.countAll<number>().as('n'))
				.executeTakeFirstOrThrow()
		).n,
	);
const fill = async (payment = 'cash_on_delivery') => {
	await guest.add(CABLE, 1);
	await guest.choose({ payment });
};
const listen = () => {
	const lines: string[] = [];
	vi.spyOn(console, 'error').mockImplementation((...words) => void lines.push(words.join(' ')));
	return lines;
};

describe('an order that stands leads on by its payment', () => {
	test.each([
		['cash_on_delivery', 'thank_you', /^\/webshop\/hvala\/\?order_identificator=\d+-[\w-]+$/],
		['bank_transfer', 'thank_you', /^\/webshop\/hvala\/\?order_identificator=\d+-[\w-]+$/],
		['card', 'payment_form', /\?order_identificator=\d+-[\w-]+$/],
		['wallet', 'external', /^http:\/\/127\.0\.0\.1:\d+\/bank\/pay\?/],
		['card_direct', 'external', /^http:\/\/127\.0\.0\.1:\d+\/bank\/pay\?/],
		['card_form', 'payment_create', /\?order_identificator=\d+-[\w-]+$/],
	])('%s: %s', async (payment, kind, url) => {
		await fill(payment);
		const { success, data } = await guest.post();
		expect([success, data?.next.kind]).toEqual([true, kind]);
		expect(data?.next.url).toMatch(url);
		expect(data?.cart?.parcels).toEqual([]);
		expect(await guest.open(data?.order_identificator ?? '')).toMatchObject({ number: data?.number, payment: { code: payment } });
	});

	test('the header’s count is that of the emptied cart', async () => {
		await fill();
		const before = guest.jar.cookies.get('shop_state');
		await guest.post();
		expect(guest.jar.cookies.get('shop_state')).not.toBe(before);
	});
});

describe('an order that cannot be', () => {
	test('says why, with the cart as it is now, and leads to the failed-order page', async () => {
		await fill();
		const body = await guest.toOrder();
		await guest.add(CABLE, 1);
		const before = await countOrders();
		const { success, label_name, data } = await guest.post(body);
		expect([success, label_name]).toEqual([false, 'error_order_changed']);
		expect(data?.next).toEqual({ kind: 'failed_order', url: '/webshop/neuspjela-narudzba/?error=error_order_changed' });
		expect(data?.changes).toMatchObject([{ label_name: 'changed_quantity' }]);
		expect(data?.cart?.parcels[0]?.items[0]?.qty).toBe(2);
		expect(await countOrders()).toBe(before);
	});

	test.each([
		['of an empty cart', async () => ({ idempotency_key: 'a-key-of-sixteen-1', version: 0, total: 0, lines: [], accept_terms: true }), 'error_cart_empty'],
		[
			'without the terms',
			async () => {
				await fill();
				return { ...(await guest.toOrder()), accept_terms: false };
			},
			'error_order_terms',
		],
	])('%s is refused', async (_title, make, label) => {
		expect(await guest.post(await make())).toMatchObject({
			success: false,
			label_name: label,
			data: { next: { kind: 'failed_order' }, order_identificator: null },
		});
	});
});

describe('one order, however often it is sent', () => {
	const same = (outcomes: Awaited<ReturnType<typeof guest.post>>[]) => new Set(outcomes.map(({ data }) => data?.order_identificator));

	test('a double click, and the same key later', async () => {
		await fill();
		const body = await guest.toOrder();
		const before = await countOrders();
		const outcomes = [...(await Promise.all([guest.post(body), guest.post(body), guest.post(body)])), await guest.post(body)];
		expect(same(outcomes).size).toBe(1);
		expect(outcomes.every(({ success, data }) => success && data?.next.kind === 'thank_you')).toBe(true);
		expect(await countOrders()).toBe(before + 1);
	});

	test('two tabs that show the same cart', async () => {
		await fill();
		const bodies = [await guest.toOrder(), await guest.toOrder()];
		expect(bodies[0]?.idempotency_key).not.toBe(bodies[1]?.idempotency_key);
		expect(same(await Promise.all(bodies.map((body) => guest.post(body)))).size).toBe(1);
	});

	test('a lost connection: the function asks once more', async () => {
		await fill();
		let cuts = 0;
		shop.alter((path) => (path.includes('/webshop/order/') && cuts++ === 0 ? 'cut' : undefined));
		const before = await countOrders();
		expect((await guest.post()).success).toBe(true);
		expect([cuts, await countOrders()]).toEqual([2, before + 1]);
	});

	test('an answer that was lost for good: pressing again finds the order', async () => {
		listen();
		await fill();
		const body = await guest.toOrder();
		shop.alter((path) => (path.includes('/webshop/order/') ? { status: 500 } : undefined));
		expect((await guest.jar.send('POST', '/api/hapi/webshop/order', body)).status).toBe(502);
		const placed = await countOrders();
		shop.alter(() => undefined);
		expect((await guest.post(body)).success).toBe(true);
		expect(await countOrders()).toBe(placed);
	});

	test('somebody else’s key is refused', async () => {
		await fill();
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

describe('a payment that cannot be opened leaves the order standing, and leads to the new-payment page', () => {
	const toNew = { success: true, data: { next: { kind: 'new_payment' } } };
	const spoilPayment = (change: (data: object) => object) =>
		shop.alter((path) =>
			path.includes('/create-payment/') ? { change: (body) => ({ success: true, data: change((body as { data: object }).data) }) } : undefined,
		);

	test('no answer', async () => {
		listen();
		await fill('card');
		shop.alter((path) => (path.includes('/create-payment/') ? 'cut' : undefined));
		expect(await guest.post()).toMatchObject(toNew);
	});

	test('error_empty_payment_form', async () => {
		await fill('card');
		shop.alter((path) => (path.includes('/create-payment/') ? { change: () => ({ success: false, label_name: 'error_empty_payment_form' }) } : undefined));
		const { data } = await guest.post();
		expect(data?.next.url).toMatch(/^\/webshop\/novo-placanje\/\?order_identificator=\d+-[\w-]+&error=error_empty_payment_form$/);
	});

	test.each([
		[
			'a form to a host that is not configured',
			{ hidden_form: '<form method="post" action="https://zlo.example/"><input type="hidden" name="a" value="b"></form>' },
		],
		['an address of such a host', { hidden_form: null, redirect_url: 'https://zlo.example/pay' }],
		['an address that is a script', { hidden_form: null, redirect_url: 'javascript:alert(1)' }],
		['HTML that is no form', { hidden_form: '<script>alert(1)</script>' }],
	])('%s; it is logged', async (_title, change) => {
		const lines = listen();
		await fill('card');
		spoilPayment((data) => ({ ...data, ...change }));
		expect(await guest.post()).toMatchObject(toNew);
		expect(lines.join('\n')).toContain('PAYMENT_HOSTS');
	});

	test('a direct card payment without redirect_url_on_created; it is logged', async () => {
		const lines = listen();
		await fill('card_direct');
		shop.alter((path) =>
			path.includes('/webshop/order/')
				? { change: (body) => ({ success: true, data: { ...(body as { data: object }).data, redirect_url_on_created: null } }) }
				: undefined,
		);
		expect(await guest.post()).toMatchObject(toNew);
		expect(lines.join('\n')).toContain('redirect_url_on_created');
	});
});

describe('who may order', () => {
	test.each([
		['another site', { origin: 'https://drugdje.example', 'sec-fetch-site': 'cross-site' }, 403],
		['a form', { 'content-type': 'text/plain' }, 415],
	])('not %s', async (_title, headers, status) => {
		await fill();
		const before = await countOrders();
		expect((await guest.jar.send('POST', '/api/hapi/webshop/order', await guest.toOrder(), headers)).status).toBe(status);
		expect(await countOrders()).toBe(before);
	});

	test('not without a session, nor with what is no order', async () => {
		await fill();
		const body = await guest.toOrder();
		expect((await openJar(shop.url).send('POST', '/api/hapi/webshop/order', body)).status).toBe(401);
		expect((await guest.jar.send('POST', '/api/hapi/webshop/order', { ...body, lines: 'all' })).status).toBe(422);
	});

	test('not without end', async () => {
		const body = { idempotency_key: 'a-key-of-sixteen-2', version: 0, total: 0, lines: [], accept_terms: true };
		const statuses: number[] = [];
		for (let attempt = 0; attempt < 21; attempt++) statuses.push((await guest.jar.send('POST', '/api/hapi/webshop/order', body)).status);
		expect([statuses.slice(0, 20).every((status) => status === 200), statuses[20]]).toEqual([true, 429]);
	});

	test('the page that a provider comes back to is the shop’s, whatever the browser says', async () => {
		await fill('card');
		const { data } = await guest.post({ ...(await guest.toOrder()), return_url: 'https://zlo.example/', callback_url: 'https://zlo.example/' });
		const { data: paid } = await guest.pay({ order_identificator: data?.order_identificator ?? '', return_url: 'https://zlo.example/' });
		const urls = (paid?.form?.fields ?? []).filter(({ name }) => name.endsWith('_url')).map(({ value }) => value);
		expect(urls).toEqual([`${shop.url}/api/hapi/webshop/payment-return/bank`, `${shop.url}/api/hapi/webshop/payment-callback/bank`]);
	});
});

test('an order is read at the same address, with its code alone', async () => {
	const { identificator } = await guest.buy('cash_on_delivery');
	expect((await guest.jar.get('/api/hapi/webshop/order')).status).toBe(422);
	expect((await guest.jar.get(`/api/hapi/webshop/order?order_identificator=${identificator}x`)).status).toBe(404);
	expect(await guest.open(identificator)).toMatchObject({ order_identificator: identificator });
	expect((await guest.jar.send('DELETE', '/api/hapi/webshop/order', {})).status).toBe(405);
});
