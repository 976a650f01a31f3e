import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EditorBrowser, openEditor } from '#tests/support/editor.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let editor: EditorBrowser;
beforeAll(async () => {
	backend = await startTestBackend();
	editor = openEditor(backend.url);
	expect(await editor.signIn()).toBe(303);
});
afterAll(() => backend.close());

const ID = 3;
const PAGE = `/admin/proizvodi/${ID}/`;
const stored = () => backend.db.selectFrom('products').selectAll().where('id', '=', ID).executeTakeFirstOrThrow();
const changes = () => backend.db.selectFrom('content_changes').select(['entity', 'entity_id']).orderBy('id').execute();
const FIELDS = { title: 'Monitor Uređeni', price: '129,90', sale_price: '', quantity: '7', short_description: 'Tih i oštar.', visible: '1' };

/** Value of a field of a page, as a browser reads it. */
const toField = (html: string, name: string) =>
	(new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

describe('who edits', () => {
	test.each(['proizvodi', 'clanci', 'stranice', 'preusmjeravanja', 'natpisi', 'narudzbe', 'dojave'])(
		'%s is for staff; others are led to the sign-in',
		async (section) => {
			const stranger = await openEditor(backend.url).get(`/admin/${section}/`);
			expect([stranger.status, stranger.headers.get('location')]).toEqual([303, '/admin/prijava/']);
			const own = await editor.get(`/admin/${section}/`);
			expect(own.status).toBe(200);
			expect(own.text).not.toMatch(/<script|style=|onclick/);
			expect(own.headers.get('content-security-policy')).toContain("default-src 'none'");
			expect(own.headers.get('cache-control')).toBe('no-store');
		},
	);
	test('a customer is refused as a wrong password is, and gets no cookie', async () => {
		for (const [email, password] of [
			['kupac@titraj.example', 'titraj-kupac'],
			['urednik@titraj.example', 'wrong'],
			['', ''],
		] as const) {
			const answer = await openEditor(backend.url).post('/admin/prijava/', { email, password });
			expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
			expect(answer.text).toContain('E-pošta ili lozinka nisu ispravne.');
		}
	});
	test('guessing is slowed down', async () => {
		const statuses: number[] = [];
		for (let attempt = 0; attempt < 7; attempt++)
			statuses.push((await openEditor(backend.url).post('/admin/prijava/', { email: 'netko@titraj.example', password: 'x' })).status);
		expect(statuses.at(-1)).toBe(429);
	});
	test('the session is for these pages alone, and ends with the sign-out', async () => {
		const other = openEditor(backend.url);
		const { headers } = await other.post('/admin/prijava/', { email: 'urednik@titraj.example', password: 'titraj-urednik' });
		expect(headers.getSetCookie()[0]).toMatch(/; Path=\/admin\/; .*HttpOnly; SameSite=Strict/);
		await other.get('/admin/proizvodi/');
		expect((await other.post('/admin/odjava/', {})).status).toBe(303);
		expect((await other.get('/admin/proizvodi/')).status).toBe(303);
	});
	test.each([
		['without its token', { csrf: '' }, {}],
		['with another one', { csrf: 'x'.repeat(43) }, {}],
		['from another site', {}, { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }],
		['from another origin', {}, { 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' }],
	])('a form %s changes nothing', async (_title, fields, headers) => {
		const before = await stored();
		expect((await editor.post(PAGE, { ...FIELDS, title: 'Podmetnuto', ...fields }, headers)).status).toBe(403);
		expect(await stored()).toEqual(before);
	});
});

describe('products', () => {
	test('are found by number, code and words', async () => {
		const { product_code, title } = await stored();
		for (const asked of [String(ID), product_code ?? '', title])
			expect((await editor.get(`/admin/proizvodi/?q=${encodeURIComponent(asked)}`)).text).toContain(PAGE);
		expect((await editor.get('/admin/proizvodi/?q=%25%27%3Cscript%3E')).text).not.toContain('<script>');
	});
	test('a change is stored, noted for the shop, and the price enters the history', async () => {
		const seen = (await changes()).length;
		const answer = await editor.post(PAGE, FIELDS);
		expect([answer.status, answer.headers.get('location')]).toEqual([303, `${PAGE}?spremljeno=1`]);
		expect(await stored()).toMatchObject({ title: 'Monitor Uređeni', price_cents: 12990, sale_price_cents: null, quantity: 7 });
		expect((await changes()).slice(seen)).toContainEqual({ entity: 'product', entity_id: ID });
		const history = await backend.db.selectFrom('price_history').select('price_cents').where('product_id', '=', ID).orderBy('valid_from', 'desc').execute();
		expect(history[0]?.price_cents).toBe(12990);
		expect((await editor.get(`${PAGE}?spremljeno=1`)).text).toContain('role="status"');
	});
	test('a new title leaves every other word that the product is found by', async () => {
		const words = async () => {
			const { rows } = await sql<{ words: string[] }>`select tsvector_to_array(ts_filter(search, '{b,c,d}')) as words from products where id = ${ID}`.execute(
				backend.db,
			);
			const { rows: values } = await sql<{
				words: string[];
			}>`select tsvector_to_array(ts_filter(search, '{d}')) as words from products where id = ${ID}`.execute(backend.db);
			return [rows[0]?.words, values[0]?.words];
		};
		const before = await words();
		expect(before[1]).toContain('va');
		await editor.post(PAGE, { ...FIELDS, title: 'Monitor Preimenovani' });
		expect(await words()).toEqual(before);
		await editor.post(PAGE, FIELDS);
	});
	test('a reduction that begins or ends moves the product into the list of reduced goods, or out of it with its badge', async () => {
		const listed = async () => {
			const row = await backend.db.selectFrom('product_lists').select('products_total').where('code', '=', 'akcija').executeTakeFirstOrThrow();
			const items = await backend.db.selectFrom('product_list_items').select('product_id').where('list_code', '=', 'akcija').execute();
			return { isIn: items.some(({ product_id }) => product_id === ID), total: row.products_total };
		};
		await editor.post(PAGE, { ...FIELDS, sale_price: '99,90' });
		const reduced = await listed();
		expect(reduced.isIn).toBe(true);
		await sql`update products set badges = '[{"code":"novo","title":"Novo"},{"code":"akcija","title":"Akcija"}]' where id = ${ID}`.execute(backend.db);
		await editor.post(PAGE, FIELDS);
		expect(await listed()).toEqual({ isIn: false, total: reduced.total - 1 });
		expect((await stored()).badges).toEqual([{ code: 'novo', title: 'Novo' }]);
		await editor.post(PAGE, { ...FIELDS, sale_price: '99,90' });
		expect(await listed()).toEqual(reduced);
		await editor.post(PAGE, FIELDS);
	});
	test('two editors of one form: the later one is told what the other changed, loses nothing, and saves on purpose', async () => {
		const seen = async () => toField((await editor.get(PAGE)).text, 'seen');
		const [first, second] = [await seen(), await seen()];
		expect((await editor.post(PAGE, { ...FIELDS, title: 'Monitor Prvi', quantity: '9', seen: first })).status).toBe(303);
		const mine = { ...FIELDS, title: 'Monitor Drugi', short_description: 'Tih, oštar i štedljiv.', seen: second };
		const refused = await editor.post(PAGE, mine);
		expect(refused.status).toBe(409);
		expect(await stored()).toMatchObject({ title: 'Monitor Prvi', quantity: 9, short_description: 'Tih i oštar.' });
		expect(refused.text).toContain('Drugi je urednik spremio: „Monitor Prvi”');
		expect(refused.text).toContain('Tih, oštar i štedljiv.');
		expect([toField(refused.text, 'title'), toField(refused.text, 'quantity')]).toEqual(['Monitor Drugi', '9']);
		const again = { ...mine, quantity: '9', seen: toField(refused.text, 'seen') };
		expect((await editor.post(PAGE, again)).status).toBe(303);
		expect(await stored()).toMatchObject({ title: 'Monitor Drugi', quantity: 9, short_description: 'Tih, oštar i štedljiv.' });
		expect((await editor.post(PAGE, FIELDS)).status).toBe(303);
	});
	test('a reduction is told against the lowest price of the thirty days before, however deep it goes on', async () => {
		await backend.db.deleteFrom('price_history').where('product_id', '=', ID).execute();
		const days = (count: number) => new Date(Date.now() - count * 86_400_000);
		await backend.db
			.insertInto('price_history')
			.values([
				{ product_id: ID, price_cents: 5000, valid_from: days(90) },
				{ product_id: ID, price_cents: 11900, valid_from: days(60) },
				{ product_id: ID, price_cents: 12500, valid_from: days(20) },
				{ product_id: ID, price_cents: 12990, valid_from: days(10) },
			])
			.execute();
		await editor.post(PAGE, { ...FIELDS, sale_price: '99,90' });
		expect(await stored()).toMatchObject({ now_cents: 9990, lowest_price_cents: 11900 });
		await editor.post(PAGE, { ...FIELDS, sale_price: '89,90' });
		expect(await stored()).toMatchObject({ now_cents: 8990, lowest_price_cents: 11900 });
		await editor.post(PAGE, { ...FIELDS, title: 'Samo naziv', sale_price: '89,90' });
		expect(await stored()).toMatchObject({ now_cents: 8990, lowest_price_cents: 11900 });
		await editor.post(PAGE, FIELDS);
		expect(await stored()).toMatchObject({ now_cents: 12990, lowest_price_cents: null });
		await editor.post(PAGE, { ...FIELDS, sale_price: '100' });
		expect(await stored()).toMatchObject({ lowest_price_cents: 8990 });
	});
	test.each([
		['a price that is no amount', { price: 'besplatno' }],
		['a price of nothing', { price: '0' }],
		['a reduced price above the regular one', { sale_price: '200' }],
		['half a piece', { quantity: '1.5' }],
		['no title', { title: ' ' }],
	])('%s is refused with what was typed, and nothing is stored', async (_title, fields) => {
		const before = await stored();
		const answer = await editor.post(PAGE, { ...FIELDS, short_description: '<b>"moje"</b>', ...fields });
		expect(answer.status).toBe(422);
		expect(answer.text).toContain('role="alert"');
		expect(answer.text).toContain('&lt;b&gt;&quot;moje&quot;&lt;/b&gt;');
		expect(await stored()).toEqual(before);
	});
	test('one that is not there is 404', async () => {
		expect((await editor.get('/admin/proizvodi/999999/')).status).toBe(404);
		expect((await editor.get('/admin/proizvodi/nema/')).status).toBe(404);
	});
});

describe('content', () => {
	test('an article that is hidden is gone for visitors, and back when it is shown', async () => {
		const texts = { title: 'Kako odabrati dobar kabel', short_description: 'Uvod', content: '<p>Tekst</p>' };
		const status = async () => (await backend.call('_post_hapi_publish_post', { item_id: 1 })).status;
		await editor.post('/admin/clanci/1/', texts);
		expect(await status()).toBe(404);
		await editor.post('/admin/clanci/1/', { ...texts, visible: '1' });
		expect(await status()).toBe(200);
	});
	test('an article that somebody else changed meanwhile is not written over', async () => {
		const { id, title, short_description, content } = await backend.db
			.selectFrom('posts')
			.select(['id', 'title', 'short_description', 'content'])
			.orderBy('id')
			.executeTakeFirstOrThrow();
		const path = `/admin/clanci/${id}/`;
		const seen = toField((await editor.get(path)).text, 'seen');
		const form = { title, short_description, content: content.replaceAll('\n', '\r\n'), visible: '1', seen };
		expect((await editor.post(path, { ...form, title: `${title} (prvi)` })).status).toBe(303);
		const refused = await editor.post(path, { ...form, title: `${title} (drugi)` });
		expect([refused.status, refused.text.match(/Drugi je urednik|Preuzeto od/g)]).toEqual([409, ['Drugi je urednik']]);
		expect((await editor.post(path, { ...form, seen: toField(refused.text, 'seen') })).status).toBe(303);
	});
	test('a page shows what was written', async () => {
		const page = await backend.db.selectFrom('pages').select(['id', 'slug']).where('slug', '=', 'dostava').executeTakeFirstOrThrow();
		await editor.post(`/admin/stranice/${page.id}/`, { title: 'Nova dostava', short_description: '', content: '<p>Sutra</p>', visible: '1' });
		expect(JSON.stringify((await backend.call('_get_hapi_cms_pages', { slug: 'dostava' })).body)).toContain('Nova dostava');
	});
	test('a redirect is written, changed and taken away; a bad one is refused', async () => {
		const known = () => backend.db.selectFrom('redirects').selectAll().where('old_path', '=', '/stara-akcija/').execute();
		await editor.post('/admin/preusmjeravanja/', { old_path: '/stara-akcija/', new_path: '/proizvodi/', type: '302' });
		expect(await known()).toEqual([{ old_path: '/stara-akcija/', new_path: '/proizvodi/', type: 302 }]);
		for (const bad of [{ new_path: '//zlo.example/' }, { new_path: 'javascript:alert(1)' }, { new_path: '/stara-akcija/' }, { new_path: '/x/', type: '200' }])
			expect((await editor.post('/admin/preusmjeravanja/', { old_path: '/stara-akcija/', type: '301', ...bad })).status).toBe(422);
		await editor.post('/admin/preusmjeravanja/', { old_path: '/stara-akcija/', new_path: '' });
		expect(await known()).toEqual([]);
	});
	test('a label stands over the dictionary until it is emptied', async () => {
		const label = async () => JSON.stringify((await backend.call('_get_hapi_misc_labels', { lang: 'hr' })).body).includes('Dobro došli kod nas');
		await editor.post('/admin/natpisi/', { name: 'home.title', text: 'Dobro došli kod nas' });
		expect(await label()).toBe(true);
		await editor.post('/admin/natpisi/', { name: 'home.title', text: '' });
		expect(await label()).toBe(false);
		expect((await editor.post('/admin/natpisi/', { name: '__proto__ <b>', text: 'x' })).status).toBe(422);
	});
});
