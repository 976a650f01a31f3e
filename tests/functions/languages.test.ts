import { startBackend } from '@titraj/backend/start-backend.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#lib/platform/config/languages.ts';
import { sharedCache, sharedPages } from '#lib/platform/server/cache/shared-cache.server.ts';
import { readDictionary } from '#lib/platform/server/i18n/dictionary.server.ts';
import { openJar } from '#tests/support/browser-jar.ts';
import { type FaultyBackend, startFaultyBackend } from '#tests/support/faulty-backend.ts';
import { fixtureInMemory } from '#tests/support/fixture-start.ts';
import { pageFunction } from '#tests/support/page-function.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

let backend: Awaited<ReturnType<typeof startBackend>>;
let faulty: FaultyBackend;
let shop: RunningShop;

beforeAll(async () => {
	process.env['LANGUAGES'] = LANGUAGES.map(({ code }) => code).join();
	backend = await startBackend(await fixtureInMemory());
	faulty = await startFaultyBackend(backend.url);
	shop = await startShop({ backendUrl: faulty.url, named: { page: pageFunction() } });
});
afterAll(async () => {
	delete process.env['LANGUAGES'];
	await shop.close();
	await faulty.close();
	await backend.close();
});

const get = async (path: string) => {
	const response = await openJar(shop.url).get(path);
	return { status: response.status, html: await response.text() };
};

describe.each(LANGUAGES)('$code', (language) => {
	const { base_url, htmlLang } = language;

	test('an unknown page is a 404 in its language', async () => {
		faulty.break(() => undefined);
		const labels = await readDictionary(language);
		for (const path of ['nothing-here/', 'a/b-product-9/', '404/'])
			expect(await get(base_url + path)).toEqual({ status: 404, html: `<h1>error/not-found|${labels['error.notFound.title']} | Titraj</h1>` });
	});

	test.each([
		['the maintenance page', 503, 'maintenance.title', 'maintenance.refresh'],
		['the error page', 502, 'error.page.title', 'error.page.home'],
	])('%s is explained in its language, with a link that needs no script', async (_, code, title, way) => {
		faulty.break(({ path }) => (path.includes('/misc/labels/') ? { kind: 'body', text: '{}', status: code } : undefined));
		sharedCache().clear();
		sharedPages().clear();
		const labels = await readDictionary(language);
		const { status, html } = await get(`${base_url}x/`);
		expect(status).toBe(code);
		expect(html).toContain(`<html lang="${htmlLang}">`);
		expect(html).toContain(`<h1>${labels[title]?.replace('{{code}}', String(code))}</h1>`);
		expect(html).toContain(`<a href="${code === 503 ? `${base_url}x/` : base_url}">${labels[way]}</a>`);
	});
});
