import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { POST_TEMPLATES } from '#lib/content/content-screens.ts';
import { loadScreen } from '#pages/all/load-screen.ts';
import { openJar } from '#tests/support/browser-jar.ts';
import { contentWithEdges, LAYOUTS } from '#tests/support/content-edges.ts';
import { pageFunction } from '#tests/support/page-function.ts';
import { renderHtml } from '#tests/support/render-html.tsx';
import { startContentBackend } from '#tests/support/start-content-backend.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

/** A page is represented by the name of its screen, its title and the screen's data. */
const shown = pageFunction(async ({ content }) => {
	const named = `<h1>${content.screen}|${content.title}</h1>`;
	return named + renderHtml(createElement(await loadScreen(content.screen), content.props));
});

let backend: Awaited<ReturnType<typeof startContentBackend>>;
let shop: RunningShop;
let staff: ReturnType<typeof openJar>;

beforeAll(async () => {
	backend = await startContentBackend(contentWithEdges());
	await backend.db.updateTable('post_categories').set({ redirect_path: '/magazin/vodici/', redirect_code: 307 }).where('slug', '=', 'preseljena').execute();
	shop = await startShop({ backendUrl: backend.url, named: { page: shown } });
	staff = openJar(shop.url);
	await staff.get('/api/nuxtapi/token?regenerate=1');
	await staff.send('POST', '/api/hapi/auth/login', { email: 'urednik@titraj.example', password: 'titraj-urednik' });
});
afterAll(async () => {
	await shop.close();
	await backend.close();
});

const get = (path: string) => openJar(shop.url).get(path);

/** Visible content of a page, without class names. */
const withoutClasses = (html: string) => html.replace(/ class="[^"]*"/g, '');

async function idOf(table: 'tags' | 'authors' | 'sweepstakes' | 'stores', slug: string): Promise<number> {
	return (await backend.db.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
}

describe('found', () => {
	test.each([
		['the magazine', '/magazin/', 'publish/index'],
		['a category', '/magazin/vodici/', 'publish/index'],
		['a post', '/magazin/vodici/kako-odabrati-monitor/', 'publish/post'],
		['a calendar', '/advent/', 'cms/advent_calendar'],
		['a landing page', '/ponuda/zima/', 'staticcontent/landing'],
		['the newsletter', '/newsletter/', 'newsletter/index'],
		['a subscription, whose code the backend checks', '/newsletter/7-abcdefghijklmnop/', 'newsletter/manage'],
		['sweepstakes', '/nagradne-igre/', 'sweepstake/index'],
		['stores', '/poslovnice/', 'location/index'],
		['a page of questions', '/pomoc/', 'cms/faq'],
		['a page with the template of its parent path', '/pomoc/dostava/', 'cms/faq'],
		['a page with a name that scanners request', '/vendor/', 'cms/default'],
		['a page whose name begins like one that scanners request', '/actuator-linearni-12v/', 'cms/default'],
		['a page whose name ends like a file', '/usb-3.0/', 'cms/default'],
	])('%s', async (_title, path, screen) => {
		const response = await get(path);
		expect([response.status, /<h1>([^|]*)\|/.exec(await response.text())?.[1]]).toEqual([200, screen]);
	});

	test('a tag, an author, a sweepstake and a store by their ids', async () => {
		const paths = [
			`/magazin/tagovi/zasloni-${await idOf('tags', 'zasloni')}/`,
			`/magazin/autori/ana-${await idOf('authors', 'ana')}/`,
			`/nagradne-igre/buduca-${await idOf('sweepstakes', 'buduca')}/`,
			`/poslovnice/zagreb-centar-${await idOf('stores', 'zagreb-centar')}/`,
		];
		expect(await Promise.all(paths.map(async (path) => (await get(path)).status))).toEqual([200, 200, 200, 200]);
	});
});

test('a landing page shows each of its eight layouts in order', async () => {
	const html = withoutClasses(await (await get('/ponuda/proljece/')).text());
	const places = LAYOUTS.map(([{ type }, sign]) => ({ type, place: html.indexOf(sign) }));
	expect(places.filter(({ place }) => place < 0)).toEqual([]);
	expect(places.toSorted((one, other) => one.place - other.place)).toEqual(places);
});

test('selected posts are in the order in which they were selected', async () => {
	const html = withoutClasses(await (await get('/ponuda/proljece/')).text());
	const order = [...html.matchAll(/<h3><a href="\/magazin\/vodici\/([\w-]+)\/"/g)].map(([, slug]) => slug);
	expect(order).toEqual(['kako-odabrati-kabel', 'kako-odabrati-monitor']);
});

test.each(POST_TEMPLATES)('an index shows its posts with the template of its category: %s', async (template) => {
	const html = await (await get(`/magazin/izgled-${template}/`)).text();
	expect(html).toContain(`Objava ${template}</a></h2>`);
	expect(/<ul[^>]* data-template="(\w+)"/.exec(html)?.[1] ?? 'grid').toBe(template);
	expect([html.includes('<img'), html.includes('<time')]).toEqual([template === 'grid', template !== 'glossary']);
});

describe('not found', () => {
	test.each([
		['an invisible category', '/magazin/interno/'],
		['a category without posts', '/magazin/novosti/'],
		['a category with an unknown template', '/magazin/nepoznato/'],
		['a page past the last', '/magazin/?page=99'],
		['a post below status 3', '/magazin/vodici/nacrt-vodica/'],
		['a post of an invisible category', '/magazin/interno/skriveno/'],
		['an invisible post, although it redirects', '/magazin/vodici/tajni-put/'],
		['a post under another category', '/magazin/novosti/kako-odabrati-monitor/'],
		['a page with an unknown template', '/cudno/'],
		['invisible static content', '/ponuda/tajno/'],
		['unknown static content', '/ponuda/nema/'],
		['a subscription without a code', '/newsletter/7-x/'],
		['an unknown sweepstake', '/nagradne-igre/nema-999/'],
		['an unknown store', '/poslovnice/nema-999/'],
		['a store with an id above the range of the database', '/poslovnice/x-99999999999/'],
		['a store with the first id above the range', '/poslovnice/zagreb-centar-2147483648/'],
		['a product with an id above the range', '/proizvodi/monitori/monitor-proizvod-2147483648/'],
		['a tag with an id above the range', '/magazin/tagovi/zasloni-2147483648/'],
		['a sweepstake with an id above the range', '/nagradne-igre/buduca-999999999999999/'],
		['a post with a name above the maximum length', `/magazin/vodici/${'a'.repeat(300)}/`],
		['a page past all pages', '/proizvodi/?page=9999'],
	])('%s', async (_title, path) => {
		const response = await get(path);
		expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('error/not-found')]);
	});

	test('a tag and an author without public posts', async () => {
		const paths = [
			`/magazin/tagovi/prazno-${await idOf('tags', 'prazno')}/`,
			`/magazin/tagovi/samo-nacrti-${await idOf('tags', 'samo-nacrti')}/`,
			`/magazin/autori/bez-objava-${await idOf('authors', 'bez-objava')}/`,
			'/magazin/tagovi/nema-999/',
		];
		expect(await Promise.all(paths.map(async (path) => (await get(path)).status))).toEqual([404, 404, 404, 404]);
	});
});

test.each([
	['/magazin/interno/', 200],
	['/magazin/interno/skriveno/', 200],
	['/magazin/vodici/nacrt-vodica/', 200],
	['/ponuda/tajno/', 200],
])('staff see %s', async (path, status) => {
	expect((await staff.get(path)).status).toBe(status);
});

test('an outdated slug redirects permanently to the current address of the id, with the query', async () => {
	const [tag, author, sweepstake, store] = await Promise.all([
		idOf('tags', 'zasloni'),
		idOf('authors', 'ana'),
		idOf('sweepstakes', 'buduca'),
		idOf('stores', 'zagreb-centar'),
	]);
	const ways: [string, string][] = [
		[`/magazin/tagovi/stari-naziv-${tag}/`, `/magazin/tagovi/zasloni-${tag}/`],
		[`/magazin/tagovi/-${tag}/?page=2`, `/magazin/tagovi/zasloni-${tag}/?page=2`],
		[`/magazin/autori/anamarija-${author}/`, `/magazin/autori/ana-${author}/`],
		[`/nagradne-igre/prosla-${sweepstake}/`, `/nagradne-igre/buduca-${sweepstake}/`],
		[`/poslovnice/zagreb-${store}/?utm_source=letak`, `/poslovnice/zagreb-centar-${store}/?utm_source=letak`],
	];
	for (const [path, to] of ways) {
		const { status, headers } = await get(path);
		expect([path, status, headers.get('location')]).toEqual([path, 301, to]);
	}
	for (const path of [`/magazin/zasloni-${tag}/`, `/magazin/tagovi/zasloni-0${tag}/`, `/magazin/tagovi/x/zasloni-${tag}/`])
		expect([path, (await get(path)).status]).toEqual([path, 404]);
});

describe('redirects of content', () => {
	test.each([
		['a post', '/magazin/vodici/preseljeno/', 302, '/magazin/vodici/kako-odabrati-kabel/'],
		['a category', '/magazin/preseljena/', 307, '/magazin/vodici/'],
		['with an invalid code: permanently', '/magazin/vodici/krivi-kod/', 301, '/proizvodi/'],
	])('%s', async (_title, path, code, to) => {
		const response = await get(path);
		expect([response.status, response.headers.get('location')]).toEqual([code, to]);
	});

	test('a store under an old name', async () => {
		const id = await idOf('stores', 'zagreb-centar');
		const response = await get(`/poslovnice/staro-ime-${id}/`);
		expect([response.status, response.headers.get('location')]).toEqual([301, `/poslovnice/zagreb-centar-${id}/`]);
	});
});
