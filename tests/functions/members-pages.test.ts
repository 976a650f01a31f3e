import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BrowserJar, openJar } from '#tests/support/browser-jar.ts';
import { openAs } from '#tests/support/open-account.ts';
import { pageFunction } from '#tests/support/page-function.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

/** All data of a page, and what its head says to search engines. */
const shown = pageFunction(async ({ content, head }) => JSON.stringify({ ...content, noindex: head.noindex ?? false, data: head.structuredData }));

const PAGE = '/cjenik-za-instalatere/';
const POST = '/magazin/vodici/kako-odabrati-monitor/';
let shop: RunningShop;
let group: number;
let visitor: BrowserJar;
let customer: BrowserJar;
beforeAll(async () => {
	shop = await startShop({ named: { page: shown } });
	const { db } = shop;
	if (db === null) throw new Error('The shop has no backend of its own');
	group = (await db.insertInto('customer_groups').values({ name: 'Instalateri', percent: null }).returning('id').executeTakeFirstOrThrow()).id;
	const page = { slug: 'cjenik', path: PAGE, parent_slug: null, title: 'Kvorkov cjenik', template: 'default', visible: false, publish_at: null };
	const texts = { short_description: null, content: '<p>Kvorkova cijena</p>', seo_description: null, blocks: '[]', questions: '[]' };
	await db
		.insertInto('pages')
		.values({ ...page, ...texts, audience: 'group', group_id: group, for_members: true })
		.execute();
	await db.updateTable('posts').set({ status: 1, audience: 'customers', for_members: true }).where('slug', '=', 'kako-odabrati-monitor').execute();
	visitor = openJar(shop.url);
	customer = await openAs(shop, 'customer');
});
afterAll(() => shop.close());

async function join(): Promise<void> {
	const user = await shop.db?.selectFrom('users').select('id').where('email', '=', 'customer@ljudi.example').executeTakeFirstOrThrow();
	await shop.db
		?.insertInto('customer_group_members')
		.values({ group_id: group, user_id: user?.id ?? 0 })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

async function visit(jar: BrowserJar, path: string, headers: Record<string, string> = {}) {
	const response = await jar.get(path, headers);
	expect([response.headers.get('cache-control'), response.headers.get('netlify-cdn-cache-control')]).toEqual(['private, no-store', null]);
	return { status: response.status, text: await response.text() };
}

describe('a page for a group of customers', () => {
	test.each<[string, Record<string, string>]>([
		['a visitor', {}],
		['a crawler', { 'user-agent': 'Googlebot/2.1' }],
	])('%s is asked to sign in and to come back, and learns nothing of the page', async (_title, headers) => {
		const { status, text } = await visit(visitor, `${PAGE}?izvor=mail`, headers);
		expect([status, JSON.parse(text)]).toMatchObject([
			403,
			{
				screen: 'cms/default',
				noindex: true,
				data: [],
				props: { blocks: [{ type: 'button', url: `/moj-racun/prijava/?redirect=${encodeURIComponent(`${PAGE}?izvor=mail`)}` }] },
			},
		]);
		expect(text).not.toMatch(/kvorkov/i);
	});

	test('a customer reads that the account does not have it, until it joins the group', async () => {
		const refused = await visit(customer, PAGE);
		expect([refused.status, JSON.parse(refused.text)]).toMatchObject([403, { noindex: true, props: { blocks: [], title: 'Stranica nije za ovaj račun' } }]);
		expect(refused.text).not.toMatch(/kvorkov/i);
		await join();
		const seen = await visit(customer, PAGE);
		expect([seen.status, JSON.parse(seen.text)]).toMatchObject([200, { noindex: true, data: [], props: { title: 'Kvorkov cjenik' } }]);
		expect(seen.text).toContain('Kvorkova cijena');
		// The page of one visitor is not that of the next.
		expect((await visit(openJar(shop.url), PAGE)).text).not.toMatch(/kvorkov/i);
	});

	test.each([`${PAGE}?page=2`, `${PAGE}?search_q=cijena`, `${PAGE}?devclearcache=x`, PAGE.slice(0, -1), `/${PAGE}`, PAGE.replace('-', '%2D')])(
		'by %s, it is for members alone, and no answer with it is shared',
		async (path) => {
			await join();
			for (const [jar, isMember] of [
				[customer, true],
				[openJar(shop.url), false],
			] as const)
				for (const headers of [{}, { 'user-agent': 'Googlebot/2.1' }]) {
					const response = await jar.get(path, headers);
					const text = await response.text();
					const isShown = /kvorkov/i.test(text);
					expect([isShown && !isMember, isShown && response.headers.get('cache-control')]).toEqual([false, isShown && 'private, no-store']);
					expect(response.headers.get('location') ?? '').not.toMatch(/^\/\/|kvorkov/i);
				}
		},
	);

	test('a token that the backend does not know is a visitor’s', async () => {
		const jar = openJar(shop.url);
		jar.cookies.set('hapi_auth_token', 'made.up.token');
		expect(await visit(jar, PAGE)).toMatchObject({ status: 403, text: expect.not.stringMatching(/kvorkov/i) });
	});
});

test('a post for signed-in customers is asked for by its address, and shown to any customer', async () => {
	const post = await await shop.db?.selectFrom('posts').select('title').where('slug', '=', 'kako-odabrati-monitor').executeTakeFirstOrThrow();
	const asked = await visit(visitor, POST);
	expect([asked.status, asked.text.includes(post?.title ?? '-')]).toEqual([403, false]);
	expect(await visit(customer, POST)).toMatchObject({ status: 200, text: expect.stringContaining('publish/post') });
});

test('the gateway does not pass the call on: only the page function asks', async () => {
	expect((await customer.get(`/api/hapi/cms/for-members?path=${PAGE}`)).status).toBe(404);
});

test('a path that nothing has is not found, for everybody', async () => {
	for (const jar of [visitor, customer]) expect((await jar.get('/kvork/')).status).toBe(404);
});
