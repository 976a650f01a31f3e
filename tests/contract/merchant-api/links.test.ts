import { expect, it } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { openPerson } from '#tests/support/merchant-person.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});

const check = async (urls: readonly string[]): Promise<string[]> => (await merchant.call('POST', '/link-checks', { urls })).body.states;

it('a link is found, moved, hidden, missing or elsewhere', async () => {
	const { db } = backend;
	const product = await db.selectFrom('products').select(['id', 'slug']).where('listed', '=', true).limit(1).executeTakeFirstOrThrow();
	const page = (await merchant.call('POST', '/pages', { title: 'Skrivena poveznica' })).body;
	await db.insertInto('redirects').values({ old_path: '/staro-mjesto/', new_path: '/', type: 301 }).execute();
	const post = (await merchant.call('GET', '/posts?visible=true&limit=1')).body.items[0];
	const links = {
		...{ '/': 'found', '/proizvodi/': 'found', '/proizvodi/?sort=new#vrh': 'found', '/staro-mjesto/': 'moved', [page.path]: 'hidden', '/nema/': 'missing' },
		...{
			[`/proizvodi/x/${product.slug}-proizvod-${product.id}/`]: 'found',
			'/proizvodi/x/y-proizvod-999999999/': 'missing',
			'https://x.example/': 'elsewhere',
		},
		...{ [post.path]: 'found', '/magazin/nema/nema/': 'missing', '/poslovnice/nema-999999999/': 'missing' },
	};
	expect(await check(Object.keys(links))).toEqual(Object.values(links));
	await merchant.call('PUT', `/posts/${post.id}`, { state: 'archived' });
	expect(await check([post.path])).toEqual(['hidden']);
	await merchant.call('PUT', `/posts/${post.id}`, { state: 'published' });
});

it('a link to the address in another language is found or hidden like its page', async () => {
	const page = (await merchant.call('POST', '/pages', { title: 'Prevedena poveznica' })).body;
	const translation = { kind: 'page', id: page.id, lang: 'en', slug: 'translated-link', texts: '{}', available: true };
	await backend.db.insertInto('translations').values(translation).execute();
	expect(await check(['/en/translated-link/', '/en/', '/en/nothing/'])).toEqual(['hidden', 'found', 'missing']);
});

it('every place that a link can be chosen from leads somewhere', async () => {
	const paths = (await merchant.call('GET', '/link-targets')).body.items.map(({ path }: { path: string }) => path);
	expect(paths).toContain('/proizvodi/');
	expect((await check(paths)).filter((state) => state !== 'found')).toEqual([]);
});

it('a menu of an older version is refused with what it is now, and so is one without a title, with a script, or too deep', async () => {
	const [menu] = (await merchant.call('GET', '/menus')).body.items;
	const path = `/menus/${menu.code}`;
	const etag = (await merchant.call('GET', path)).headers.get('etag') ?? '';
	const entry = { id: 'nova', title: '<img src=x onerror=alert(1)>', url: '/proizvodi/', items: [] };
	expect((await merchant.call('PUT', path, { items: [entry] }, { 'if-match': etag })).status).toBe(200);
	const late = await merchant.call('PUT', path, { items: [] }, { 'if-match': etag });
	expect([late.status, late.body.current.items[0].id]).toEqual([412, 'nova']);
	const refused = [
		{ ...entry, title: '' },
		{ ...entry, url: 'javascript:alert(1)' },
		{ ...entry, items: [entry] },
		{ ...entry, extra: 1 },
	];
	for (const wrong of refused) expect((await merchant.call('PUT', path, { items: [wrong] })).status, JSON.stringify(wrong)).toBeOneOf([400, 422]);
	expect((await merchant.call('GET', path)).body.items).toEqual([entry]);
	await merchant.call('PUT', path, { items: menu.items });
});

it('the warehouse neither lists places nor looks links up', async () => {
	const person = await openPerson(backend, 'warehouse');
	expect((await person.call('GET', '/link-targets')).status).toBe(403);
	expect((await person.call('POST', '/link-checks', { urls: ['/'] })).status).toBe(403);
});
