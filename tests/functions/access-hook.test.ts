import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AccessHook } from '#lib/navigation/access.ts';
import { loadSite } from '#lib/navigation/server/site.server.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { publicClient } from '#lib/platform/server/http/backend.server.ts';
import type { DocumentRenderer } from '#renderer/document/document-renderer.ts';
import { openFolderStore } from '#scripts/prerender/publish/store/folder-store.ts';
import { createLabelRecorder } from '#scripts/prerender/render/label-recorder.ts';
import { createJobRunner } from '#scripts/prerender/render/render-job.ts';
import { createStopwatch } from '#scripts/prerender/render/stopwatch.ts';
import { openJar } from '#tests/support/browser-jar.ts';
import { openAs, type Person } from '#tests/support/open-account.ts';
import { pageFunction } from '#tests/support/page-function.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/** The example of docs/adding.md: a page for customers only; and a rule with a typing error, for another page. */
vi.mock('#lib/navigation/access-hook.ts', () => {
	const ACCESS_HOOK: AccessHook = {
		covers: ({ path }) => path === '/kupovina/dostava/' || path === '/kupovina/',
		template: ({ path, user }) => {
			if (path === '/kupovina/') return 'nothing.at_all';
			return user.user_id === null ? 'auth.login' : null;
		},
	};
	return { ACCESS_HOOK };
});

const PAGE = '/kupovina/dostava/';
let shop: RunningShop;
beforeAll(async () => {
	shop = await startShop({ named: { page: pageFunction() } });
});
afterAll(() => shop.close());

const seen = async (person: Person) => (await (await openAs(shop, person)).get(PAGE)).text();

describe('a page for customers only', () => {
	test.each<Person>(['visitor', 'guest', 'guest customer'])('a %s gets the sign-in at the same address', async (person) => {
		expect(await seen(person)).toContain('auth/login|');
	});
	test.each<Person>(['customer', 'staff', 'developer', 'superuser'])('a %s gets the page', async (person) => {
		expect(await seen(person)).toContain('cms/default|Dostava');
	});
	test('each visitor gets their own version of the page, and no cache may store it', async () => {
		const customer = await openAs(shop, 'customer');
		for (const [jar, content] of [
			[customer, 'cms/default|'],
			[openJar(shop.url), 'auth/login|'],
			[customer, 'cms/default|'],
		] as const) {
			const response = await jar.get(PAGE);
			expect(await response.text()).toContain(content);
			expect(response.headers.get('cache-control')).toContain('no-store');
			expect(response.headers.get('netlify-cdn-cache-control') ?? 'no-store').toContain('no-store');
		}
	});
	test('an unknown token is a visitor’s', async () => {
		const jar = openJar(shop.url);
		jar.cookies.set('hapi_auth_token', 'made.up.token');
		expect(await (await jar.get(PAGE)).text()).toContain('auth/login|');
	});
	test('bots bypass the hook, and no cache may store their response', async () => {
		const bot = { 'user-agent': 'Googlebot/2.1' };
		const ask = async (headers = {}) => (await openJar(shop.url).get(PAGE, headers)).text();
		expect(await ask(bot)).toContain('cms/default|Dostava');
		expect(await ask()).toContain('auth/login|');
		const { headers } = await openJar(shop.url).get(PAGE, bot);
		expect([headers.get('cache-control'), headers.get('netlify-cdn-cache-control')]).toEqual(['private, no-store', null]);
	});
});

test('a template without a screen is an error, and no page', async () => {
	expect((await openJar(shop.url).get('/kupovina/')).status).toBe(500);
});
test('pages that the hook does not restrict are public', async () => {
	const response = await openJar(shop.url).get('/proizvodi/racunala/monitori/');
	expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('catalog/category')]);
});

test('a page that the hook covers is not a file: it is rendered on demand', async () => {
	const client = await publicClient(readEnvironment(), 'hr');
	const site = await loadSite(client, new Date('2026-11-01T00:00:00Z'));
	const folder = temporaryFolder('hook-');
	const run = createJobRunner({
		setup: { sites: [site], wasInterrupted: false },
		store: openFolderStore({ folder: join(folder, 'client'), scratch: join(folder, 'scratch') }, 'test'),
		siteOf: () => ({ site, renderer: NO_RENDERER, client, crawler: client }),
		manifest: { prefetch: async () => undefined, page: () => null, labels: () => null, labelsRead: () => [] },
		codeOf: () => '',
		labels: createLabelRecorder(),
		stopwatch: createStopwatch(),
		checkAssets: () => undefined,
	});
	const entries = site.routes.filter(({ path }) => path === PAGE || path === '/moj-racun/prijava/');
	const crawled = await run({ kind: 'entries', lang: 'hr', entries }, () => undefined);
	expect(crawled).toMatchObject({ pages: [], failures: [{ url: '/moj-racun/prijava/', cause: 'rendered' }] });
	expect(await run({ kind: 'paths', paths: [PAGE] }, () => undefined)).toMatchObject({ pages: [], failures: [], gone: [PAGE] });
});

const rendered = () => {
	throw new Error('rendered');
};
/** Throws where a page would be rendered. */
const NO_RENDERER: DocumentRenderer = {
	template: '',
	botChrome: { begin: '', end: '' },
	...{ loadScreen: rendered, outline: rendered, renderBody: rendered, render: rendered, frame: rendered },
};
