import { expect, it } from 'vitest';
import { loadSite } from '#lib/navigation/server/site.server.ts';
import { loadPath } from '#lib/pages/server/load-path.server.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
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

let pages = 0;
async function createPage() {
	const { body } = await merchant.call('POST', '/pages', { title: `Blokovi ${++pages}` });
	await merchant.call('PUT', `/pages/${body.id}`, { state: 'published' });
	const at = `/pages/${body.id}/blocks`;
	return { path: body.path, save: (...blocks: object[]) => merchant.call('PUT', at, { blocks }), at };
}

/** Screen data of a page, as a visitor's browser gets it. */
async function visit(path: string): Promise<string> {
	const client = unwrap(await connect({ baseUrl: backend.url, host: 'titraj.example', lang: 'hr' }));
	const outcome = await loadPath({ path, client, site: await loadSite(client, new Date()) });
	return outcome.kind === 'page' ? JSON.stringify(outcome.loaded) : outcome.kind;
}

const TEASER = { title: 'Najava', text: 'Odlomak', button_title: 'Dalje', button_url: '/proizvodi/', image: null };

it('every kind of block is stored, read back as it was written, and shown', async () => {
	const { db } = backend;
	const category = await db.selectFrom('categories').select('code').limit(1).executeTakeFirstOrThrow();
	const product = await db.selectFrom('products').select('code').where('listed', '=', true).limit(1).executeTakeFirstOrThrow();
	const post = await db.selectFrom('posts').select('slug').where('status', '>=', 3).limit(1).executeTakeFirstOrThrow();
	const list = await db.selectFrom('product_lists').select('code').limit(1).executeTakeFirstOrThrow();
	const menu = await db.selectFrom('menus').select('code').limit(1).executeTakeFirstOrThrow();
	const blocks = [
		{ id: '1', type: 'hero', ...TEASER },
		{ id: '2', type: 'promo', ...TEASER, button_url: 'https://primjer.example/' },
		{ id: '3', type: 'title', title: 'Naslov' },
		{ id: '4', type: 'intro', text: 'Uvod' },
		{ id: '5', type: 'content', html: '<p>Sadržaj</p>' },
		{ id: '6', type: 'button', title: 'Gumb', url: '/' },
		{ id: '7', type: 'categories', title: 'Kategorije', category_codes: [category.code] },
		{ id: '8', type: 'list', title: 'Popis', list_code: list.code, limit: 4 },
		{ id: '9', type: 'product', product_codes: [product.code] },
		{ id: '10', type: 'posts', title: 'Članci', limit: 3 },
		{ id: '11', type: 'post', post_slugs: [post.slug] },
		{ id: '12', type: 'brands', title: 'Marke', limit: 6 },
		{ id: '13', type: 'menu', code: menu.code },
	];
	const page = await createPage();
	const saved = await page.save(...blocks);
	expect([saved.status, saved.body.blocks]).toEqual([200, blocks]);
	expect((await merchant.call('GET', page.at)).body.blocks).toEqual(blocks);
	const shown = await visit(page.path);
	for (const text of ['Najava', 'Uvod', 'Sadržaj', 'Gumb']) expect(shown).toContain(text);
});

it.each([
	['an unknown kind', { type: 'video', title: 'x' }, 400],
	['a field of another kind', { type: 'title', title: 'x', html: 'x' }, 400],
	['no id', { id: undefined, type: 'title', title: 'x' }, 400],
	['more than a page shows', { type: 'posts', title: 'x', limit: 1000 }, 400],
	['a text that is too long', { type: 'content', html: 'a'.repeat(100_001) }, 400],
	['a script as its link', { type: 'button', title: 'x', url: 'javascript:alert(1)' }, 422],
	['a link of another protocol', { type: 'hero', ...TEASER, button_url: '//evil.example/' }, 422],
	['a picture that was not uploaded', { type: 'hero', ...TEASER, image: { media: 'a'.repeat(64) } }, 422],
	['a category that there is not', { type: 'categories', title: '', category_codes: ['nema'] }, 422],
	['a product that there is not', { type: 'product', product_codes: ['NEMA'] }, 422],
	['a list that there is not', { type: 'list', title: '', list_code: 'nema', limit: 3 }, 422],
	['a menu that there is not', { type: 'menu', code: 'nema' }, 422],
])('a block with %s is refused, and the page stays', async (_title, block, status) => {
	const { save, at } = await createPage();
	await save({ id: 'prvi', type: 'title', title: 'Prvi' });
	const refused = await save({ id: 'drugi', ...block });
	expect([refused.status, JSON.stringify(refused.body.errors)]).toEqual([status, expect.stringContaining('blocks')]);
	expect((await merchant.call('GET', at)).body.blocks).toHaveLength(1);
});

it('two blocks of the same id, and more than a page holds, are refused', async () => {
	const { save } = await createPage();
	const title = { type: 'title', title: 'x' };
	expect((await save({ id: 'a', ...title }, { id: 'a', ...title })).status).toBe(422);
	expect((await save(...Array.from({ length: 51 }, (_, index) => ({ id: String(index), ...title })))).status).toBe(400);
	expect((await merchant.call('PUT', '/pages/999999/blocks', { blocks: [] })).status).toBe(404);
});

it('a drawing stays when its block is changed, and goes when its picture is taken away', async () => {
	const { save, at } = await createPage();
	await save({ id: 'a', type: 'hero', ...TEASER });
	const picture = { kind: 'brand', params: {} };
	const id = Number(at.split('/')[2]);
	await backend.db
		.updateTable('pages')
		.set({ blocks: JSON.stringify([{ id: 'a', type: 'hero', title: 'x', text: '', button_title: '', button_url: '/', picture }]) })
		.where('id', '=', id)
		.execute();
	expect((await merchant.call('GET', at)).body.blocks[0].image).toMatchObject({ media: null });
	const kept = await save({ id: 'a', type: 'hero', ...TEASER, title: 'y', image: { media: null } });
	expect(kept.body.blocks[0]).toMatchObject({ title: 'y', image: { media: null } });
	expect((await save({ id: 'a', type: 'hero', ...TEASER, image: null })).body.blocks[0].image).toBeNull();
});

it('scripts in any text of a block reach no shopper', async () => {
	const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>';
	const { save, path } = await createPage();
	await save({ id: 'a', type: 'content', html: `<p>mirno</p>${hostile}` }, { id: 'b', type: 'intro', text: hostile });
	const html = /"html":"((?:[^"\\]|\\.)*)"/.exec(await visit(path))?.[1] ?? '';
	expect(html).toContain('mirno');
	expect(html).not.toMatch(/script|onerror/);
});

it('the second of two editors is refused with what the blocks are now, and support edits none', async () => {
	const { save, at } = await createPage();
	const etag = (await merchant.call('GET', at)).headers.get('etag') ?? '';
	await save({ id: 'a', type: 'title', title: 'Prvi' });
	const late = await merchant.call('PUT', at, { blocks: [] }, { 'if-match': etag });
	expect([late.status, late.body.current.blocks[0].title]).toEqual([412, 'Prvi']);
	const support = await openPerson(backend, 'support');
	expect((await support.call('PUT', at, { blocks: [] })).status).toBe(403);
});

it('the blocks of a landing page are edited, too', async () => {
	const landing = { slug: 'odrediste', path: '/odrediste/', title: 'Odredište', layout: 'landing', seo_description: null, blocks: '[]' };
	const { id } = await backend.db.insertInto('static_contents').values(landing).returning('id').executeTakeFirstOrThrow();
	expect((await merchant.call('GET', '/landings')).body.items).toContainEqual({ id, title: 'Odredište', path: '/odrediste/', visible: true });
	expect((await merchant.call('PUT', `/landings/${id}/blocks`, { blocks: [{ id: 'od', type: 'title', title: 'Dobro došli' }] })).status).toBe(200);
	expect(await visit('/odrediste/')).toContain('Dobro došli');
});

it.each([
	['a heading', { type: 'title', title: '' }],
	['a teaser without words on its button', { type: 'hero', ...TEASER, button_title: '' }],
	['a button that leads nowhere', { type: 'button', title: 'x', url: '' }],
	['a text', { type: 'content', html: '' }],
])('%s that is empty is refused', async (_title, block) => {
	const { save } = await createPage();
	expect((await save({ id: 'a', ...block })).status).toBe(400);
});
