import { MOST_CART_LINES } from '@titraj/contract/cart.ts';
import { describe, expect, test } from 'vitest';
import { openJar } from '#tests/support/browser-jar.ts';
import { guestForEachTest } from '#tests/support/guest-for-each-test.ts';
import { CABLE, type Guest, type PayingShop } from '#tests/support/paying-shop.ts';

let shop: PayingShop;
let guest: Guest;
guestForEachTest((...opened) => {
	[shop, guest] = opened;
});

describe('an order that is not possible', () => {
	test('gets the reason, with the current cart, and leads to the failed-order page', async () => {
		await guest.fill();
		const body = await guest.toOrder();
		await guest.add(CABLE, 1);
		const before = await shop.countOrders();
		const { success, label_name, data } = await guest.post(body);
		expect([success, label_name]).toEqual([false, 'error_order_changed']);
		expect(data?.next).toEqual({ kind: 'failed_order', url: '/webshop/neuspjela-narudzba/?error=error_order_changed' });
		expect(data?.changes).toMatchObject([{ label_name: 'changed_quantity' }]);
		expect(data?.cart?.parcels[0]?.items[0]?.qty).toBe(2);
		expect(await shop.countOrders()).toBe(before);
	});

	test.each([
		['of an empty cart', async () => ({ idempotency_key: 'a-key-of-sixteen-1', version: 0, total: 0, lines: [], accept_terms: true }), 'error_cart_empty'],
		[
			'without the terms',
			async () => {
				await guest.fill();
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

describe('the body of an order', () => {
	/** The longest line of the contract, for any kind of backend codes. */
	const line = { shopping_cart_code: 'x'.repeat(100), qty: 99_999.999, unit_price: 9_999_999.99 };
	const lines = (count: number) => Array.from({ length: count }, () => line);

	test('of a full cart is read, with the longest possible lines and note', async () => {
		await guest.fill();
		const body = { ...(await guest.toOrder()), lines: lines(MOST_CART_LINES), note: '€'.repeat(1000) };
		expect(await guest.post(body)).toMatchObject({ success: false, label_name: 'error_order_changed' });
	});

	test('with more lines than a cart can have is refused', async () => {
		await guest.fill();
		const body = { ...(await guest.toOrder()), lines: lines(MOST_CART_LINES + 1) };
		expect((await guest.jar.send('POST', '/api/hapi/webshop/order', body)).status).toBe(422);
	});
});

describe('an order is accepted', () => {
	test.each([
		['another site', { origin: 'https://drugdje.example', 'sec-fetch-site': 'cross-site' }, 403],
		['a form', { 'content-type': 'text/plain' }, 415],
	])('not %s', async (_title, headers, status) => {
		await guest.fill();
		const before = await shop.countOrders();
		expect((await guest.jar.send('POST', '/api/hapi/webshop/order', await guest.toOrder(), headers)).status).toBe(status);
		expect(await shop.countOrders()).toBe(before);
	});

	test('not without a session, nor with an invalid body', async () => {
		await guest.fill();
		const body = await guest.toOrder();
		expect((await openJar(shop.url).send('POST', '/api/hapi/webshop/order', body)).status).toBe(401);
		expect((await guest.jar.send('POST', '/api/hapi/webshop/order', { ...body, lines: 'all' })).status).toBe(422);
	});

	test('not without limit', async () => {
		const body = { idempotency_key: 'a-key-of-sixteen-2', version: 0, total: 0, lines: [], accept_terms: true };
		const statuses: number[] = [];
		for (let attempt = 0; attempt < 21; attempt++) statuses.push((await guest.jar.send('POST', '/api/hapi/webshop/order', body)).status);
		expect([statuses.slice(0, 20).every((status) => status === 200), statuses[20]]).toEqual([true, 429]);
	});

	test('with the shop’s return page for the provider, whatever the browser sends', async () => {
		await guest.fill('card');
		const { data } = await guest.post({ ...(await guest.toOrder()), return_url: 'https://zlo.example/', callback_url: 'https://zlo.example/' });
		const { data: paid } = await guest.pay({ order_identificator: data?.order_identificator ?? '', return_url: 'https://zlo.example/' });
		const urls = (paid?.form?.fields ?? []).filter(({ name }) => name.endsWith('_url')).map(({ value }) => value);
		expect(urls).toEqual([`${shop.url}/api/hapi/webshop/payment-return/bank`, `${shop.url}/api/hapi/webshop/payment-callback/bank`]);
	});
});
