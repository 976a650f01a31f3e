import { demoSeed } from '@titraj/demo/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSite } from '#lib/navigation/server/site.server.ts';
import { toChrome } from '#lib/navigation/server/to-chrome.server.ts';
import { loadPath } from '#lib/pages/server/load-path.server.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const CODES = ['hr', 'en', 'at', 'rs', 'me', 'si', 'it', 'ba', 'es'];
const NOW = new Date('2026-11-21T10:00:00Z');
let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend(demoSeed(60, NOW));
}, 120_000);
afterAll(() => backend.close());

async function open(lang: string) {
	const client = unwrap(await connect({ baseUrl: backend.url, host: 'titraj.example', lang, languages: CODES }));
	return { client, site: await loadSite(client, NOW) };
}

const hrefsOf = (html: string) => Array.from(html.matchAll(/href="([^"#?]+)/g), ([, href = '']) => href);

describe.each(CODES)('the demo in %s', (lang) => {
	it('has the shop’s name once in the title of its home page, with what it sells', async () => {
		const { client, site } = await open(lang);
		const outcome = await loadPath({ path: site.language.base_url, client, site });
		if (outcome.kind !== 'page') throw new Error(outcome.kind);
		expect(outcome.loaded.head.title).toMatch(/^Titraj: .{30,52}$/);
		expect(outcome.loaded.head.title.match(/Titraj/g)).toHaveLength(1);
		expect(outcome.loaded.content.title).toBe(outcome.loaded.head.title);
	});

	it('links from its footer and its questions to pages that the market has, including all products and questions about the account', async () => {
		const { client, site } = await open(lang);
		const known = new Set(site.routes.map(({ path }) => path));
		const footer = unwrap(await client.call('_get_hapi_cms_menus', {})).find(({ code }) => code === 'footer');
		const links = (footer?.items ?? []).flatMap(({ items }) => items ?? []).map(({ url }) => url);
		expect(links).toContain(site.urls.catalog);
		const { items } = unwrap(await client.call('_get_hapi_cms_pages', {}));
		const asked = items.filter(({ template }) => template === 'faq').flatMap(({ questions }) => questions.flatMap(({ answer }) => hrefsOf(answer)));
		const [account] = items.filter(({ breadcrumbs, questions }) => breadcrumbs.length === 2 && questions.length > 0);
		expect(asked).toContain(account?.url_without_domain);
		expect([...links, ...asked].filter((path) => !known.has(path.replace(/\?.*/, '')))).toEqual([]);
	});

	it('links to sweepstakes in its footer only if the market has one, and has no dead links', async () => {
		const { client, site } = await open(lang);
		const links = [...new Set(toChrome(site).footerMenu.flatMap(({ url, items }) => [url, ...items.map((item) => item.url)]))];
		const draws = unwrap(await client.call('_get_hapi_sweepstake', {}));
		const [index] = site.routes.filter(({ controller, action }) => controller === 'sweepstake' && action === 'index');
		expect(index !== undefined).toBe(draws.items.length > 0);
		expect(links.some((url) => site.matchRoute(url)?.entry.controller === 'sweepstake')).toBe(draws.items.length > 0);
		const kinds = await Promise.all(links.map(async (url) => `${(await loadPath({ path: url.replace(/\?.*/, ''), client, site })).kind} ${url}`));
		expect(kinds.filter((kind) => !kind.startsWith('page '))).toEqual([]);
	});
});
