import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiClient } from '#lib/api/client.ts';
import { connect } from '#lib/api/connect.ts';
import { unwrap } from '#lib/api/result.ts';
import { loadPath } from '#lib/server/load-path.server.ts';
import { toAtom, toRss } from '#lib/server/post-feeds.server.ts';
import { loadSite, type Site } from '#lib/server/site.server.ts';
import { describePage } from '#renderer/document/head-html.ts';
import { alterBackend } from '#tests/support/altered-backend.ts';
import { contentFixture } from '#tests/support/content-fixture.ts';
import { atomFaults, rssFaults } from '#tests/support/post-feed-faults.ts';
import { startContentBackend } from '#tests/support/start-content-backend.ts';
import { structuredDataFaults } from '#tests/support/structured-data-faults.ts';

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

it('a post as it was first written has not changed since it was published', async () => {
	const { items } = unwrap(await client.call('_get_hapi_publish_posts', { limit: 100 }));
	expect(items.filter((item) => item.datetime_updated !== item.datetime_published).map(({ id }) => id)).toEqual([]);
});

it('a post tells search engines when it was published and last changed, to the moment', async () => {
	const published = new Date('2026-10-03T06:15:00Z');
	const updated = new Date('2026-11-04T07:30:00Z');
	await backend.db.updateTable('posts').set({ published_at: published, updated_at: updated }).where('slug', '=', 'kako-odabrati-monitor').execute();
	const data = [...(await headOf(POST)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json));
	expect(data.flatMap((piece) => structuredDataFaults(piece))).toEqual([]);
	expect(data.find((piece) => piece['@type'] === 'Article')).toMatchObject({
		...{ datePublished: published.toISOString(), dateModified: updated.toISOString() },
		mainEntityOfPage: `https://titraj.example${POST}`,
	});
});

it('pages of the magazine name its feeds, others do not', async () => {
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

it('the feeds hold public posts alone, the latest first', async () => {
	const { items } = unwrap(await client.call('_get_hapi_publish_posts', { limit: 30, page: 1 }));
	const [rss, atom] = [toRss(site, items), toAtom(site, items)];
	expect([...rssFaults(rss), ...atomFaults(atom)]).toEqual([]);
	for (const feed of [rss, atom]) {
		expect(feed).toContain('kako-odabrati-monitor');
		expect(feed).not.toMatch(/skriveno|nacrt-vodica/);
	}
	const dates = [...rss.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, date = '']) => Date.parse(date));
	expect(dates).toEqual(dates.toSorted((a, b) => b - a));
});

it.each([null, 'grid', 'list', 'news', 'glossary'] as const)('a post of a category with the template %s takes it over', async (template) => {
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
