// One subject: what an import makes of a feed; and a database of its own that two files would open twice.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { importFeed, type RejectedRow } from '@titraj/backend/import/import-feed.ts';
import { type OpenDatabase, openDatabase } from '@titraj/backend/migrations/open-database.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { feedRow, MESSY_FEED } from '#tests/support/messy-feed.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let dir: string;
let server: TestDatabase;
let opened: OpenDatabase;
let rejected: RejectedRow[];
beforeAll(async () => {
	dir = mkdtempSync(join(tmpdir(), 'feed-'));
	server = await createTestDatabase();
	opened = await openDatabase({ databaseUrl: server.url, dataDir: null });
});
beforeEach(() => {
	rejected = [];
});
afterAll(async () => {
	await opened.close();
	await server.drop();
	rmSync(dir, { recursive: true });
});

async function run(name = 'feed.jsonl', content: string | Uint8Array = MESSY_FEED.join('\n')) {
	const file = join(dir, name);
	writeFileSync(file, content);
	return importFeed(opened.db, file, (line) => rejected.push(line));
}

const products = () =>
	opened.db
		.selectFrom('products as p')
		.leftJoin('manufacturers as m', 'm.id', 'p.manufacturer_id')
		.select([
			'p.id',
			'p.code',
			'p.title',
			'p.slug',
			'p.product_code',
			'p.attributes',
			'p.attributes_special',
			'p.picture',
			'p.release_year',
			'm.title as maker',
			'p.updated_at',
		])
		.orderBy('p.id')
		.execute();

describe('a messy feed', () => {
	it('loses no line: each is accepted or reported with its number, sku and reason', async () => {
		const report = await run();
		expect(report).toEqual({ lines: 13, accepted: 5, rejected: 8, written: 5 });
		expect(rejected.map(({ line, sku }) => [line, sku])).toEqual([
			[7, null],
			[8, null],
			[9, 'f'],
			[10, 'g'],
			[11, 'h'],
			[12, 'i'],
			[13, null],
			[14, 'a'],
		]);
		expect(rejected[2]?.reason).toBe('category: Spaceship is unknown');
		expect(rejected.every(({ reason }) => reason.length > 5)).toBe(true);
	});

	it('is tidied on the way in', async () => {
		const [first, second, third, fourth, fifth] = await products();
		expect(first).toMatchObject({ title: 'Zaslon 24.5" IPS™', slug: 'zaslon-24-5-ips', product_code: 'X1', maker: 'Obzor' });
		expect(first?.attributes_special.map(({ title, unit }) => [title, unit])).toEqual([
			['24,5', '"'],
			['IPS', null],
		]);
		expect(first?.picture).toEqual({ kind: 'monitor', params: { color: 'black', size: 25 } });
		expect([second?.maker, second?.release_year, third?.maker]).toEqual([null, null, null]);
		expect(fourth?.maker).toBe('Obzor');
		expect(fourth?.title.length).toBeGreaterThan(300);
		expect(fourth?.slug).toMatch(/^[a-z0-9-]{40,80}$/);
		expect(fifth?.attributes.map(({ attribute_title, title, group }) => [attribute_title, title, group])).toEqual([
			['ECC', 'Ne', 'Platforma'],
			['PCIe utori', '2 × 4.0 16, 1 × 3.0 1', 'Pohrana i proširenje'],
			['Novelty', 'ok', 'Ostalo'],
		]);
	});

	it('run again writes nothing; a changed row keeps its id', async () => {
		const before = await products();
		expect((await run()).written).toBe(0);
		expect(await products()).toEqual(before);
		const changed = [...MESSY_FEED];
		changed[1] = feedRow({ sku: 'b', name: 'Drugi naziv' });
		expect((await run('feed.jsonl.gz', gzipSync(changed.join('\n')))).written).toBe(1);
		const after = await products();
		expect(after.map(({ id, code }) => [id, code])).toEqual(before.map(({ id, code }) => [id, code]));
		expect(after[1]?.title).toBe('Drugi naziv');
	});

	it('cut off in the middle leaves whole batches and is finished by the next run', async () => {
		const many = Array.from({ length: 620 }, (_, index) => feedRow({ sku: `many-${index}`, name: `Zaslon ${index}` }));
		const cut = new Error('cut off');
		const fail = importFeedFailingAt(many, 600, cut);
		await expect(fail).rejects.toBe(cut);
		const count = async () => (await products()).filter(({ code }) => code.startsWith('many-')).length;
		expect(await count()).toBe(500);
		expect((await run('many.jsonl', many.join('\n'))).written).toBe(120);
		expect(await count()).toBe(620);
	});

	it('is not stopped by a row that holds what cannot be kept', async () => {
		const half = '\ud83d';
		const rows = [
			feedRow({ sku: 'nul\u0000', name: 'Nikad' }),
			feedRow({ sku: 'hostile-1', name: `Zaslon ${half} cijeli`, attributes: { 'x\u0000y': 'v', constructor: 'y', z: 'constructor' } }),
			feedRow({ sku: 'hostile-2', attributes: { x: `${'a'.repeat(499)}😀` }, manufacturer: `${'b'.repeat(119)}😀`, part_numbers: [`${'c'.repeat(69)}\ud83d`] }),
			feedRow({ sku: 'hostile-3', name: Array.from({ length: 200_000 }, (_, place) => `w${place}`).join(' ') }),
			feedRow({ sku: 'hostile-4', attributes: { deep: JSON.parse(`${'['.repeat(3000)}1${']'.repeat(3000)}`), ['k'.repeat(5000)]: 'v' } }),
			feedRow({ sku: 'hostile-5', name: 'Zaslon\u2028u dva reda' }),
			feedRow({ sku: 'hostile-6' }),
		];
		const report = await run('hostile.jsonl', `\ufeff${feedRow({ sku: 'hostile-0' })}\r\n${rows.join('\r\n')}\r\n`);
		expect(report).toEqual({ lines: 8, accepted: 7, rejected: 1, written: 7 });
		expect(rejected).toEqual([{ line: 2, sku: null, reason: 'sku: holds a character that cannot be kept' }]);
		const stored = new Map((await products()).map((product) => [product.code, product]));
		expect(stored.get('hostile-1')?.title).toBe('Zaslon cijeli');
		expect(stored.get('hostile-1')?.attributes.map(({ attribute_title, title }) => [attribute_title, title])).toEqual([
			['X y', 'v'],
			['Constructor', 'y'],
			['Z', 'constructor'],
		]);
		expect(stored.get('hostile-2')).toMatchObject({ product_code: 'c'.repeat(69), maker: 'b'.repeat(119) });
		expect(stored.get('hostile-5')?.title).toBe('Zaslon u dva reda');
	});

	it('cut off after its last row is brought to its end by the next run, which writes no row', async () => {
		await run();
		await sql`update categories set products_total = 0`.execute(opened.db);
		await sql`update refreshed_chunks set written_at = written_at - interval '1 hour'`.execute(opened.db);
		expect((await run()).written).toBe(0);
		const { products_total } = await opened.db.selectFrom('categories').select('products_total').where('slug', '=', 'monitori').executeTakeFirstOrThrow();
		expect(products_total).toBeGreaterThan(4);
	});

	it('never calls a price the lowest of thirty days that is above what the shop asked in them', async () => {
		const priced = Array.from({ length: 40 }, (_, place) => ({ sku: `priced-${place}`, price_usd: 100 }));
		const state = () =>
			opened.db
				.selectFrom('products')
				.select(['code', 'now_cents', 'price_cents', 'lowest_price_cents'])
				.where('code', 'like', 'priced-%')
				.where('sale_price_cents', 'is not', null)
				.orderBy('code')
				.execute();
		await run('priced.jsonl', priced.map(feedRow).join('\n'));
		const before = await state();
		expect(before.length).toBeGreaterThan(0);
		await run('priced.jsonl', priced.map((one) => feedRow({ ...one, price_usd: 200 })).join('\n'));
		const after = await state();
		expect(after.map(({ lowest_price_cents }) => lowest_price_cents)).toEqual(before.map(({ now_cents }) => now_cents));
		// Words alone are new: the same reduction goes on, with the same figure.
		await run('priced.jsonl', priced.map((one) => feedRow({ ...one, price_usd: 200, name: 'Novo ime' })).join('\n'));
		expect(await state()).toEqual(after);
		// Reduced further: it is told against what the reduction began with.
		await run('priced.jsonl', priced.map(feedRow).join('\n'));
		expect((await state()).map(({ lowest_price_cents }) => lowest_price_cents)).toEqual(before.map(({ now_cents }) => now_cents));
	});

	it('leaves stock to orders and editors: what was sold does not come back with a new name', async () => {
		const stock = () =>
			opened.db
				.selectFrom('products')
				.select(['title', 'quantity', 'sold', 'maximum_qty', 'store_stock'])
				.where('code', '=', 'sold-out')
				.executeTakeFirstOrThrow();
		await run('sold.jsonl', feedRow({ sku: 'sold-out', name: 'Prvo ime' }));
		const first = await stock();
		await opened.db.updateTable('products').set({ quantity: 0, sold: 7, maximum_qty: 1, store_stock: '{}' }).where('code', '=', 'sold-out').execute();
		expect((await run('sold.jsonl', feedRow({ sku: 'sold-out', name: 'Drugo ime' }))).written).toBe(1);
		const second = await stock();
		expect(second.title).not.toBe(first.title);
		expect(second).toEqual({ title: second.title, quantity: 0, sold: 7, maximum_qty: 1, store_stock: {} });
	});

	it('refuses a line of megabytes by its number and takes those around it', async () => {
		const long = feedRow({ sku: 'far-too-long', name: 'x'.repeat(5 * 1024 * 1024) });
		const report = await run('long.jsonl', [feedRow({ sku: 'before-long' }), long, feedRow({ sku: 'after-long' })].join('\n'));
		expect(report).toMatchObject({ lines: 3, accepted: 2, rejected: 1 });
		expect(rejected).toEqual([{ line: 2, sku: null, reason: 'longer than 4194304 characters' }]);
	});

	it('names the source of the facts', async () => {
		const label = await opened.db.selectFrom('labels').select('text').where('name', '=', 'catalog_source').executeTakeFirst();
		expect(label?.text).toContain('ODC-By');
	});
});

/** The process dies while it reads: a bad line makes the caller throw. */
function importFeedFailingAt(lines: string[], index: number, error: Error) {
	const file = join(dir, 'cut.jsonl');
	writeFileSync(file, [...lines.slice(0, index), '{', ...lines.slice(index)].join('\n'));
	return importFeed(opened.db, file, () => {
		throw error;
	});
}
