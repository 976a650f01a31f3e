import { applyCampaigns } from '@titraj/backend/catalog/campaigns/apply-campaigns.ts';
import { campaignsJob } from '@titraj/backend/catalog/campaigns/campaigns-job.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { openPerson } from '#tests/support/merchant-person.ts';
import { euros, newRow, upsert } from '#tests/support/merchant-rows.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
/** Long before any campaign of this file. Jobs are paused: each test says what time it is, and applies campaigns itself. */
const BEFORE = new Date('2026-06-01T00:00:00Z');
const STARTS = '2026-06-10T08:00:00.000Z';
const ENDS = '2026-06-20T08:00:00.000Z';
const DURING = new Date('2026-06-10T08:00:00Z');
const AFTER = new Date(ENDS);

beforeAll(async () => {
	backend = await startTestBackend(undefined, { now: () => BEFORE });
	merchant = await openMerchant(backend);
	expect((await merchant.call('PUT', '/jobs/switches', { all_paused: true, mails_paused: false })).status).toBe(200);
});
afterAll(() => backend.close());

const campaign = (more: object = {}) => ({
	...{ title: 'Ljetna akcija', percent: 20, price: null, everything: false, categories: [], products: [], starts_at: STARTS, ends_at: ENDS },
	...more,
});

async function create(more: object): Promise<number> {
	const { status, body } = await merchant.call('POST', '/campaigns', campaign(more));
	expect([status, body.detail]).toEqual([200, undefined]);
	return body.id;
}

async function product(sku: string, more: Parameters<typeof newRow>[1] = {}): Promise<void> {
	await upsert(backend.db, [newRow(sku, more)], { now: () => BEFORE });
	await sql`update price_history set valid_from = now() - interval '90 days' where product_id = (select id from products where code = ${sku})`.execute(
		backend.db,
	);
}

const read = (sku: string) =>
	backend.db
		.selectFrom('products')
		.select(['price_cents', 'sale_price_cents', 'lowest_price_cents', 'reduced', 'now_cents'])
		.where('code', '=', sku)
		.executeTakeFirstOrThrow();

/** Ends what a test began, so that the next one sees its own campaigns alone. */
async function finish(...ids: number[]): Promise<void> {
	await backend.db.deleteFrom('campaigns').where('id', 'in', ids).execute();
	await applyCampaigns(backend.db, AFTER);
}

describe('a campaign', () => {
	it('changes prices from its beginning to its end, and pages follow both', async () => {
		await product('K-1');
		const id = await create({ products: ['K-1'] });
		const pages = async () =>
			(
				await sql<{
					id: number;
				}>`select c.id from content_changes c join products p on p.id = c.entity_id where c.entity = 'product' and p.code = 'K-1'`.execute(backend.db)
			).rows.length;
		expect(await applyCampaigns(backend.db, new Date(DURING.getTime() - 1))).toBe(0);
		const before = await pages();
		expect(await applyCampaigns(backend.db, DURING)).toBe(1);
		expect(await read('K-1')).toEqual({ price_cents: 100_00, sale_price_cents: 80_00, lowest_price_cents: 100_00, reduced: true, now_cents: 80_00 });
		expect(await applyCampaigns(backend.db, DURING)).toBe(0);
		const during = await pages();
		expect(during).toBeGreaterThan(before);
		expect(await applyCampaigns(backend.db, AFTER)).toBe(1);
		expect(await read('K-1')).toEqual({ price_cents: 100_00, sale_price_cents: null, lowest_price_cents: null, reduced: false, now_cents: 100_00 });
		expect(await pages()).toBeGreaterThan(during);
		await finish(id);
	});

	it('is looked at by its job within a second of its beginning and its end', async () => {
		await product('K-2');
		const id = await create({ products: ['K-2'] });
		let now = BEFORE;
		let published = 0;
		const job = campaignsJob(backend.db, { config: { now: () => now }, onChanged: () => published++ });
		expect(job.every).toBe(1000);
		const run = () => job.run({ signal: new AbortController().signal });
		await run();
		now = DURING;
		await run();
		expect([(await read('K-2')).now_cents, published]).toEqual([80_00, 1]);
		await run();
		expect(published).toBe(1);
		now = AFTER;
		await run();
		expect([(await read('K-2')).now_cents, published]).toEqual([100_00, 2]);
		await finish(id);
	});

	it('covers a category with all below it, and products that come to it while it runs', async () => {
		await product('K-3', { category_path: ['Kampanja', 'Ispod'] });
		const code = (await merchant.call('PUT', '/categories', { path: ['Kampanja'] })).body.code;
		const id = await create({ categories: [code], percent: 10 });
		await applyCampaigns(backend.db, DURING);
		expect((await read('K-3')).now_cents).toBe(90_00);
		await product('K-4', { category_path: ['Kampanja', 'Novo'] });
		await applyCampaigns(backend.db, DURING);
		expect((await read('K-4')).now_cents).toBe(90_00);
		expect((await merchant.call('GET', `/campaigns/${id}`)).body.categories).toEqual([code]);
		await finish(id);
		expect([(await read('K-3')).now_cents, (await read('K-4')).now_cents]).toEqual([100_00, 100_00]);
	});

	it('with a fixed price leaves cheaper products as they are', async () => {
		await product('K-5');
		await product('K-6', { price: euros('40.00') });
		const id = await create({ products: ['K-5', 'K-6'], percent: null, price: '49.90' });
		await applyCampaigns(backend.db, DURING);
		expect([(await read('K-5')).now_cents, (await read('K-6')).now_cents]).toEqual([49_90, 40_00]);
		await finish(id);
	});

	it('reduces a product that costs more than cents times a hundred fit in an integer', async () => {
		await product('K-16', { price: euros('2000000.10') });
		const id = await create({ products: ['K-16'], percent: 5 });
		await applyCampaigns(backend.db, DURING);
		expect((await read('K-16')).now_cents).toBe(1_900_000_10);
		await finish(id);
	});

	it('shares products with another one and with their own sale by the lowest price, and adds nothing together', async () => {
		await product('K-7', { price: euros('100.00', { amount: '85.00' }) });
		const ids = [await create({ products: ['K-7'], percent: 10 }), await create({ products: ['K-7'], percent: 30, ends_at: '2026-06-15T08:00:00Z' })];
		await applyCampaigns(backend.db, DURING);
		expect((await read('K-7')).now_cents).toBe(70_00);
		await applyCampaigns(backend.db, new Date('2026-06-15T08:00:00Z'));
		expect((await read('K-7')).now_cents).toBe(85_00);
		await applyCampaigns(backend.db, AFTER);
		expect((await read('K-7')).now_cents).toBe(85_00);
		await finish(...ids);
	});

	it('outlives the price feed of an ERP, which changes what the product costs without it', async () => {
		await product('K-8');
		const id = await create({ products: ['K-8'] });
		await applyCampaigns(backend.db, DURING);
		await upsert(backend.db, [{ sku: 'K-8', price: euros('100.00') }]);
		expect((await read('K-8')).now_cents).toBe(80_00);
		await upsert(backend.db, [{ sku: 'K-8', price: euros('100.00', { amount: '95.00' }) }]);
		expect((await read('K-8')).now_cents).toBe(80_00);
		expect((await merchant.call('GET', '/products/K-8')).body.price).toMatchObject({ sale: '95.00', campaign: '80.00' });
		await upsert(backend.db, [{ sku: 'K-8', price: euros('200.00', { amount: '95.00' }) }]);
		await applyCampaigns(backend.db, DURING);
		expect((await read('K-8')).now_cents).toBe(95_00);
		await finish(id);
		expect((await read('K-8')).now_cents).toBe(95_00);
	});

	it('calls nothing reduced that was cheaper in the last 30 days, also after it ends', async () => {
		await product('K-9');
		const { id: productId } = await backend.db.selectFrom('products').select('id').where('code', '=', 'K-9').executeTakeFirstOrThrow();
		await backend.db
			.insertInto('price_history')
			.values({ product_id: productId, price_cents: 75_00, valid_from: new Date(Date.now() - 10 * 86_400_000) })
			.execute();
		const id = await create({ products: ['K-9'] });
		await applyCampaigns(backend.db, DURING);
		expect(await read('K-9')).toMatchObject({ now_cents: 80_00, lowest_price_cents: 75_00, reduced: false });
		await finish(id);
		expect(await read('K-9')).toMatchObject({ now_cents: 100_00, reduced: false });
	});

	it('whose own sale was overwritten by a full import takes that one as the sale of the product', async () => {
		await product('K-10');
		const id = await create({ products: ['K-10'] });
		await applyCampaigns(backend.db, DURING);
		await sql`update products set sale_price_cents = 7000 where code = 'K-10'`.execute(backend.db);
		await applyCampaigns(backend.db, DURING);
		expect((await read('K-10')).now_cents).toBe(70_00);
		expect(await applyCampaigns(backend.db, DURING)).toBe(0);
		await finish(id);
		expect((await read('K-10')).now_cents).toBe(70_00);
	});
});

describe('the calls', () => {
	it('say what a campaign would do: how many products, which of them count as reduced, and which others overlap', async () => {
		await product('V-1');
		await product('V-2', { price: euros('100.00', { amount: '60.00' }) });
		await product('V-3');
		const { id: productId } = await backend.db.selectFrom('products').select('id').where('code', '=', 'V-3').executeTakeFirstOrThrow();
		await backend.db
			.insertInto('price_history')
			.values({ product_id: productId, price_cents: 75_00, valid_from: new Date(Date.now() - 86_400_000) })
			.execute();
		const other = await create({ title: 'Druga', products: ['V-1'], percent: 5 });
		const { body } = await merchant.call('POST', '/campaign-preview', campaign({ products: ['V-1', 'V-2', 'V-3'] }));
		expect([body.covered, body.changed, body.reduced, body.overlaps]).toEqual([3, 2, 1, [{ id: other, title: 'Druga' }]]);
		expect(body.samples).toEqual([
			{ sku: 'V-1', title: 'Slušalice V-1', now: '100.00', next: '80.00', lowest_30_days: '100.00', shown_as_reduced: true },
			{ sku: 'V-3', title: 'Slušalice V-3', now: '100.00', next: '80.00', lowest_30_days: '75.00', shown_as_reduced: false },
		]);
		expect((await read('V-1')).now_cents).toBe(100_00);
		expect((await merchant.call('POST', `/campaign-preview?id=${other}`, campaign({ products: ['V-1'] }))).body.overlaps).toEqual([]);
		await finish(other);
	});

	it.each([
		['no goods', {}, 422, 'categories'],
		['an unknown category', { categories: ['nema-je'] }, 422, 'categories'],
		['an unknown product', { products: ['NEMA'] }, 422, 'products'],
		['percent and price', { everything: true, price: '1.00' }, 422, 'percent'],
		['neither', { everything: true, percent: null }, 422, 'percent'],
		['the price zero', { everything: true, percent: null, price: '0.00' }, 422, 'price'],
		['an end before the beginning', { everything: true, ends_at: STARTS, starts_at: ENDS }, 422, 'ends_at'],
		['an end in the past', { everything: true, starts_at: '2020-01-01T00:00:00Z', ends_at: '2020-01-02T00:00:00Z' }, 422, 'ends_at'],
		['96 per cent', { everything: true, percent: 96 }, 400, 'percent'],
		['an endless name', { everything: true, title: 'a'.repeat(201) }, 400, 'title'],
		['an unknown field', { everything: true, look_at: null }, 400, 'look_at'],
	])('refuse %s', async (_name, more, status, field) => {
		const answer = await merchant.call('POST', '/campaigns', campaign(more));
		expect([answer.status, answer.body.errors[0].field]).toEqual([status, field]);
	});

	it('show the second of two editors what the first saved', async () => {
		await product('E-1');
		const id = await create({ products: ['E-1'] });
		const editor = await openPerson(backend, 'editor');
		const { headers } = await editor.call('GET', `/campaigns/${id}`);
		const version = { 'if-match': headers.get('etag') ?? '' };
		expect((await editor.call('PUT', `/campaigns/${id}`, campaign({ products: ['E-1'], percent: 25 }), version)).body.percent).toBe(25);
		const late = await editor.call('PUT', `/campaigns/${id}`, campaign({ products: ['E-1'], percent: 30 }), version);
		expect([late.status, late.body.current.percent]).toEqual([412, 25]);
		await finish(id);
	});

	it('end a planned campaign before it begins, and change none that is over', async () => {
		await product('E-2');
		const id = await create({ products: ['E-2'], title: '<script>alert(1)</script>' });
		const ended = await merchant.call('POST', `/campaigns/${id}/end`);
		expect([ended.body.state, ended.body.title]).toEqual(['over', '<script>alert(1)</script>']);
		expect(await applyCampaigns(backend.db, DURING)).toBe(0);
		expect((await merchant.call('POST', `/campaigns/${id}/end`)).status).toBe(409);
		expect((await merchant.call('PUT', `/campaigns/${id}`, campaign({ products: ['E-2'] }))).status).toBe(409);
		expect((await merchant.call('POST', '/campaigns/999999999/end')).status).toBe(404);
		await finish(id);
	});

	it('list by state and by time, and are refused to a key for coupons and to the warehouse', async () => {
		await product('E-3');
		const ids = [await create({ products: ['E-3'] }), await create({ products: ['E-3'], starts_at: '2026-01-01T00:00:00Z', ends_at: '2026-06-02T00:00:00Z' })];
		const list = async (query: string) => (await merchant.call('GET', `/campaigns?${query}`)).body.items.map((item: { id: number }) => item.id);
		expect(await list('state=planned')).toEqual([ids[0]]);
		expect(await list('state=running')).toEqual([ids[1]]);
		expect(await list('from=2026-06-03T00:00:00Z&to=2026-07-01T00:00:00Z')).toEqual([ids[0]]);
		const { body } = await merchant.call('GET', '/campaigns?limit=1');
		expect([body.items[0].id, await list(`limit=1&cursor=${body.next_cursor}`)]).toEqual([ids[0], [ids[1]]]);
		expect((await (await openMerchant(backend, 'marketing:write')).call('POST', '/campaigns', campaign({ products: ['E-3'] }))).status).toBe(403);
		expect((await (await openPerson(backend, 'warehouse')).call('GET', '/campaigns')).status).toBe(403);
		await finish(...ids);
	});
});
