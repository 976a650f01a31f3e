import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { logIn } from '#tests/support/account-steps.ts';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { openPerson } from '#tests/support/merchant-person.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
let staff: string;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});
beforeAll(async () => {
	staff = await logIn(backend, { email: 'urednik@titraj.example', password: 'titraj-urednik' });
});

const ID = 3;
const FIELDS = { title: 'Monitor Uređeni', price: 129.9, sale_price: null, quantity: 7, short_description: 'Tih i oštar.', visible: true };
/** Changes the product as a tool of the editors does; what is not named is as in `FIELDS`. */
const save = (fields: object = {}) => backend.call('_post_hapi_editor_product', { id: ID, ...FIELDS, ...fields }, staff);
const stored = () => backend.db.selectFrom('products').selectAll().where('id', '=', ID).executeTakeFirstOrThrow();
const changes = () => backend.db.selectFrom('content_changes').select(['entity', 'entity_id']).orderBy('id').execute();

describe('products', () => {
	test('are found by code and title, whatever characters are typed', async () => {
		const { code, title } = await stored();
		const skusOf = async (asked: string): Promise<string[]> =>
			(await merchant.call('GET', `/product-search?q=${encodeURIComponent(asked)}`)).body.items.map(({ sku }: { sku: string }) => sku);
		for (const asked of [code, title]) expect(await skusOf(asked)).toContain(code);
		expect(await skusOf("%'<script>")).toEqual([]);
	});
	test('a change is stored and recorded for the shop, and the price is added to the history', async () => {
		const seen = (await changes()).length;
		expect((await save()).body).toEqual({ success: true, data: { id: ID } });
		expect(await stored()).toMatchObject({ title: 'Monitor Uređeni', price_cents: 12990, sale_price_cents: null, quantity: 7 });
		expect((await changes()).slice(seen)).toContainEqual({ entity: 'product', entity_id: ID });
		const history = await backend.db.selectFrom('price_history').select('price_cents').where('product_id', '=', ID).orderBy('valid_from', 'desc').execute();
		expect(history[0]?.price_cents).toBe(12990);
	});
	test('videos are replaced by those that are sent: a new one gets its day of upload, and unknown hosts and kinds are refused', async () => {
		const { code } = await stored();
		const replace = (items: readonly object[]) => merchant.call('PUT', `/products/${code}/videos`, { videos: items });
		const url = '/videos/uredeni.mp4';
		const two = [
			{ url, title: '' },
			{ url: '/videos/b.webm', title: 'Izbliza' },
		];
		expect((await replace(two)).body).toEqual({ videos: two });
		expect((await merchant.call('GET', `/products/${code}/videos`)).body).toEqual({ videos: two });
		const [first, second] = (await stored()).videos;
		expect([first, second]).toMatchObject([
			{ url, type: 'video/mp4' },
			{ url: '/videos/b.webm', type: 'video/webm', title: 'Izbliza' },
		]);
		expect(Date.parse(first?.uploaded ?? '')).toBeGreaterThan(0);
		for (const wrong of ['https://drugdje.example/a.mp4', '//drugdje.example/a.mp4', '/\\drugdje.example/a.mp4', 'videos/a.mp4', '/a b.mp4'])
			expect((await replace([{ url: wrong, title: '' }])).status, wrong).toBe(400);
		expect((await replace([{ url: '/videos/a.exe', title: '' }])).body.errors).toEqual([{ field: 'videos.0.url', reason: expect.stringContaining('.mp4') }]);
		expect((await merchant.call('PUT', '/products/NEMA/videos', { videos: [] })).status).toBe(404);
		await replace([{ url, title: 'Novi naziv' }]);
		expect((await stored()).videos).toEqual([{ ...first, title: 'Novi naziv' }]);
		await replace([]);
		expect((await stored()).videos).toEqual([]);
	});
	test('videos are changed by those who may write products, in the version that they saw', async () => {
		const { code } = await stored();
		const [manager, support] = [await openPerson(backend, 'manager'), await openPerson(backend, 'support')];
		const path = `/products/${code}/videos`;
		const seen = (await manager.call('GET', path)).headers.get('etag') ?? '';
		const body = { videos: [{ url: '/videos/prvi.mp4', title: '' }] };
		expect((await support.call('PUT', path, body)).status).toBe(403);
		expect((await manager.call('PUT', path, body, { 'if-match': seen })).status).toBe(200);
		expect((await manager.call('PUT', path, { videos: [] }, { 'if-match': seen })).status).toBe(412);
		expect((await stored()).videos).toHaveLength(1);
		await manager.call('PUT', path, { videos: [] });
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
		await save({ title: 'Monitor Preimenovani' });
		expect(await words()).toEqual(before);
		await save();
	});
	test('a reduction that begins or ends adds the product to the list of reduced goods, or removes it with its badge', async () => {
		const listed = async () => {
			const row = await backend.db.selectFrom('product_lists').select('products_total').where('code', '=', 'akcija').executeTakeFirstOrThrow();
			const items = await backend.db.selectFrom('product_list_items').select('product_id').where('list_code', '=', 'akcija').execute();
			return { isIn: items.some(({ product_id }) => product_id === ID), total: row.products_total };
		};
		await save({ sale_price: 99.9 });
		const reduced = await listed();
		expect(reduced.isIn).toBe(true);
		await sql`update products set badges = '[{"code":"novo","title":"Novo"},{"code":"akcija","title":"Akcija"}]' where id = ${ID}`.execute(backend.db);
		await save();
		expect(await listed()).toEqual({ isIn: false, total: reduced.total - 1 });
		expect((await stored()).badges).toEqual([{ code: 'novo', title: 'Novo' }]);
		// The same price as a moment ago is no reduction; a lower price is.
		await save({ sale_price: 99.9 });
		expect(await listed()).toEqual({ isIn: false, total: reduced.total - 1 });
		await save({ sale_price: 89.9 });
		expect(await listed()).toEqual(reduced);
		await save();
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
		await save({ sale_price: 99.9 });
		expect(await stored()).toMatchObject({ now_cents: 9990, lowest_price_cents: 11900 });
		await save({ sale_price: 89.9 });
		expect(await stored()).toMatchObject({ now_cents: 8990, lowest_price_cents: 11900 });
		await save({ title: 'Samo naziv', sale_price: 89.9 });
		expect(await stored()).toMatchObject({ now_cents: 8990, lowest_price_cents: 11900 });
		await save();
		expect(await stored()).toMatchObject({ now_cents: 12990, lowest_price_cents: null });
		await save({ sale_price: 100 });
		expect(await stored()).toMatchObject({ lowest_price_cents: 8990, reduced: false });
	});
	test.each([
		['a price of zero', { price: 0 }],
		['a reduced price above the regular one', { sale_price: 200 }],
		['half a piece in stock', { quantity: 1.5 }],
		['no title', { title: ' ' }],
	])('%s is refused, and nothing is stored', async (_title, fields) => {
		const before = await stored();
		expect((await save({ short_description: 'Drugo', ...fields })).status).toBe(400);
		expect(await stored()).toEqual(before);
	});
	test('an unknown product is 404, and visitors change none', async () => {
		expect((await save({ id: 999_999 })).status).toBe(404);
		const before = await stored();
		const guest = await backend.call('_post_hapi_editor_product', { id: ID, title: 'Podmetnuto' }, await backend.newToken());
		expect([guest.status, await stored()]).toEqual([403, before]);
	});
});
