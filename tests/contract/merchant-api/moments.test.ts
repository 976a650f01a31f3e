import { expect, it } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';

let merchant: MerchantClient;
merchantForAllTests((_started, client) => {
	merchant = client;
});

const NEVER = '2026-12-06T25:00:00Z';

it.each<[string, 'POST' | 'PUT', string, object]>([
	['page', 'PUT', '/pages/1', { state: 'scheduled', publish_at: NEVER }],
	['post', 'PUT', '/posts/1', { state: 'scheduled', publish_at: NEVER }],
	['campaign', 'POST', '/campaigns', { title: 'x', percent: 5, price: null, everything: true, categories: [], products: [], starts_at: NEVER, ends_at: NEVER }],
	['coupon', 'PUT', '/coupons/X1', { title: 'x', percent: 5, valid_to: NEVER }],
])('a time that does not exist is refused for a %s', async (_kind, method, path, body) => {
	expect((await merchant.call(method, path, body)).status).toBe(400);
});

it.each(['/products?updated_since=', '/campaigns?from=', '/campaigns?to='])('%s and a time that does not exist is refused', async (path) => {
	expect((await merchant.call('GET', path + NEVER)).status).toBe(400);
	expect((await merchant.call('GET', `${path}2026-02-30T00:00:00Z`)).status).toBe(400);
	expect((await merchant.call('GET', `${path}2026-02-28T24:00:00Z`)).status).toBe(200);
});
