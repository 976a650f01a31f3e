import { pathToFileURL } from 'node:url';
import type { RunningBackend } from '@titraj/backend/start-backend.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FunctionHandler } from '#scripts/serve/route-functions.ts';
import { toPageDocument } from '#tests/support/bot-page.ts';
import { buildForNetlify, type NetlifyBuild } from '#tests/support/netlify-build.ts';
import { isNightly } from '#tests/support/nightly.ts';
import { startDemoBackend } from '#tests/support/prerender-setup.ts';

describe.runIf(isNightly)('netlify build --offline', () => {
	let backend: RunningBackend;
	let built: NetlifyBuild;
	beforeAll(async () => {
		backend = await startDemoBackend();
		process.env['BACKEND_URL'] = backend.url;
		built = await buildForNetlify();
	}, 900_000);
	afterAll(() => backend?.close());

	test('netlify build makes functions that answer with a page and a call', async () => {
		const ask = async (name: string, path: string) => {
			const { default: answer }: { default: FunctionHandler } = await import(pathToFileURL(built.mainModuleOf(name)).href);
			return answer(new Request(`http://shop.example${path}`), { ip: '127.0.0.1' });
		};
		const page = await ask('page', '/kontakt/');
		expect([page.status, (await page.text()).includes('<main id="sadrzaj"')]).toEqual([200, true]);
		expect((await ask('hapi', '/api/hapi/catalog/products?limit=1')).status).toBe(200);
	});

	test('netlify build makes an edge function that answers bots', async () => {
		await using edge = await built.openEdge();
		const requests = ['Googlebot/2.1', 'Mozilla/5.0'].map((agent) => ({ path: '/tv/', agent }));
		const [bot, shopper] = await edge.ask(requests, { page: toPageDocument('<main>tv</main>'), file: '{"begin":"for bots","end":""}' });
		expect([bot?.includes('<body>for bots<main>tv</main>'), shopper]).toEqual([true, null]);
	});
});
