import { expect, it } from 'vitest';
import { loadSite } from '#lib/navigation/server/site.server.ts';
import { loadPath } from '#lib/pages/server/load-path.server.ts';
import { previewPage } from '#lib/pages/server/preview-page.server.ts';
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
	process.env['BACKEND_URL'] = started.url;
});

let pages = 0;
async function createPage(state = 'published') {
	const { body } = await merchant.call('POST', '/pages', { title: `Blokovi ${++pages}` });
	await merchant.call('PUT', `/pages/${body.id}`, { state });
	const at = `/pages/${body.id}/blocks`;
	const preview = (blocks: readonly unknown[], key?: string) => merchant.call('POST', `${at}/preview`, { blocks, ...(key !== undefined && { key }) });
	return { path: body.path, save: (...blocks: object[]) => merchant.call('PUT', at, { blocks }), at, preview };
}

/** What the frame of the back office shows of a preview, with the data of its page instead of a document. */
async function visitPreview(key: string): Promise<{ status: number; text: string }> {
	const response = await previewPage(key, async ({ content }) => JSON.stringify(content));
	return { status: response.status, text: await response.text() };
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

it('blocks that are not saved are shown under a random key, and without it to no visitor', async () => {
	const { path, preview, save } = await createPage();
	await save({ id: 'a', type: 'title', title: 'Spremljeni naslov' });
	const first = await preview([{ id: 'a', type: 'title', title: 'Novi naslov' }]);
	expect([first.status, first.body.hints]).toEqual([200, []]);
	expect(first.body.url).toBe(`https://titraj.example/look-preview?page=${first.body.key}`);
	const shown = await visitPreview(first.body.key);
	expect([shown.status, shown.text]).toEqual([200, expect.stringContaining('Novi naslov')]);
	const visited = await visit(path);
	expect(visited).toContain('Spremljeni naslov');
	expect(visited).not.toContain('Novi naslov');
	const second = await preview([{ id: 'a', type: 'title', title: 'Treći naslov' }], first.body.key);
	expect(second.body.key).toBe(first.body.key);
	expect((await visitPreview(first.body.key)).text).toContain('Treći naslov');
	expect(await visitPreview('0'.repeat(64))).toEqual({ status: 404, text: '' });
});

it('the key of one page previews no other, and a preview of yesterday is gone', async () => {
	const one = await createPage();
	const other = await createPage();
	const { key } = (await one.preview([{ id: 'a', type: 'title', title: 'Prva stranica' }])).body;
	const foreign = await other.preview([{ id: 'a', type: 'title', title: 'Druga stranica' }], key);
	expect(foreign.body.key).not.toBe(key);
	expect((await visitPreview(key)).text).toContain('Prva stranica');
	await backend.db
		.updateTable('block_previews')
		.set({ changed_at: new Date(Date.now() - 86_400_000) })
		.where('key', '=', key)
		.execute();
	expect((await visitPreview(key)).status).toBe(404);
});

it('a draft and a landing page that is hidden are previewed, and shoppers find neither', async () => {
	const { path, preview } = await createPage('draft');
	const { key } = (await preview([{ id: 'a', type: 'intro', text: 'Uskoro u trgovini' }])).body;
	expect((await visitPreview(key)).text).toContain('Uskoro u trgovini');
	expect(await visit(path)).toBe('not-found');
	const landing = { slug: 'skriveno', path: '/skriveno/', title: 'Skriveno', layout: 'landing', visible: false, seo_description: null, blocks: '[]' };
	const { id } = await backend.db.insertInto('static_contents').values(landing).returning('id').executeTakeFirstOrThrow();
	const hidden = await merchant.call('POST', `/landings/${id}/blocks/preview`, { blocks: [{ id: 'a', type: 'title', title: 'Tajna akcija' }] });
	expect((await visitPreview(hidden.body.key)).text).toContain('Tajna akcija');
	expect(await visit('/skriveno/')).toBe('not-found');
});

it('a preview leaves out what is empty, wrong, hostile or gone, and says so', async () => {
	const { preview } = await createPage();
	const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>';
	const { status, body } = await preview([
		{ id: '1', type: 'title', title: '' },
		null,
		'text',
		{ id: '2', type: 'video' },
		{ id: '3', type: 'button', title: 'x', url: 'javascript:alert(1)' },
		{ id: '4', type: 'categories', title: 'Nestale kategorije', category_codes: ['nema-je'] },
		{ id: '5', type: 'product', product_codes: ['NEMA'] },
		{ id: '6', type: 'product', product_codes: [] },
		{ id: '7', type: 'hero', ...TEASER, image: { media: 'a'.repeat(64) } },
		{ id: '8', type: 'list', title: 'Nestali popis', list_code: 'nema-ga', limit: 4 },
		{ id: '9', type: 'menu', code: 'nema-ga' },
		{ id: '10', type: 'content', html: `<p>mirno</p>${hostile}` },
	]);
	expect([status, body.hints]).toEqual([
		200,
		[
			...[0, 1, 2, 3, 4, 7, 8].map((place) => ({ place, reason: 'incomplete', codes: [] })),
			...[
				[5, 'nema-je'],
				[6, 'NEMA'],
				[9, 'nema-ga'],
				[10, 'nema-ga'],
			].map(([place, code]) => ({ place, reason: 'missing', codes: [code] })),
		],
	]);
	const shown = await visitPreview(body.key);
	expect(shown.status).toBe(200);
	expect(shown.text).toContain('mirno');
	expect(shown.text).not.toMatch(/script|onerror|Nestale kategorije/);
});

it.each([
	['more blocks than a page holds', { blocks: Array.from({ length: 51 }, () => ({})) }, 400],
	['no list', { blocks: 'x' }, 400],
	['a key that is none', { blocks: [], key: '../x' }, 400],
	['something else', { blocks: [], visible: true }, 400],
])('a preview of %s is refused', async (_title, body, status) => {
	const { at } = await createPage();
	expect((await merchant.call('POST', `${at}/preview`, body)).status).toBe(status);
});

it('support previews no blocks, a page that is not there has no preview, and no preview enters the log of changes', async () => {
	const { at, preview } = await createPage();
	const support = await openPerson(backend, 'support');
	expect((await support.call('POST', `${at}/preview`, { blocks: [] })).status).toBe(403);
	expect((await merchant.call('POST', '/pages/999999/blocks/preview', { blocks: [] })).status).toBe(404);
	const count = async () => (await backend.db.selectFrom('audit_log').select('id').execute()).length;
	const before = await count();
	await preview([]);
	expect(await count()).toBe(before);
});

it('a block that names what was deleted since is saved unchanged, shown without it, and takes nothing else that is not there', async () => {
	const { db } = backend;
	const { save, path, at } = await createPage();
	const { body: category } = await merchant.call('PUT', '/categories', { path: ['Kratkog vijeka'] });
	const blocks = [
		{ id: 'a', type: 'categories', title: 'Samo ta kategorija', category_codes: [category.code] },
		{ id: 'b', type: 'title', title: 'Naslov ispod' },
	];
	expect((await save(...blocks)).status).toBe(200);
	await db.deleteFrom('categories').where('code', '=', category.code).execute();
	const again = await save({ ...blocks[0], title: 'I dalje ta' }, { ...blocks[1] });
	expect([again.status, again.body.blocks?.[0]]).toEqual([200, { ...blocks[0], title: 'I dalje ta' }]);
	const shown = await visit(path);
	expect(shown).toContain('Naslov ispod');
	expect(shown).not.toContain('I dalje ta');
	const added = await save({ ...blocks[0], category_codes: [category.code, 'nikad-bila'] });
	expect([added.status, JSON.stringify(added.body.errors)]).toEqual([422, expect.stringContaining('nikad-bila')]);
	const moved = await save({ ...blocks[0], id: 'drugi' });
	expect(moved.status).toBe(422);
	expect((await merchant.call('GET', at)).body.blocks).toHaveLength(2);
});
