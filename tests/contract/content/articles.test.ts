import { changePost } from '@titraj/backend/content/editing/save-post.ts';
import { createRedirectMatcher } from '@titraj/contract/redirects/create-redirect-matcher.ts';
import { STANDARD_SHOP } from '@titraj/contract/shop/define-shop.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toAtom, toRss } from '#lib/content/server/post-feeds.server.ts';
import { loadSite, type Site, toSite } from '#lib/navigation/server/site.server.ts';
import { loadPath } from '#lib/pages/server/load-path.server.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { describePage } from '#renderer/document/head-html.ts';
import { alterBackend } from '#tests/support/altered-backend.ts';
import { contentFixture } from '#tests/support/content-fixture.ts';
import { atomErrors, rssErrors } from '#tests/support/post-feed-errors.ts';
import { startContentBackend } from '#tests/support/start-content-backend.ts';
import { structuredDataErrors } from '#tests/support/structured-data-errors.ts';

const POST = '/magazin/vodici/kako-odabrati-monitor/';
let backend: Awaited<ReturnType<typeof startContentBackend>>;
let client: ApiClient;
let site: Site;
beforeAll(async () => {
	backend = await startContentBackend(contentFixture());
	client = unwrap(await connect({ baseUrl: backend.url, host: 'titraj.example', lang: 'hr' }));
	site = await loadSite(client, new Date('2026-12-05T00:00:00Z'));
});
afterAll(() => backend.close());

async function headOf(path: string): Promise<string> {
	const outcome = await loadPath({ path, client, site });
	if (outcome.kind !== 'page') throw new Error(`${path}: ${outcome.kind}`);
	return describePage(outcome.loaded.head, site);
}
const pathOf = async (table: 'tags' | 'authors', folder: string) => {
	const { id, slug } = await backend.db.selectFrom(table).select(['id', 'slug']).orderBy('id').limit(1).executeTakeFirstOrThrow();
	return `/magazin/${folder}/${slug}-${id}/`;
};

it('the list of a tag’s posts has a description with the topic', async () => {
	expect(await headOf(await pathOf('tags', 'tagovi'))).toContain(
		'<meta name="description" content="Vodiči, testovi i savjeti o temi „Zasloni” iz magazina trgovine Titraj.">',
	);
});

it('an outdated slug of a tag or an author redirects to the current address', async () => {
	const row = { content_type: 'tag', lang: 'hr', controller: 'publish' };
	const templates = [
		{ ...row, action: 'tag', template: '/magazin/tagovi/{slug}-{id}/' },
		{ ...row, action: 'author', template: '/magazin/autori/{slug}-{id}/' },
	];
	const templated = toSite({ ...site, routes: [...templates, ...site.routes.filter(({ controller }) => controller !== 'publish')] }, STANDARD_SHOP);
	for (const own of [await pathOf('tags', 'tagovi'), await pathOf('authors', 'autori')]) {
		const outdated = own.replace(/[^/]*(-\d+\/)$/, 'stari-naziv$1');
		expect(await loadPath({ path: outdated, client, site: templated })).toEqual({ kind: 'redirect', to: own, code: 301 });
		expect((await loadPath({ path: own, client, site: templated })).kind).toBe('page');
	}
});

it('an unedited post has no date of change', async () => {
	const { items } = unwrap(await client.call('_get_hapi_publish_posts', { limit: 100 }));
	expect(items.filter((item) => item.datetime_updated !== item.datetime_published).map(({ id }) => id)).toEqual([]);
});

it('a post has the exact times of publication and change for search engines', async () => {
	const published = new Date('2026-10-03T06:15:00Z');
	const updated = new Date('2026-11-04T07:30:00Z');
	await backend.db.updateTable('posts').set({ published_at: published, updated_at: updated }).where('slug', '=', 'kako-odabrati-monitor').execute();
	const data = [...(await headOf(POST)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json));
	expect(data.flatMap((piece) => structuredDataErrors(piece))).toEqual([]);
	expect(data.find((piece) => piece['@type'] === 'Article')).toMatchObject({
		...{ datePublished: published.toISOString(), dateModified: updated.toISOString() },
		mainEntityOfPage: `https://titraj.example${POST}`,
	});
});

it('a post of half past midnight has the date of the new day, on page, card and comments', async () => {
	const moment = new Date('2026-10-03T22:30:00Z');
	await backend.db.updateTable('posts').set({ published_at: moment, updated_at: moment }).where('slug', '=', 'kako-odabrati-monitor').execute();
	await backend.db.updateTable('post_comments').set({ created_at: moment, status: 'approved' }).execute();
	const [post, list] = await Promise.all([POST, '/magazin/vodici/'].map((path) => loadPath({ path, client, site })));
	if (post?.kind !== 'page' || post.loaded.content.screen !== 'publish/post') throw new Error('no post');
	if (list?.kind !== 'page' || list.loaded.content.screen !== 'publish/index') throw new Error('no list');
	const { details, comments } = post.loaded.content.props;
	expect([details?.published, details?.updated, comments[0]?.date]).toEqual(['2026-10-04', '2026-10-04', '2026-10-04']);
	expect(list.loaded.content.props.posts.find(({ url }) => url === POST)?.date).toBe('2026-10-04');
});

it('entities in an editor’s summary are decoded for search engines', async () => {
	const { id } = await backend.db.selectFrom('posts').select('id').where('slug', '=', 'kako-odabrati-monitor').executeTakeFirstOrThrow();
	await backend.db.updateTable('posts').set({ short_description: 'Zaslon &ndash; <b>&scaron;irok</b> < 32 &quot;' }).where('id', '=', id).execute();
	expect(/<meta name="description" content="([^"]*)"/.exec(await headOf(POST))?.[1]).toBe('Zaslon – širok &lt; 32 &quot;');
});

it('a category whose only article in a market is hidden is missing there, until the article is shown again', async () => {
	const { id: category } = await backend.db.selectFrom('post_categories').select('id').where('slug', '=', 'vodici').executeTakeFirstOrThrow();
	const posts = await backend.db
		.selectFrom('posts')
		.select(['id', 'title', 'short_description', 'content'])
		.where('category_id', '=', category)
		.where('status', '>=', 3)
		.orderBy('id')
		.execute();
	const [translated, ...others] = posts;
	if (!translated || others.length === 0) throw new Error('The fixture has too few posts');
	const row = { kind: 'post' as const, lang: 'en', slug: null, available: false, texts: '{}' };
	await backend.db
		.insertInto('translations')
		.values(others.map(({ id }) => ({ ...row, id })))
		.onConflict((known) => known.columns(['kind', 'id', 'lang']).doUpdateSet({ available: false }))
		.execute();
	const show = (visible: boolean) => changePost(backend.db, translated.id, { visible }, new Date());
	const english = unwrap(await connect({ baseUrl: backend.url, host: 'titraj.example', lang: 'en', languages: ['hr', 'en'] }));
	const isThere = async () => unwrap(await english.call('_get_hapi_misc_routes', {})).some(({ path }) => path === '/en/magazine/vodici/');
	expect(await isThere()).toBe(true);
	await show(false);
	expect(await isThere()).toBe(false);
	await show(true);
	expect(await isThere()).toBe(true);
	await backend.db.deleteFrom('translations').where('lang', '=', 'en').execute();
});

it('redirects include all languages: the path determines the language', async () => {
	await backend.db.insertInto('redirects').values({ old_path: '/en/old/(slug+)/', new_path: '/en/magazine/(1)/', type: 301 }).execute();
	const english = unwrap(await connect({ baseUrl: backend.url, host: 'titraj.example', lang: 'en', languages: ['hr', 'en'] }));
	const match = createRedirectMatcher(unwrap(await english.call('_get_hapi_misc_redirects', {})));
	expect(match('/en/old/guides/')).toMatchObject({ to: '/en/magazine/guides/' });
	expect(match('/stari-put/')).toMatchObject({ to: '/proizvodi/' });
});

it('pages of the magazine link its feeds, others do not', async () => {
	const feeds = async (path: string) =>
		[...(await headOf(path)).matchAll(/<link rel="alternate" type="([^"]+)" title="[^"]+" href="([^"]+)">/g)].map(([, ...named]) => named);
	const both = [
		['application/rss+xml', 'https://titraj.example/feeds/posts-hr.rss.xml'],
		['application/atom+xml', 'https://titraj.example/feeds/posts-hr.atom.xml'],
	];
	const magazine = ['/magazin/', '/magazin/vodici/', POST, await pathOf('tags', 'tagovi'), await pathOf('authors', 'autori')];
	for (const path of magazine) expect([path, await feeds(path)]).toEqual([path, both]);
	for (const path of ['/', '/newsletter/', '/proizvodi/racunala/monitori/']) expect([path, await feeds(path)]).toEqual([path, []]);
});

it('the feeds contain only public posts, the latest first', async () => {
	const { items } = unwrap(await client.call('_get_hapi_publish_posts', { limit: 30, page: 1 }));
	const [rss, atom] = [toRss(site, items), toAtom(site, items)];
	expect([...rssErrors(rss), ...atomErrors(atom)]).toEqual([]);
	for (const feed of [rss, atom]) {
		expect(feed).toContain('kako-odabrati-monitor');
		expect(feed).not.toMatch(/skriveno|nacrt-vodica/);
	}
	const dates = [...rss.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, date = '']) => Date.parse(date));
	expect(dates).toEqual(dates.toSorted((a, b) => b - a));
});

it.each([null, 'grid', 'list', 'news', 'glossary'] as const)('a post of a category with the template %s inherits it', async (template) => {
	await backend.db.updateTable('post_categories').set({ template }).where('slug', '=', 'vodici').execute();
	const outcome = await loadPath({ path: POST, client, site });
	expect(outcome.kind === 'page' && outcome.loaded.content).toMatchObject({ screen: 'publish/post', props: { template: template ?? 'grid' } });
});

it('a post that the backend refuses with a label is not found', async () => {
	await using refusing = await alterBackend(backend.url, (path) =>
		path.includes('/publish/post/') ? { change: () => ({ success: false, label_name: 'error_post_hidden' }) } : undefined,
	);
	const refused = unwrap(await connect({ baseUrl: refusing.url, host: 'titraj.example', lang: 'hr' }));
	expect((await loadPath({ path: POST, client: refused, site })).kind).toBe('not-found');
	expect((await loadPath({ path: POST, client, site })).kind).toBe('page');
});
