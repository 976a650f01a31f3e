// One file for one subject: who sees a page or post with an audience, by each way that leads to texts.
import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { ForMembersAnswer } from '@titraj/contract/for-members.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, signInAs, writeAccount } from '#tests/support/customer-account.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
let installers: number;
let member: string;
let other: string;
let guest: string;
beforeAll(async () => {
	backend = await startTestBackend();
	merchant = await openMerchant(backend);
	const terms = { percent: null, excluded_categories: [], excluded_manufacturers: [], prices: [] };
	installers = (await merchant.call('POST', '/customer-groups', { ...terms, name: 'Instalateri' })).body.id;
	const account: Account = await writeAccount(backend.db);
	await merchant.call('PUT', `/customers/${account.id}/groups/${installers}`);
	member = (await signInAs(backend, account)).token;
	other = (await signInAs(backend, await writeAccount(backend.db))).token;
	guest = await backend.newToken();
});
afterAll(() => backend.close());

const SECRET = { title: 'Kvorkovnik za instalatere', short_description: 'Kvorkovo zaglavlje', content: '<p>Kvorkova cijena 7,77</p>' };
const TRACE = /kvorkov/i;
const PAGE = '/cjenik-x/';
const POST = '/magazin/vodici/cjenik-y/';

let pageId: number;
let postId: number;
beforeAll(async () => {
	pageId = await create('/pages', { title: 'Radni naslov', path: PAGE });
	postId = await create('/posts', { title: 'Radni naslov', slug: 'cjenik-y', category: 'vodici' });
	for (const path of [`/pages/${pageId}`, `/posts/${postId}`]) await save(path, { ...SECRET, state: 'published', audience: 'group', group: installers });
	// A translation, with an address of its own.
	for (const [kind, id, slug] of [
		['page', pageId, 'price-list-x'],
		['post', postId, 'price-list-y'],
	] as const)
		await backend.db
			.insertInto('translations')
			.values({ kind, id, lang: 'en', slug, texts: JSON.stringify({ title: 'Kvorkov price list', content: '<p>Kvorkov text</p>' }), available: true })
			.execute();
});

async function create(path: string, body: object): Promise<number> {
	const { status, body: made } = await merchant.call('POST', path, body);
	expect([status, made.errors]).toEqual([200, undefined]);
	return made.id;
}

async function save(path: string, change: object) {
	const { status, body } = await merchant.call('PUT', path, change);
	expect([status, body.errors]).toEqual([200, undefined]);
	return body;
}

/** A call of the storefront in a language. */
function call(name: EndpointName, request: object, { token, lang = 'hr' }: { token: string; lang?: string }) {
	const { method, path } = endpoints[name];
	const headers = { authorization: `Bearer ${token}`, 'base-lang': lang, 'base-languages': 'hr,en,de', 'content-type': 'application/json' };
	const query = new URLSearchParams(Object.entries(request).map(([key, value]) => [key, String(value)]));
	return method === 'GET' ? backend.send(`${path}?${query}`, { headers }) : backend.send(path, { method, headers, body: JSON.stringify(request) });
}

const textOf = async (...args: Parameters<typeof call>) => JSON.stringify((await call(...args)).body);

async function ask(path: string, token: string, lang = 'hr') {
	const { status, body } = await call('_get_hapi_cms_for_members', { path }, { token, lang });
	return status === 200 ? expectContract(ForMembersAnswer, body).data : status;
}

describe('a page or post for a group', () => {
	it.each([
		['a page', PAGE, 'hr'],
		['a post', POST, 'hr'],
		['a translated page', '/en/price-list-x/', 'en'],
		['a translated post', '/en/magazine/guides/price-list-y/', 'en'],
	])('%s: a visitor is asked to sign in, a customer is refused, a member reads it', async (_title, path, lang) => {
		const place = lang === 'en' && path.includes('magazine') ? await translatedPost() : path;
		expect(await ask(place, guest, lang)).toEqual({ access: 'sign_in', page: null, post: null });
		expect(await ask(place, other, lang)).toEqual({ access: 'refused', page: null, post: null });
		const seen = await ask(place, member, lang);
		expect(seen).toMatchObject({ access: 'granted' });
		expect(JSON.stringify(seen)).toMatch(lang === 'en' ? /Kvorkov price list/ : /Kvorkova cijena/);
	});

	it('is found by its path alone, not by its id, its slug or a path of another language', async () => {
		for (const path of [String(pageId), 'cjenik-x', '/price-list-x/', `/stranica-${pageId}/`, '/cjenik-x', '/'])
			expect([path, await ask(path, member)]).toEqual([path, 404]);
	});

	it('ends with the membership, at once', async () => {
		const leaving = await writeAccount(backend.db);
		const { token } = await signInAs(backend, leaving);
		await merchant.call('PUT', `/customers/${leaving.id}/groups/${installers}`);
		expect(await ask(PAGE, token)).toMatchObject({ access: 'granted' });
		await merchant.call('DELETE', `/customers/${leaving.id}/groups/${installers}`);
		expect(await ask(PAGE, token)).toMatchObject({ access: 'refused' });
	});
});

/** Path of the post in English, with the category's own word. */
async function translatedPost(): Promise<string> {
	const row = await backend.db.selectFrom('translations').select('slug').where('kind', '=', 'post_category').where('lang', '=', 'en').executeTakeFirst();
	return `/en/magazine/${row?.slug ?? 'vodici'}/price-list-y/`;
}

/** Every call that returns pages, posts, or words of them. */
const READS = [
	['_get_hapi_cms_pages', {}],
	['_get_hapi_cms_pages', { slug: 'cjenik-x' }],
	['_get_hapi_cms_pages', { slug: PAGE }],
	['_get_hapi_cms_pages', { slug: 'price-list-x' }],
	['_get_hapi_cms_pages', { slug: `preview:${'0'.repeat(64)}` }],
	['_get_hapi_cms_pages', { search_q: 'kvorkov' }],
	['_get_hapi_cms_static_content', { slug: PAGE }],
	['_get_hapi_cms_menus', {}],
	['_get_hapi_cms_search', { search_q: 'kvorkova' }],
	['_get_hapi_cms_search', { search_q: 'kvorkov price' }],
	['_get_hapi_publish_posts', {}],
	['_get_hapi_publish_posts', { mode: 'full', limit: 100 }],
	['_get_hapi_publish_posts', { search_q: 'kvorkova' }],
	['_get_hapi_publish_posts', { category_slug: 'vodici', limit: 100 }],
	['_get_hapi_publish_categories', {}],
	['_get_hapi_catalog_suggestions', { search_q: 'kvorkova' }],
	['_get_hapi_catalog_suggestions', { search_q: 'kvorkova', alternatives: true }],
	['_get_hapi_misc_routes', {}],
	['_get_hapi_misc_redirects', {}],
	['_get_hapi_misc_changes', { since: 0 }],
	['_get_hapi_misc_labels', {}],
] as const;

describe('no other call gives anything of it', () => {
	beforeAll(async () => {
		const items = [
			{ id: 'x', title: 'Kvorkov izbornik', url: PAGE, items: [] },
			{ id: 'y', title: 'Kvorkov izbornik', url: POST, items: [] },
			...['/en/price-list-x/', await translatedPost()].map((url, at) => ({ id: `t${at}`, title: 'Kvorkov izbornik', url, items: [] })),
			...[`${PAGE}?izvor=izbornik`, `${PAGE}#cijene`, PAGE.slice(0, -1), `https://titraj.example${PAGE}`, `${POST}?izvor=izbornik`].map((url, at) => ({
				...{ id: `z${at}`, title: 'Kvorkov izbornik', url, items: [] },
			})),
		];
		await backend.db
			.insertInto('menus')
			.values({ code: 'za-test', items: JSON.stringify(items) })
			.execute();
	});

	it.each(['hr', 'en', 'de'])('to visitors, to customers and to members, in %s', async (lang) => {
		for (const [name, request] of READS)
			for (const token of [guest, other, member]) {
				// What was searched for is returned.
				const text = (await textOf(name, request, { token, lang })).replaceAll(/"(search_q|corrected_q)":"[^"]*"/g, '');
				expect([name, request, text.match(TRACE) ?? text.match(/cjenik-[xy]|price-list-[xy]/)]).toEqual([name, request, null]);
			}
	});

	it('by the id or the slug of the post', async () => {
		for (const request of [{ item_id: postId }, { item_slug: 'cjenik-y', category_slug: 'vodici' }, { item_slug: 'price-list-y' }])
			for (const token of [guest, other, member]) expect((await backend.call('_post_hapi_publish_post', request, token)).status).toBe(404);
		expect(await textOf('_get_hapi_publish_comments', { item_id: postId }, { token: guest })).toContain('"items":[]');
		const comment = { item_id: postId, display_name: 'Ivan', message: 'Odličan cjenik, hvala' };
		expect((await backend.call('_post_hapi_feedback_post_comment', comment, guest)).status).toBe(404);
	});

	it('by a correction of a search, which knows the words of public texts only', async () => {
		const correctionOf = async (search_q: string) => (await textOf('_get_hapi_catalog_suggestions', { search_q }, { token: guest })).replaceAll(search_q, '');
		expect(await correctionOf('kvorkovnik')).toBe(await correctionOf('kvorkovnjk'));
	});
});

describe('staff', () => {
	let id: number;
	let path: string;
	beforeEach(async () => {
		path = `/proba-${Math.random().toString(36).slice(2)}/`;
		id = await create('/pages', { title: 'Proba', path });
	});
	const put = (change: object) => merchant.call('PUT', `/pages/${id}`, change);

	it('publish for signed-in customers, then for everybody, and back', async () => {
		expect(await save(`/pages/${id}`, { audience: 'customers', state: 'published' })).toMatchObject({ state: 'published', visible: false, group: null });
		expect([await ask(path, guest), await ask(path, other)]).toMatchObject([{ access: 'sign_in' }, { access: 'granted' }]);
		expect(await save(`/pages/${id}`, { audience: 'everybody' })).toMatchObject({ state: 'published', visible: true });
		expect(await ask(path, other)).toBe(404);
		expect(await save(`/pages/${id}`, { audience: 'customers' })).toMatchObject({ state: 'published', visible: false });
		expect(await textOf('_get_hapi_cms_pages', { slug: path }, { token: guest })).toContain('"items":[]');
	});

	it('plan it, and archive it', async () => {
		await save(`/pages/${id}`, { audience: 'customers', state: 'draft' });
		expect(await ask(path, other)).toBe(404);
		await save(`/pages/${id}`, { state: 'published' });
		expect((await merchant.call('DELETE', `/pages/${id}`)).status).toBe(422);
		await save(`/pages/${id}`, { state: 'archived' });
		expect(await ask(path, other)).toBe(404);
		expect((await merchant.call('GET', '/pages?state=archived&q=proba')).body.items.map((page: { id: number }) => page.id)).toContain(id);
		expect((await merchant.call('DELETE', `/pages/${id}`)).status).toBe(200);
	});

	it('move a page that was public without a redirect to its new address', async () => {
		await save(`/pages/${id}`, { state: 'published' });
		await save(`/pages/${id}`, { audience: 'customers' });
		await save(`/pages/${id}`, { path: `${path.slice(0, -1)}-tajno/` });
		expect(await textOf('_get_hapi_misc_redirects', {}, { token: guest })).not.toContain('-tajno/');
	});

	it('are refused an audience without a group, with an unknown one, and for pages that the shop needs', async () => {
		expect((await put({ audience: 'group' })).body.errors).toEqual([{ field: 'group', reason: 'is required with the audience group' }]);
		expect((await put({ audience: 'group', group: 999_999 })).body.errors).toEqual([{ field: 'group', reason: 'names no group of customers' }]);
		expect((await put({ audience: 'customers', group: installers })).body.errors).toEqual([
			{ field: 'group', reason: 'is allowed with the audience group alone' },
		]);
		const terms = await backend.db.selectFrom('pages').select('id').where('path', '=', '/uvjeti-kupnje/').executeTakeFirst();
		if (terms !== undefined)
			expect((await merchant.call('PUT', `/pages/${terms.id}`, { audience: 'customers' })).body.errors).toEqual([
				{ field: 'audience', reason: 'stays everybody: the shop needs this page' },
			]);
	});

	it('delete the group: nobody but staff sees the page, and it is not published for others by itself', async () => {
		const terms = { name: `Kratka ${id}`, percent: null, excluded_categories: [], excluded_manufacturers: [], prices: [] };
		const group = (await merchant.call('POST', '/customer-groups', terms)).body.id;
		await save(`/pages/${id}`, { audience: 'group', group, state: 'published' });
		expect((await merchant.call('DELETE', `/customer-groups/${group}`)).status).toBe(200);
		expect((await merchant.call('GET', `/pages/${id}`)).body).toMatchObject({ audience: 'group', group: null, state: 'published' });
		expect([await ask(path, guest), await ask(path, member)]).toMatchObject([{ access: 'sign_in' }, { access: 'refused' }]);
		await save(`/pages/${id}`, { title: 'Proba 2' });
	});
});
