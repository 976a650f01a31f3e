import { Agent } from 'node:http';
import { type RunningBackend, startBackend } from '@titraj/backend/start-backend.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureInMemory } from '#tests/support/fixture-start.ts';
import { flood } from '#tests/support/flood.ts';
import { isNightly } from '#tests/support/nightly.ts';
import { type BuiltShop, startShopProcess } from '#tests/support/shop-process.ts';

let backend: RunningBackend;
let shop: BuiltShop;

beforeAll(async () => {
	backend = await startBackend(await fixtureInMemory());
	const settings = { BACKEND_URL: backend.url, LOG_LEVEL: 'silent', NODE_OPTIONS: '--max-old-space-size=160' };
	shop = await startShopProcess('tests/support/run-served-shop.ts', settings);
});
afterAll(async () => {
	await shop.close();
	await backend.close();
});

/** The maximum length of a request line. */
const filler = 'x'.repeat(12_000);

// At night, beside the other measurements of memory: its 700 calls take half a minute of a processor.
test.runIf(isNightly)('a shop with 160 MB keeps responding during a flood of unique addresses of pages and of the proxy', { timeout: 300_000 }, async () => {
	using agent = Object.assign(new Agent({ keepAlive: true, maxSockets: 8 }), { [Symbol.dispose]: () => agent.destroy() });
	const ask = (paths: readonly string[]) => flood(shop.url, agent, paths);
	const many = (count: number, toPath: (nth: number) => string) => Array.from({ length: count }, (_, nth) => toPath(nth));

	expect(await ask(many(300, (nth) => `/trazi/?search_q=rijec${nth}`))).toEqual({ 200: 300 });
	expect(await ask(many(200, (nth) => `/trazi/?a=${nth}${filler}`))).toEqual({ 200: 200 });
	expect(await ask(many(200, (nth) => `/api/nuxtapi/labels?lang=hr&b=${nth}${filler}`))).toEqual({ 200: 200 });
	expect(await ask(['/api/health', '/trazi/', '/api/nuxtapi/labels?lang=hr'])).toEqual({ 200: 3 });
});
