import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openJar } from '#tests/support/browser-jar.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

let shop: RunningShop;
beforeAll(async () => {
	vi.stubEnv('TOKEN_CALLS_PER_MINUTE', '7');
	shop = await startShop({ trustedProxies: 1 });
});
afterAll(async () => {
	vi.unstubAllEnvs();
	await shop.close();
});

test('an address that requests unlimited sessions has to wait; others are served', async () => {
	const ask = (address: string) => openJar(shop.url).get('/api/nuxtapi/token?regenerate=1', { 'x-forwarded-for': address });
	const answers = [];
	for (let turn = 0; turn < 9; turn++) answers.push(await ask('192.0.2.7'));
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200, 429, 429]);
	expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
	expect((await ask('192.0.2.8')).status).toBe(200);
});

test('an address that signs out without limit has to wait, since each sign-out creates a session', async () => {
	const jar = openJar(shop.url);
	const from = { 'x-forwarded-for': '192.0.2.9' };
	await jar.get('/api/nuxtapi/token?regenerate=1', from);
	const statuses = [];
	for (let turn = 0; turn < 8; turn++) statuses.push((await jar.send('POST', '/api/hapi/auth/logout', {}, from)).status);
	expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
});
