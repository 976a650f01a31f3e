import { endpoints } from '@titraj/contract/endpoints.ts';
import { expect, test } from 'vitest';
import { createClient } from '#lib/platform/http/client.ts';
import { findForMembers } from '#scripts/prerender/crawl/find-for-members.ts';
import { removePages } from '#scripts/prerender/crawl/remove-pages.ts';
import type { PagePlace } from '#scripts/prerender/manifest/page-record.ts';
import type { LocalStore } from '#scripts/prerender/publish/store/page-store.ts';

const post = (slug: string): PagePlace => ({ path: `/magazin/vodici/${slug}/`, lang: 'hr', type: 'post' });

/** A shop whose only pages are `places`; `members` are those that the backend gives to members alone. */
function shopOf(places: readonly PagePlace[], members: readonly string[], tags: Readonly<Record<string, readonly string[]>> = {}) {
	const files: string[] = [];
	const store: LocalStore = {
		...{ isLocal: true, read: () => null, sizeOf: () => null, write: () => undefined, settle: async () => undefined },
		remove: (names) => void files.push(...names),
	};
	const manifest = {
		countBefore: ({ type }: PagePlace, enough: number) => Math.min(enough, places.filter((place) => place.type === type).length),
		placeBefore: (path: string) => places.find((place) => place.path === path) ?? null,
		tagsOf: (path: string) => tags[path] ?? [],
		forget: () => undefined,
	};
	const forMembers = async (asked: readonly PagePlace[]) => new Set(asked.map(({ path }) => path).filter((path) => members.includes(path)));
	return { files, shop: { manifest, store, sites: [{ lang: 'hr', routes: [] }], limit: {}, forMembers } };
}

test('a page that is for members now is removed, although it is the only one of its type', async () => {
	const only = post('cjenik');
	const { files, shop } = shopOf([only], [only.path]);
	expect(await removePages([only.path], shop)).toEqual({ removed: [only.path], refusals: [] });
	expect(files).toEqual(['/magazin/vodici/cjenik/index.html']);
});

test('a list that has nothing left but posts for members is removed with them, and no list of other posts', async () => {
	const [only, list, other] = [
		post('cjenik'),
		{ path: '/magazin/', lang: 'hr', type: 'publish' },
		{ path: '/magazin/autori/ana-1/', lang: 'hr', type: 'author' },
	];
	const { shop } = shopOf([only, list, other], [only.path], { [only.path]: ['post:1'], '/magazin/': ['posts', 'post:1'], [other.path]: ['posts', 'post:2'] });
	const { removed, refusals } = await removePages([only.path, list.path, other.path], shop);
	expect([removed, refusals.map(({ url }) => url)]).toEqual([[only.path, list.path], ['author (hr)']]);
});

test('pages for members are removed, while too many others that are gone stay', async () => {
	const places = ['a', 'b', 'c', 'd'].map(post);
	const { shop } = shopOf(places, ['/magazin/vodici/a/']);
	const { removed, refusals } = await removePages(
		places.map(({ path }) => path),
		shop,
	);
	expect([removed, refusals.map(({ url }) => url)]).toEqual([['/magazin/vodici/a/'], ['post (hr)']]);
});

test('after a crawl that failed, pages for members are removed, and no others', async () => {
	const places = ['a', 'b', 'c', 'd'].map(post);
	const { shop } = shopOf(places, ['/magazin/vodici/a/']);
	const gone = ['/magazin/vodici/a/', '/magazin/vodici/b/'];
	expect(await removePages(gone, { ...shop, hasFailed: true })).toEqual({ removed: ['/magazin/vodici/a/'], refusals: [] });
});

test('the backend says which pages are for members; what it does not answer is none', async () => {
	const asked: string[] = [];
	const answer: typeof fetch = async (input) => {
		const path = new URL(String(input)).searchParams.get('path') ?? '';
		asked.push(path);
		if (!path.includes('cjenik')) return new Response('{}', { status: 404, headers: { 'content-type': 'application/json' } });
		return Response.json({ success: true, data: { access: 'sign_in', page: null, post: null } });
	};
	const client = createClient({ baseUrl: 'http://127.0.0.1:9', host: 'titraj.example', lang: 'hr', token: 'guest', table: endpoints, fetch: answer });
	const places = [post('cjenik'), post('staro'), { path: '/proizvodi/a-proizvod-1/', lang: 'hr', type: 'product' }, { ...post('cjenik'), lang: 'de' }];
	const found = await findForMembers(places, new Map([['hr', client]]));
	expect([[...found], asked]).toEqual([['/magazin/vodici/cjenik/'], ['/magazin/vodici/cjenik/', '/magazin/vodici/staro/']]);
});
