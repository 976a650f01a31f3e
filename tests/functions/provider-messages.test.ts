import { definePaymentProvider, notOffered } from '@titraj/contract/shop/define-payment-provider.ts';
import { defineShop } from '@titraj/contract/shop/define-shop.ts';
import { bodyText, type ProviderMessage } from '@titraj/contract/shop/provider-message.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PayingShop, startPayingShop } from '#tests/support/paying-shop.ts';

const received: ProviderMessage[] = [];
const keep = async (message: ProviderMessage) => {
	received.push(message);
	return null;
};
/** A merchant's provider that keeps what it gets. */
const listener = definePaymentProvider({
	code: 'listener',
	refersTo: 'attempt',
	settings: {},
	connect: () => ({
		hosts: [],
		open: async () => ({ hiddenForm: null, redirectUrl: null }),
		handleReturn: keep,
		parseWebhook: async (message) => (message.query === 'nothing' ? [] : keep(message)),
		status: async () => null,
		capture: () => notOffered('capture'),
		cancel: () => notOffered('cancel'),
		refund: () => notOffered('refund'),
	}),
});

let shop: PayingShop;
beforeAll(async () => {
	shop = await startPayingShop({ shop: defineShop({ payments: [listener] }) });
});
afterAll(() => shop.close());

const EVENT = { id: 'evt_1', type: 'checkout.session.completed', data: { object: { id: 'cs_1', amount_total: 1999, metadata: { note: 'šđč' } } } };

test('a payment provider gets the bytes, headers and query of its webhook unchanged', async () => {
	const body = `${JSON.stringify(EVENT, null, '  ')}\n`;
	const response = await fetch(`${shop.url}/api/hapi/webshop/payment-callback/listener?a=1&a=2&b=%20`, {
		method: 'POST',
		headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': 't=1,v1=abc', authorization: 'WP3-callback abc', cookie: 'session=1' },
		body,
	});
	expect(response.status).toBe(403);
	const message = received.pop();
	expect(message && bodyText(message)).toBe(body);
	expect(message?.query).toBe('a=1&a=2&b=%20');
	expect(message?.headers).toMatchObject({
		'stripe-signature': 't=1,v1=abc',
		authorization: 'WP3-callback abc',
		'content-type': 'application/json; charset=utf-8',
	});
	expect(message?.headers).not.toHaveProperty('cookie');
});

test('a payment provider gets a body that is no text and no form unchanged', async () => {
	const bytes = new Uint8Array([0, 255, 128, 10, 13]);
	await fetch(`${shop.url}/api/hapi/webshop/payment-callback/listener`, {
		method: 'POST',
		headers: { 'content-type': 'application/octet-stream' },
		body: bytes,
	});
	expect([...(received.pop()?.body ?? [])]).toEqual([...bytes]);
});

test('a payment provider gets a webhook of 200 KB, and none of 300 KB', async () => {
	const send = async (size: number) =>
		(
			await fetch(`${shop.url}/api/hapi/webshop/payment-callback/listener`, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({ a: 'x'.repeat(size) }),
			})
		).status;
	expect([await send(200_000), received.pop()?.body.byteLength, await send(300_000), received.length]).toEqual([403, 200_008, 400, 0]);
});

test('a return by GET reaches the provider with its query', async () => {
	await fetch(`${shop.url}/api/hapi/webshop/payment-return/listener?session_id=cs_1`, { redirect: 'manual' });
	expect(received.pop()).toMatchObject({ method: 'GET', query: 'session_id=cs_1', address: `${shop.url}/api/hapi/webshop/payment-return/listener` });
});

test('a webhook that is about no payment of the shop is accepted', async () => {
	const response = await fetch(`${shop.url}/api/hapi/webshop/payment-callback/listener?nothing`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: '{}',
	});
	expect([response.status, await response.json()]).toEqual([200, { success: true }]);
});
