import { isFileUsed } from '@titraj/backend/catalog/media/unused/is-used.ts';
import { publishDue } from '@titraj/backend/content/editing/publish-due.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { loadSite } from '#lib/navigation/server/site.server.ts';
import { loadPath } from '#lib/pages/server/load-path.server.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { openPerson } from '#tests/support/merchant-person.ts';
import { jpeg } from '#tests/support/sample-pictures.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});

const HOSTILE = '<img src=x onerror=alert(1)><script>alert(1)</script>';

async function createPage(title: string, path?: string) {
	const { status, body } = await merchant.call('POST', '/pages', { title, path });
	expect(status, JSON.stringify(body)).toBe(200);
	return body;
}
async function createPost(title: string) {
	const { body: categories } = await merchant.call('GET', '/post-categories');
	const { status, body } = await merchant.call('POST', '/posts', { title, category: categories.items[0].slug });
	expect(status, JSON.stringify(body)).toBe(200);
	return body;
}
const save = (kind: string, id: number, change: object, headers?: Record<string, string>) => merchant.call('PUT', `/${kind}/${id}`, change, headers);

/** What a visitor of the storefront gets at a path. */
async function visit(path: string) {
	const client = unwrap(await connect({ baseUrl: backend.url, host: 'titraj.example', lang: 'hr' }));
	const site = await loadSite(client, new Date());
	const known = await backend.db.selectFrom('redirects').select('new_path').where('old_path', '=', path).executeTakeFirst();
	const outcome = known === undefined ? await loadPath({ path, client, site }) : null;
	return { to: known?.new_path ?? null, kind: outcome?.kind ?? 'redirect', page: outcome?.kind === 'page' ? JSON.stringify(outcome.loaded) : '' };
}

it('a new page is a draft at a path made from its title, and a second one of that title gets another path', async () => {
	const page = await createPage('  O  našoj trgovini ');
	expect(page).toMatchObject({ title: 'O našoj trgovini', path: '/o-nasoj-trgovini/', state: 'draft', visible: false, publish_at: null, fixed: false });
	expect((await createPage('O našoj trgovini')).path).toBe('/o-nasoj-trgovini-2/');
	expect((await merchant.call('GET', '/path-proposals?kind=pages&title=O%20na%C5%A1oj%20trgovini')).body.path).toBe('/o-nasoj-trgovini-3/');
	expect((await visit(page.path)).kind).toBe('not-found');
	expect((await merchant.call('GET', '/pages?state=draft&q=našoj')).body.items.map(({ id }: { id: number }) => id)).toContain(page.id);
});

it.each([
	['without slashes', 'o-nama'],
	['with capital letters', '/O-nama/'],
	['that leaves the shop', '//evil.example/'],
	['with a script', '/javascript:alert(1)/'],
	['of the catalog', '/proizvodi/o-nama/'],
	['of the magazine', '/magazin/o-nama/'],
	['of the merchant’s application', '/admin/o-nama/'],
	['of calls', '/api/x/'],
	['of a language', '/en/about/'],
	['of a shopper’s account', '/moj-racun/novo/'],
	['of five levels', '/a1/b1/c1/d1/e1/'],
	['of another page', '/zauzeto/'],
])('a page at a path %s is refused at its field, new or moved', async (_title, path) => {
	const taken = await backend.db.selectFrom('pages').select('id').where('path', '=', '/zauzeto/').executeTakeFirst();
	if (taken === undefined) await createPage('Zauzeto');
	const refused = await merchant.call('POST', '/pages', { title: 'Krivo', path });
	expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'path']);
	const { id } = await createPage('Pravo');
	expect((await save('pages', id, { path })).status).toBe(422);
});

it('a published page is shown, moves with a redirect, and moves back without one', async () => {
	const { id, path } = await createPage('Naš tim');
	const shown = await save('pages', id, { content: '<p>Ana i Ivo</p>', seo_description: 'Tko smo', state: 'published' });
	expect(shown.body).toMatchObject({ state: 'published', visible: true, url: `https://titraj.example${path}` });
	expect((await visit(path)).page).toContain('Ana i Ivo');
	expect((await save('pages', id, { path: '/tim/' })).status).toBe(200);
	expect([(await visit(path)).to, (await visit('/tim/')).kind]).toEqual(['/tim/', 'page']);
	expect((await save('pages', id, { path })).status).toBe(200);
	expect([(await visit(path)).kind, (await visit('/tim/')).to]).toEqual(['page', path]);
});

it('a draft moves without a redirect', async () => {
	const { id, path } = await createPage('Još neobjavljeno');
	await save('pages', id, { path: '/nesto-drugo/' });
	expect(await visit(path)).toMatchObject({ kind: 'not-found', to: null });
});

it('an archived page is not found, keeps its texts, and is published again', async () => {
	const { id, path } = await createPage('Zimski raspored');
	await save('pages', id, { content: '<p>Do 16 sati</p>', state: 'published' });
	expect((await save('pages', id, { state: 'archived' })).body).toMatchObject({ state: 'archived', content: '<p>Do 16 sati</p>' });
	expect((await visit(path)).kind).toBe('not-found');
	await save('pages', id, { state: 'published' });
	expect((await visit(path)).page).toContain('Do 16 sati');
});

it('a draft is deleted, a published page and one that the shop needs are not', async () => {
	const { id } = await createPage('Za brisanje');
	await save('pages', id, { state: 'published' });
	expect((await merchant.call('DELETE', `/pages/${id}`)).body.errors[0].field).toBe('state');
	await save('pages', id, { state: 'draft' });
	expect((await merchant.call('DELETE', `/pages/${id}`)).status).toBe(200);
	expect((await merchant.call('DELETE', `/pages/${id}`)).status).toBe(404);
	const home = await backend.db.selectFrom('pages').select('id').where('path', '=', '/').executeTakeFirstOrThrow();
	expect((await save('pages', home.id, { path: '/naslovnica/' })).status).toBe(422);
	await save('pages', home.id, { visible: false });
	expect((await merchant.call('DELETE', `/pages/${home.id}`)).status).toBe(422);
	await save('pages', home.id, { visible: true });
});

it('what is scheduled is published at its time, once, and not if it has blanks', async () => {
	const at = new Date(Date.now() + 3_600_000);
	const page = await createPage('Božićno radno vrijeme');
	const post = await createPost('Božićni savjeti');
	const blank = await createPage('S prazninama');
	for (const [kind, { id }] of [
		['pages', page],
		['posts', post],
	] as const)
		expect((await save(kind, id, { state: 'scheduled', publish_at: at.toISOString() })).body).toMatchObject({ state: 'scheduled', visible: false });
	expect((await save('pages', blank.id, { content: '[[datum]]', state: 'scheduled', publish_at: at.toISOString() })).body.errors[0].field).toBe('content');
	expect((await save('pages', page.id, { content: '[[datum]]' })).status).toBe(422);
	expect(await publishDue(backend.db, new Date(at.getTime() - 1))).toBe(0);
	expect((await visit(page.path)).kind).toBe('not-found');
	await backend.db.insertInto('redirects').values({ old_path: page.path, new_path: '/', type: 301 }).execute();
	const published = await Promise.all([publishDue(backend.db, at), publishDue(backend.db, at)]);
	expect(published.toSorted()).toEqual([0, 2]);
	expect([(await visit(page.path)).kind, (await visit(post.path)).kind]).toEqual(['page', 'page']);
	expect((await merchant.call('GET', `/posts/${post.id}`)).body).toMatchObject({ state: 'published', publish_at: null, published_at: at.toISOString() });
});

it.each([
	['a time in the past', { state: 'scheduled', publish_at: '2020-01-01T00:00:00Z' }, 422],
	['no time', { state: 'scheduled' }, 422],
	['a time of what is published', { state: 'published', publish_at: '2099-01-01T00:00:00Z' }, 422],
	['two states that contradict each other', { state: 'published', visible: false }, 422],
	['a state that there is not', { state: 'gone' }, 400],
	['a time that is none', { state: 'scheduled', publish_at: 'sutra' }, 400],
	['an empty title', { title: ' ' }, 422],
	['a title that is too long', { title: 'a'.repeat(301) }, 400],
	['a text that is too long', { content: 'a'.repeat(200_001) }, 400],
	['a field that there is not', { slug: 'x' }, 400],
])('a page with %s is refused and stays', async (_title, change, status) => {
	const { id } = await createPage('Ostaje');
	expect((await save('pages', id, change)).status).toBe(status);
	expect((await merchant.call('GET', `/pages/${id}`)).body).toMatchObject({ title: 'Ostaje', state: 'draft' });
});

it('a new post gets category, author, tags and picture, is as new as its publication, and moves with a redirect', async () => {
	expect((await merchant.call('POST', '/post-categories', { title: 'Novosti iz radionice' })).body).toEqual({ slug: 'novosti-iz-radionice' });
	expect((await merchant.call('POST', '/post-categories', { title: 'Novosti iz radionice' })).status).toBe(422);
	expect((await merchant.call('POST', '/post-categories', { title: 'Autori' })).status).toBe(422);
	expect((await merchant.call('POST', '/authors', { title: 'Iva Ivić' })).body).toEqual({ slug: 'iva-ivic' });
	const { media } = await (
		await fetch(`${backend.url}/merchant/v1/media`, {
			method: 'POST',
			headers: { authorization: `Bearer ${merchant.key}`, 'content-type': 'image/jpeg' },
			body: new Uint8Array(await jpeg(640, 480)),
		})
	).json();
	const { id, path } = await createPost('Kako lemimo');
	const saved = await save('posts', id, {
		...{ category: 'novosti-iz-radionice', author: 'iva-ivic', tags: ['Lemljenje', 'lemljenje', 'Alati'], image: { media }, content: '<p>Polako.</p>' },
		...{ seo_description: 'O lemljenju', state: 'published' },
	});
	expect(saved.body).toMatchObject({ path: '/magazin/novosti-iz-radionice/kako-lemimo/', author: 'iva-ivic', uploaded: true, state: 'published' });
	expect(saved.body.tags).toHaveLength(2);
	expect(Date.now() - Date.parse(saved.body.published_at)).toBeLessThan(60_000);
	expect((await visit(path)).kind).toBe('not-found');
	const { page } = await visit(saved.body.path);
	for (const text of ['Polako.', 'Iva Ivić', 'Alati', 'O lemljenju', `/media/stored/${media}`]) expect(page).toContain(text);
	await save('posts', id, { slug: 'lemljenje', image: null, tags: [] });
	expect((await visit(saved.body.path)).to).toBe('/magazin/novosti-iz-radionice/lemljenje/');
	expect((await visit('/magazin/novosti-iz-radionice/lemljenje/')).page).not.toContain(media);
	const before = (await merchant.call('GET', `/posts/${id}`)).body.published_at;
	await save('posts', id, { state: 'archived' });
	expect((await save('posts', id, { state: 'published' })).body.published_at).toBe(before);
});

it('a post shows the products that the editor names, in their order; an unknown one is refused, one that was deleted since is left out', async () => {
	const { id } = await createPost('Koji monitor');
	const [first, second] = await backend.db.selectFrom('products').select(['code', 'title']).where('listed', '=', true).orderBy('id').limit(2).execute();
	const products = [second?.code ?? '', first?.code ?? ''];
	const saved = await save('posts', id, { products, content: '<p>Evo ih.</p>', state: 'published' });
	expect(saved.body.products).toEqual(products);
	const shown = async () => JSON.parse((await visit(saved.body.path)).page).content.props.products.map(({ title }: { title: string }) => title);
	expect(await shown()).toEqual([second?.title, first?.title]);

	const refused = await save('posts', id, { products: [...products, 'NEMA-1'] });
	expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining('names no product: NEMA-1')]);
	expect((await save('posts', id, { products: [products[0], products[0]] })).status).toBe(400);
	await backend.db
		.updateTable('posts')
		.set({ product_codes: JSON.stringify(['NEMA-1']) })
		.where('id', '=', id)
		.execute();
	expect((await save('posts', id, { products: ['NEMA-1', ...products.slice(1)] })).status).toBe(200);
	expect(await shown()).toEqual([first?.title]);
	expect((await save('posts', id, { products: [] })).body.products).toEqual([]);
});

it('a post in an unknown category, of an unknown author, or at the address of another is refused', async () => {
	const one = await createPost('Prvi od dva');
	const { id } = await createPost('Drugi od dva');
	for (const change of [{ category: 'nema' }, { author: 'nitko' }, { slug: one.slug }, { image: { media: 'a'.repeat(64) } }])
		expect((await save('posts', id, change)).status, JSON.stringify(change)).toBe(422);
	expect((await save('posts', id, { slug: '../x' })).status).toBe(400);
	expect((await merchant.call('POST', '/posts', { title: 'Nigdje', category: 'nema' })).status).toBe(422);
	expect((await merchant.call('DELETE', `/posts/${id}`)).status).toBe(200);
	expect((await merchant.call('GET', `/posts/${id}`)).status).toBe(404);
});

it('the second of two editors of a draft is refused, and sees what it is now', async () => {
	const { id } = await createPage('Dva urednika');
	const etag = (await merchant.call('GET', `/pages/${id}`)).headers.get('etag') ?? '';
	expect((await save('pages', id, { title: 'Prvi' }, { 'if-match': etag })).status).toBe(200);
	const late = await save('pages', id, { title: 'Drugi', path: '/drugi-urednik/' }, { 'if-match': etag });
	expect([late.status, late.body.current?.title]).toEqual([412, 'Prvi']);
});

it('scripts in any text of a page or post reach no shopper', async () => {
	const page = await createPage(`Stranica ${HOSTILE}`);
	const post = await createPost(`Članak ${HOSTILE}`);
	const texts = { short_description: HOSTILE, seo_description: HOSTILE, content: `<p>mirno</p>${HOSTILE}`, state: 'published' };
	await save('pages', page.id, texts);
	await save('posts', post.id, { ...texts, tags: [HOSTILE] });
	for (const { path } of [page, post]) {
		const { page: shown } = await visit(path);
		const content = /"contentHtml":"((?:[^"\\]|\\.)*)"/.exec(shown)?.[1] ?? '';
		expect(content).toContain('mirno');
		expect(content).not.toMatch(/script|onerror/);
	}
});

it('editors create content, and the warehouse and support do not', async () => {
	const editor = await openPerson(backend, 'editor');
	expect((await editor.call('POST', '/pages', { title: 'Od urednice' })).status).toBe(200);
	for (const role of ['warehouse', 'support'] as const) {
		const person = await openPerson(backend, role);
		for (const path of ['/pages', '/posts', '/authors', '/post-categories']) expect((await person.call('POST', path, { title: 'x' })).status).toBe(403);
	}
});

it('a post that was published elsewhere before keeps its day, which cannot be in the future', async () => {
	const { id } = await createPost('Iz starog bloga');
	expect((await save('posts', id, { state: 'published', published_at: '2021-05-06T07:08:09Z' })).body).toMatchObject({
		published_at: '2021-05-06T07:08:09.000Z',
	});
	expect((await save('posts', id, { state: 'draft' })).body.published_at).toBe('2021-05-06T07:08:09.000Z');
	expect((await save('posts', id, { published_at: '2199-01-01T00:00:00Z' })).status).toBe(422);
	expect((await save('posts', id, { published_at: '2021-13-45T00:00:00Z' })).status).toBe(400);
});

it('a picture that only the text of a page or post shows is kept', async () => {
	const upload = async (height: number): Promise<string> => {
		const headers = { authorization: `Bearer ${merchant.key}`, 'content-type': 'image/jpeg' };
		const body = new Uint8Array(await jpeg(470, height));
		return (await (await fetch(`${backend.url}/merchant/v1/media`, { method: 'POST', headers, body })).json()).media;
	};
	const [inPost, inPage, nowhere] = [await upload(310), await upload(311), await upload(312)];
	const show = (hash: string) => ({ content: `<p><img src="/media/stored/${hash}.1280.webp" alt=""></p>` });
	await save('posts', (await createPost('Sa slikom u tekstu')).id, show(inPost));
	await save('pages', (await createPage('Sa slikom u tekstu')).id, show(inPage));
	const { rows } = await sql<{ hash: string }>`select f.hash from media_files f where not ${isFileUsed}`.execute(backend.db);
	const unused = rows.map(({ hash }) => hash);
	expect([inPost, inPage, nowhere].map((hash) => unused.includes(hash))).toEqual([false, false, true]);
});

it('a landing page is made of blocks at its own address, found in search and route table once it is published, and gone when it is deleted', async () => {
	const made = await merchant.call('POST', '/pages', { title: 'Ljetna rasprodaja alata', path: '/ljetna-rasprodaja/', template: 'landing' });
	expect([made.status, made.body.template, made.body.state]).toEqual([200, 'landing', 'draft']);
	const { id, path } = made.body;
	await merchant.call('PUT', `/pages/${id}/blocks`, {
		blocks: [
			{ id: 'ljeto:hero', type: 'title', title: 'Sve za ljetnu radionicu' },
			{ id: 'ljeto:uvod', type: 'content', html: '<p>Kosilice i jednorukovalice na jednom mjestu</p>' },
		],
	});
	expect((await visit(path)).kind).toBe('not-found');
	await save('pages', id, { seo_description: 'Ljetni alati po nižoj cijeni', state: 'published' });
	const shown = await visit(path);
	expect(shown.kind).toBe('page');
	for (const part of ['"staticcontent/landing"', 'Sve za ljetnu radionicu', 'Ljetni alati po nižoj cijeni']) expect(shown.page).toContain(part);
	const client = unwrap(await connect({ baseUrl: backend.url, host: 'titraj.example', lang: 'hr' }));
	const pathsFor = async (search_q: string) => unwrap(await client.call('_get_hapi_cms_search', { search_q })).items.map((hit) => hit.url_without_domain);
	expect([await pathsFor('rasprodaja alata'), await pathsFor('jednorukovalice')]).toEqual([[path], [path]]);
	expect(unwrap(await client.call('_get_hapi_misc_routes', {})).map((route) => route.path)).toContain(path);
	expect((await merchant.call('GET', '/link-targets')).body.items).toContainEqual({ title: 'Ljetna rasprodaja alata', path });
	await save('pages', id, { state: 'archived' });
	expect(await pathsFor('jednorukovalice')).toEqual([]);
	expect((await merchant.call('DELETE', `/pages/${id}`)).status).toBe(200);
	expect(await backend.db.selectFrom('redirects').select(['new_path', 'type']).where('old_path', '=', path).execute()).toEqual([{ new_path: '', type: 410 }]);
	const again = await createPage('Nova ljetna rasprodaja', path);
	await save('pages', again.id, { state: 'published' });
	expect((await visit(path)).kind).toBe('page');
});

it('a landing page with a text of its own is a page with text, one that was never public leaves no rule, and no other kind is created', async () => {
	const { body } = await merchant.call('POST', '/pages', { title: 'Odredište s tekstom', template: 'landing' });
	await save('pages', body.id, { content: '<p>Tekst stranice</p>', state: 'scheduled', publish_at: new Date(Date.now() + 3_600_000).toISOString() });
	await publishDue(backend.db, new Date(Date.now() + 7_200_000));
	expect((await visit(body.path)).page).toContain('"cms/default"');
	const draft = (await merchant.call('POST', '/pages', { title: 'Nikad objavljeno odredište', template: 'landing' })).body;
	expect((await merchant.call('DELETE', `/pages/${draft.id}`)).status).toBe(200);
	expect(await backend.db.selectFrom('redirects').selectAll().where('old_path', '=', draft.path).execute()).toEqual([]);
	expect((await merchant.call('POST', '/pages', { title: 'Druga naslovnica', template: 'homepage' })).status).toBe(400);
});
