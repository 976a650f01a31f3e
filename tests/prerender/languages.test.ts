import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toItemWord } from '@titraj/backend/localization/addresses/route-words.ts';
import { MARKETS } from '@titraj/backend/platform/market/market.ts';
import type { RunningBackend } from '@titraj/backend/start-backend.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { menuDetailsPath } from '#lib/navigation/menu-details.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { LANGUAGES } from '#lib/platform/config/languages.ts';
import { prerender } from '#scripts/prerender/prerender.ts';
import { findForeignCode } from '#tests/support/languages/find-foreign-code.ts';
import { findForeignTexts } from '#tests/support/languages/find-foreign-texts.ts';
import { knownTexts, textsOfAll } from '#tests/support/languages/known-texts.ts';
import { langOf, readSite, type SitePage, type Texts } from '#tests/support/languages/read-site.ts';
import { createWorkplace, startDemoBackend, type Workplace } from '#tests/support/prerender-setup.ts';

const ORIGIN = 'http://localhost:8888';
const PRODUCTS = 10;
const CODES = [...MARKETS];

let backend: RunningBackend;
let place: Workplace;
let pages: ReadonlyMap<string, SitePage>;
let texts: Texts;
let brokenUnits: ReadonlyMap<string, string>;

beforeAll(async () => {
	backend = await startDemoBackend(PRODUCTS);
	const [first, second] = await backend.db.selectFrom('products').select('id').orderBy('id').limit(2).execute();
	if (!first || !second) throw new Error('The demo has no products');
	const alter = (id: number, lang: string, change: { slug: string } | { available: boolean }) =>
		backend.db.updateTable('translations').set(change).where('kind', '=', 'product').where('id', '=', id).where('lang', '=', lang).execute();
	await alter(first.id, 'en', { slug: 'english-words' });
	await alter(second.id, 'de', { available: false });
	place = createWorkplace();
	const { failures } = await prerender({
		...{ backendUrl: backend.url, host: 'localhost', languages: readEnvironment({ LANGUAGES: CODES.join() }).languages, timeout: 10_000 },
		...{ dist: place.dist, cache: join(place.dist, '../cache'), workers: 2, now: new Date() },
	});
	expect(failures).toEqual([]);
	({ pages, texts, brokenUnits } = readSite(join(place.dist, 'client')));
}, 400_000);
afterAll(async () => {
	place[Symbol.dispose]();
	await backend.close();
});

const all = () => [...pages.values()];
const hrefsOf = ({ alternates }: SitePage) => alternates.map((line) => line.split(' ') as [tag: string, href: string]);

describe.each(LANGUAGES)('$code', ({ code, htmlLang, base_url }) => {
	const own = () => all().filter(({ lang }) => lang === code);

	test('the details of its category menu belong to its own pages', () => {
		const details = JSON.parse(readFileSync(join(place.dist, 'client', menuDetailsPath(htmlLang)), 'utf8'));
		const paths = new Set(own().map(({ path }) => path));
		expect(Object.keys(details)).not.toEqual([]);
		expect(Object.keys(details).filter((path) => !paths.has(path))).toEqual([]);
	});

	test('has its pages, each in its language and at its own address', () => {
		expect(own().length).toBeGreaterThan(100);
		const { language, region = 'GB' } = new Intl.Locale(htmlLang);
		for (const page of own()) {
			const expected = { htmlLang, ogLocale: `${language}_${region}`, ogUrl: ORIGIN + page.path, canonical: page.noindex ? null : ORIGIN + page.path };
			expect([page.path, page]).toMatchObject([page.path, expected]);
		}
	});

	test('has a unique title for each indexed page', () => {
		const titles = Map.groupBy(
			own().filter(({ noindex }) => !noindex),
			({ title }) => title,
		);
		const twice = [...titles].filter(([title, { length }]) => title === '' || length > 1).map(([title, same]) => [title, same.map(({ path }) => path)]);
		expect(twice).toEqual([]);
	});

	test('has language links to the home page until a script has read the head', () => {
		const page = pages.get(base_url);
		expect(new Set(page?.languageLinks)).toEqual(new Set(LANGUAGES.map((language) => language.base_url)));
	});

	test('lists the alternates of each page for search engines', () => {
		const sitemap = readFileSync(join(place.dist, `client/sitemap-${code}-1.xml`), 'utf8');
		const urls = new Map([...sitemap.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/gs)].map(([, path = '', rest = '']) => [path, rest]));
		expect(sitemap).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
		expect(new Set(urls.keys())).toEqual(new Set(own().flatMap(({ noindex, path }) => (noindex ? [] : [ORIGIN + path]))));
		for (const [address, rest] of urls) {
			const named = [...rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => `${tag} ${href}`);
			expect([address, named]).toEqual([address, pages.get(address.slice(ORIGIN.length))?.alternates]);
		}
	});
});

describe('a build of ten languages', () => {
	test('has no dead links, and leaves its language only through the language links', () => {
		const astray = all().flatMap(({ path, lang, links }) =>
			[...links].filter((href) => langOf(href) !== lang || !pages.has(href)).map((href) => `${path} leads to ${href}`),
		);
		expect(astray.slice(0, 20)).toEqual([]);
	});

	test('every alternate is mutual and exists, each page lists itself, x-default is Croatian', () => {
		const named = all().filter(({ alternates }) => alternates.length > 0);
		const errors = named.flatMap((page) => {
			const hrefs = new Map(hrefsOf(page));
			const others = [...hrefs.values()].map((href) => pages.get(href.slice(ORIGIN.length)));
			const agree = others.every((other) => other !== undefined && other.alternates.join() === page.alternates.join());
			const right = [...hrefs.values()].includes(ORIGIN + page.path) && hrefs.get('x-default') === hrefs.get('hr-HR') && agree;
			return right ? [] : [page.path];
		});
		expect(errors.slice(0, 20)).toEqual([]);
		expect(all().flatMap(({ path, lang, alternates }) => (lang !== 'hr' && alternates.length === 0 ? [path] : []))).toEqual([]);
	});

	test('lists a page’s languages for social networks', () => {
		for (const { alternates, otherLocales } of all()) expect(otherLocales.length).toBe(alternates.length === 0 ? 0 : alternates.length - 2);
		expect(pages.get('/me/')?.otherLocales).toContain('sr_RS');
	});

	test('a product has its translated address in a language, and is missing if the market does not have it', () => {
		const paths = [...pages.keys()];
		expect(paths.filter((path) => /\/english-words-product-\d+\/$/.test(path))).toHaveLength(1);
		const words = new RegExp(`-(${[...new Set(CODES.map(toItemWord))].join('|')})-\\d+/$`);
		const inMarkets = CODES.map((code) => [code, paths.filter((path) => langOf(path) === code && words.test(path)).length]);
		expect(inMarkets).toEqual(CODES.map((code) => [code, code === 'de' ? PRODUCTS - 1 : PRODUCTS]));
	});

	test('contains no text of another language', () => {
		expect(findForeignTexts(texts, knownTexts(PRODUCTS), textsOfAll(PRODUCTS)).slice(0, 30)).toEqual([]);
	});

	test('no number is separated from its unit, except in product names, which stay as merchants write them', () => {
		expect([...brokenUnits].slice(0, 20)).toEqual([]);
	});

	test('the initial code of a page has texts of its language only', async () => {
		expect(await findForeignCode(pages, place.dist)).toEqual([]);
	});
});
