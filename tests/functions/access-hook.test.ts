import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readEnvironment } from '#lib/config/environment.server.ts';
import { publicClient } from '#lib/server/backend.server.ts';
import { loadSite } from '#lib/server/site.server.ts';
import type { DocumentRenderer } from '#renderer/document/document-renderer.ts';
import { createWordRecorder } from '#scripts/prerender/record-words.ts';
import { createJobRunner } from '#scripts/prerender/render-job.ts';
import { createStopwatch } from '#scripts/prerender/stopwatch.ts';
import { openFolderStore } from '#scripts/prerender/store/folder-store.ts';
import { openJar } from '#tests/support/browser-jar.ts';
import { openAs, type Person } from '#tests/support/open-account.ts';
import { pageFunction } from '#tests/support/page-function.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

/** A shop's own rule: whoever is not staff signs in before the pages of the shop about buying. */
vi.mock('#lib/config/access-hook.ts', () => ({
	ACCESS_HOOK: ({ controller, isStaff }: { controller: string; isStaff: boolean }) => (controller === 'cms' && !isStaff ? 'auth.login' : null),
}));

const PAGE = '/kupovina/dostava/';
let shop: RunningShop;
beforeAll(async () => {
	shop = await startShop({ named: { page: pageFunction() } });
});
afterAll(() => shop.close());

const seen = async (person: Person) => (await (await openAs(shop, person)).get(PAGE)).text();

test.each<Person>(['visitor', 'guest', 'guest customer'])('a %s gets the hook’s template at the same address', async (person) => {
	expect(await seen(person)).toContain('auth/login|');
});
test.each<Person>(['staff', 'developer', 'superuser'])('a %s gets the page', async (person) => {
	expect(await seen(person)).toContain('cms/default|Dostava');
});
test('bots do not meet the hook, whoever asked first', async () => {
	const bot = { 'user-agent': 'Googlebot/2.1' };
	const ask = async (headers = {}) => (await openJar(shop.url).get(PAGE, headers)).text();
	expect(await ask(bot)).toContain('bot|Dostava');
	expect(await ask()).toContain('auth/login|');
	expect(await ask(bot)).toContain('bot|Dostava');
});
test('pages that the hook lets be are everybody’s', async () => {
	const response = await openJar(shop.url).get('/proizvodi/racunala/monitori/');
	expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('catalog/category')]);
});

test('a page that the hook decides about is no file: it is made for whoever asks', async () => {
	const client = await publicClient(readEnvironment(), 'hr');
	const site = await loadSite(client, new Date('2026-11-01T00:00:00Z'));
	const folder = await mkdtemp(join(tmpdir(), 'hook-'));
	const run = createJobRunner({
		setup: { sites: [site], bot: false, isSuspicious: false },
		store: openFolderStore({ folder: join(folder, 'client'), scratch: join(folder, 'scratch') }, 'test'),
		siteOf: () => ({ site, renderer: NO_RENDERER, client, crawler: client }),
		manifest: { expect: async () => undefined, page: () => null, labels: () => null, words: () => [] },
		codeOf: () => '',
		words: createWordRecorder(),
		stopwatch: createStopwatch(),
	});
	const entries = site.routes.filter(({ path }) => path === PAGE || path === '/moj-racun/prijava/');
	const crawled = await run({ kind: 'entries', lang: 'hr', entries }, () => undefined);
	expect(crawled).toMatchObject({ pages: [], failures: [{ url: '/moj-racun/prijava/', cause: 'rendered' }] });
	expect(await run({ kind: 'paths', paths: [PAGE] }, () => undefined)).toMatchObject({ pages: [], failures: [], gone: [PAGE] });
});

const rendered = () => {
	throw new Error('rendered');
};
/** Says so where a page would be made. */
const NO_RENDERER: DocumentRenderer = {
	template: '',
	...{ loadScreen: rendered, outline: rendered, renderBody: rendered, render: rendered, renderBot: rendered, frame: rendered, frameBot: rendered },
};
