import { afterAll, beforeAll, expect, test } from 'vitest';
import { openJar } from '#tests/support/browser-jar.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

let shop: RunningShop;
beforeAll(async () => {
	shop = await startShop();
});
afterAll(() => shop.close());

const PATH = '/api/vitals';
const GOOD = { screen: 'cms/homepage', device: 'phone', vitals: [{ name: 'LCP', value: 900 }] };

test('a beacon is counted without a session, and sets no cookie', async () => {
	const response = await openJar(shop.url).send('POST', PATH, GOOD);
	expect(response.status).toBe(204);
	expect(response.headers.getSetCookie()).toEqual([]);
});

test.each([
	['of another shape', { screen: 'cms/homepage' }, 422],
	['that is too large', { ...GOOD, more: 'x'.repeat(4000) }, 413],
	['with an impossible value', { ...GOOD, vitals: [{ name: 'LCP', value: 1e9 }] }, 422],
])('a beacon %s is refused', async (_title, body, status) => {
	expect((await openJar(shop.url).send('POST', PATH, body)).status).toBe(status);
});

test('another site cannot send a beacon, and the gateway does not have the call', async () => {
	const foreign = await fetch(shop.url + PATH, {
		method: 'POST',
		headers: { origin: 'https://elsewhere.example', 'content-type': 'application/json' },
		body: JSON.stringify(GOOD),
	});
	expect(foreign.status).toBe(403);
	expect((await openJar(shop.url).send('POST', '/api/hapi/misc/vitals', GOOD)).status).toBe(404);
});

test('beacons of one address are limited per minute', async () => {
	const jar = openJar(shop.url);
	const statuses = await Promise.all(Array.from({ length: 60 }, () => jar.send('POST', PATH, GOOD).then(({ status }) => status)));
	expect(statuses).toContain(429);
});
