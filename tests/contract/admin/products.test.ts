import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { editorForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { EDITED } from '#tests/support/edited-product.ts';
import { type EditorBrowser, readField } from '#tests/support/editor.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let editor: EditorBrowser;
editorForAllTests((started, signedIn) => {
	backend = started;
	editor = signedIn;
});

const { id: ID, page: PAGE, fields: FIELDS } = EDITED;
const stored = () => backend.db.selectFrom('products').selectAll().where('id', '=', ID).executeTakeFirstOrThrow();
const changes = () => backend.db.selectFrom('content_changes').select(['entity', 'entity_id']).orderBy('id').execute();

describe('products', () => {
	test('are found by number, code and title', async () => {
		const { product_code, title } = await stored();
		for (const asked of [String(ID), product_code ?? '', title])
			expect((await editor.get(`/admin/proizvodi/?q=${encodeURIComponent(asked)}`)).text).toContain(PAGE);
		expect((await editor.get('/admin/proizvodi/?q=%25%27%3Cscript%3E')).text).not.toContain('<script>');
	});
	test('a change is stored and recorded for the shop, and the price is added to the history', async () => {
		const seen = (await changes()).length;
		const answer = await editor.post(PAGE, FIELDS);
		expect([answer.status, answer.headers.get('location')]).toEqual([303, `${PAGE}?spremljeno=1`]);
		expect(await stored()).toMatchObject({ title: 'Monitor Uređeni', price_cents: 12990, sale_price_cents: null, quantity: 7 });
		expect((await changes()).slice(seen)).toContainEqual({ entity: 'product', entity_id: ID });
		const history = await backend.db.selectFrom('price_history').select('price_cents').where('product_id', '=', ID).orderBy('valid_from', 'desc').execute();
		expect(history[0]?.price_cents).toBe(12990);
		expect((await editor.get(`${PAGE}?spremljeno=1`)).text).toContain('role="status"');
	});
	test('a short description that is too long is refused; one from an import stays as it is', async () => {
		const refused = await editor.post(PAGE, { ...FIELDS, price: '131,00', short_description: 'a'.repeat(2001) });
		expect([refused.status, refused.text.includes('2001 znakova, najviše ih može biti 2000'), refused.text.includes('a'.repeat(2001))]).toEqual([
			422,
			true,
			true,
		]);
		expect((await stored()).price_cents).toBe(12990);
		await backend.db
			.updateTable('products')
			.set({ short_description: 'b'.repeat(2500) })
			.where('id', '=', ID)
			.execute();
		expect((await editor.post(PAGE, { ...FIELDS, price: '131,00', short_description: 'b'.repeat(2500) })).status).toBe(303);
		expect(await stored()).toMatchObject({ price_cents: 13100, short_description: 'b'.repeat(2500) });
		expect((await editor.post(PAGE, FIELDS)).status).toBe(303);
	});
	test('videos are those of the form: with or without a title, stored with the day of upload, refused from unknown hosts or kinds', async () => {
		const url = '/videos/uredeni.mp4';
		expect((await editor.post(PAGE, { ...FIELDS, video_1_url: url, video_2_url: '/videos/b.webm', video_2_title: 'Izbliza' })).status).toBe(303);
		const [first, second] = (await stored()).videos;
		expect([first, second]).toMatchObject([
			{ url, type: 'video/mp4' },
			{ url: '/videos/b.webm', type: 'video/webm', title: 'Izbliza' },
		]);
		expect(Date.parse(first?.uploaded ?? '')).toBeGreaterThan(0);
		const page = (await editor.get(PAGE)).text;
		expect([readField(page, 'video_1_url'), readField(page, 'video_2_title')]).toEqual([url, 'Izbliza']);
		for (const video_1_url of [
			'https://drugdje.example/a.mp4',
			'//drugdje.example/a.mp4',
			'/\\drugdje.example/a.mp4',
			'videos/a.mp4',
			'/videos/a.exe',
			'/a b.mp4',
		])
			expect((await editor.post(PAGE, { ...FIELDS, video_1_url })).status, video_1_url).toBe(422);
		await editor.post(PAGE, { ...FIELDS, video_1_url: url, video_1_title: 'Novi naziv', video_2_url: '' });
		expect((await stored()).videos).toEqual([{ ...first, title: 'Novi naziv' }]);
		await editor.post(PAGE, { ...FIELDS, video_1_url: '' });
		expect((await stored()).videos).toEqual([]);
	});
	test('a new title keeps all other search terms of the product', async () => {
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
	test('a reduction that begins or ends adds the product to the list of reduced goods, or removes it with its badge', async () => {
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
		// The same price as a moment ago is no reduction; a lower price is.
		await editor.post(PAGE, { ...FIELDS, sale_price: '99,90' });
		expect(await listed()).toEqual({ isIn: false, total: reduced.total - 1 });
		await editor.post(PAGE, { ...FIELDS, sale_price: '89,90' });
		expect(await listed()).toEqual(reduced);
		await editor.post(PAGE, FIELDS);
	});
	test('two editors of one form: the second one sees the other’s changes, loses nothing, and has to confirm saving', async () => {
		const seen = async () => readField((await editor.get(PAGE)).text, 'seen');
		const [first, second] = [await seen(), await seen()];
		expect((await editor.post(PAGE, { ...FIELDS, title: 'Monitor Prvi', quantity: '9', seen: first })).status).toBe(303);
		const mine = { ...FIELDS, title: 'Monitor Drugi', short_description: 'Tih, oštar i štedljiv.', seen: second };
		const refused = await editor.post(PAGE, mine);
		expect(refused.status).toBe(409);
		expect(await stored()).toMatchObject({ title: 'Monitor Prvi', quantity: 9, short_description: 'Tih i oštar.' });
		expect(refused.text).toContain('Drugi je urednik spremio: „Monitor Prvi”');
		expect(refused.text).toContain('Tih, oštar i štedljiv.');
		expect([readField(refused.text, 'title'), readField(refused.text, 'quantity')]).toEqual(['Monitor Drugi', '9']);
		const again = { ...mine, quantity: '9', seen: readField(refused.text, 'seen') };
		expect((await editor.post(PAGE, again)).status).toBe(303);
		expect(await stored()).toMatchObject({ title: 'Monitor Drugi', quantity: 9, short_description: 'Tih, oštar i štedljiv.' });
		expect((await editor.post(PAGE, FIELDS)).status).toBe(303);
	});
	test('a reduction shows the lowest price of the thirty days before it, however far it is lowered further', async () => {
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
		expect(await stored()).toMatchObject({ lowest_price_cents: 8990, reduced: false });
		expect((await editor.get(PAGE)).text).toContain('bez oznake sniženja');
	});
	test.each([
		['a price that is no amount', { price: 'besplatno' }],
		['a price of zero', { price: '0' }],
		['a reduced price above the regular one', { sale_price: '200' }],
		['half a piece in stock', { quantity: '1.5' }],
		['no title', { title: ' ' }],
	])('%s is refused with the input kept, and nothing is stored', async (_title, fields) => {
		const before = await stored();
		const answer = await editor.post(PAGE, { ...FIELDS, short_description: '<b>"moje"</b>', ...fields });
		expect(answer.status).toBe(422);
		expect(answer.text).toContain('role="alert"');
		expect(answer.text).toContain('&lt;b&gt;&quot;moje&quot;&lt;/b&gt;');
		expect(await stored()).toEqual(before);
	});
	test('an unknown product is 404', async () => {
		expect((await editor.get('/admin/proizvodi/999999/')).status).toBe(404);
		expect((await editor.get('/admin/proizvodi/nema/')).status).toBe(404);
	});
});
