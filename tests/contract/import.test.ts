// One file for one subject, the results of an import, because it needs its own database, which two files would open twice.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseCommand } from '@titraj/backend/import/command-options.ts';
import { runImport } from '@titraj/backend/import/run-import.ts';
import { databaseTarget } from '@titraj/backend/import/target/database-target.ts';
import { type OpenDatabase, openDatabase } from '@titraj/backend/migrations/open-database.ts';
import { STANDARD_SHOP } from '@titraj/contract/shop/define-shop.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { feedRow, MESSY_FEED, MESSY_MAPPING } from '#tests/support/messy-feed.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let dir: string;
let server: TestDatabase;
let opened: OpenDatabase;
let now = new Date('2026-11-25T10:00:00Z');
const logged: string[] = [];
beforeAll(async () => {
	dir = mkdtempSync(join(tmpdir(), 'feed-'));
	server = await createTestDatabase();
	opened = await openDatabase({ databaseUrl: server.url, dataDir: null });
	writeFileSync(join(dir, 'map.json'), JSON.stringify(MESSY_MAPPING));
});
beforeEach(async () => {
	rmSync(join(dir, 'report.csv'), { force: true });
	now = new Date('2026-11-25T10:00:00Z');
	await sql`truncate products, price_history, product_attributes, attributes, attribute_values, manufacturers, categories restart identity cascade`.execute(
		opened.db,
	);
});
afterAll(async () => {
	await opened.close();
	await server.drop();
	rmSync(dir, { recursive: true });
});

const command = (source: string, ...flags: string[]) =>
	runImport(parseCommand([source, '--report', join(dir, 'report.csv'), ...flags]), {
		target: databaseTarget(opened.db, { shop: STANDARD_SHOP, now: () => now }),
		config: { shop: STANDARD_SHOP },
		log: (line) => logged.push(line),
	});

async function run(content: string | readonly string[] = MESSY_FEED, ...flags: string[]) {
	const file = join(dir, 'feed.jsonl');
	writeFileSync(file, typeof content === 'string' ? content : content.join('\n'));
	return command(file, '--map', join(dir, 'map.json'), ...flags);
}

const report = () =>
	readFileSync(join(dir, 'report.csv'), 'utf8')
		.split('\n')
		.slice(1, -1)
		.map((line) => line.split(',').slice(1, 5));

const products = () =>
	opened.db
		.selectFrom('products as p')
		.innerJoin('categories as c', 'c.id', 'p.category_id')
		.leftJoin('manufacturers as m', 'm.id', 'p.manufacturer_id')
		.select([
			'p.id',
			'p.code',
			'p.title',
			'p.slug',
			'p.product_code',
			'p.attributes',
			'p.quantity',
			'p.sold',
			'p.store_stock',
			'p.price_cents',
			'p.release_year',
			'p.views',
		])
		.select(['p.sale_price_cents', 'p.lowest_price_cents', 'p.maximum_qty', 'p.ean', 'p.listed', 'p.updated_at', 'p.badges', 'p.reviews'])
		.select(['c.path as category', 'c.title as category_title', 'm.title as manufacturer'])
		.orderBy('p.id')
		.execute();

describe('a messy feed', () => {
	it('loses no row: each is accepted or reported with its line, sku, field and reason', async () => {
		expect(await run()).toMatchObject({ products: 13, accepted: 6, refused: 7, created: 6, failures: [] });
		expect(report()).toEqual([
			['2', 'b', 'release_year', 'field left out'],
			['7', '', '', 'row refused'],
			['8', '', '', 'row refused'],
			['10', 'g', 'price', 'row refused'],
			['11', 'h', 'price', 'row refused'],
			['12', 'i', 'title', 'row refused'],
			['13', '', 'sku', 'row refused'],
			['14', 'a', 'sku', 'row refused'],
		]);
	});

	it('is cleaned during the import', async () => {
		await run();
		const [first, second, third, fourth, fifth] = await products();
		expect(first).toMatchObject({ title: 'Zaslon 24.5" IPS™', slug: 'zaslon-24-5-ips', product_code: 'X1', manufacturer: 'Obzor' });
		expect([second?.manufacturer, second?.release_year, third?.manufacturer]).toEqual([null, null, null]);
		expect(fourth?.manufacturer).toBe('Obzor');
		expect(fourth?.title.length).toBeGreaterThan(300);
		expect(fifth?.attributes.map(({ attribute_title, title }) => [attribute_title, title])).toEqual([
			['Pcie slots', '2 × 4.0 16, 1 × 3.0 1'],
			['Ecc support', 'Ne'],
			['Novelty', 'ok'],
		]);
	});

	it('creates its categories, with Croatian slugs and at their depth', async () => {
		await run([feedRow({ sku: 'x', category: 'Kuća i vrt > Čamci i šatori > Đačke žičare' }), feedRow({ sku: 'y', category: 'kuća i vrt > ČAMCI I ŠATORI' })]);
		expect((await products()).map(({ category, category_title }) => [category, category_title])).toEqual([
			['kuca-i-vrt/camci-i-satori/dacke-zicare', 'Đačke žičare'],
			['kuca-i-vrt/camci-i-satori', 'Čamci i šatori'],
		]);
	});

	it('imported again changes nothing; a changed row keeps its id', async () => {
		await run();
		const before = await products();
		expect(await run()).toMatchObject({ created: 0, updated: 0, unchanged: 6 });
		expect(await products()).toEqual(before);
		expect(await run([feedRow({ sku: 'b', name: 'Drugi naziv' })])).toMatchObject({ updated: 1 });
		expect((await products())[1]).toMatchObject({ id: before[1]?.id, title: 'Drugi naziv' });
	});

	it('that is cut off leaves whole batches, and has the same result when it is imported again', async () => {
		const many = Array.from({ length: 1300 }, (_, place) => feedRow({ sku: `many-${place}`, name: `Zaslon ${place}` }));
		const file = join(dir, 'cut.jsonl');
		writeFileSync(file, many.join('\n'));
		const killed = (at: number) =>
			runImport(parseCommand([file, '--map', join(dir, 'map.json'), '--report', join(dir, 'report.csv')]), {
				target: databaseTarget(opened.db, { shop: STANDARD_SHOP, now: () => now }),
				config: { shop: STANDARD_SHOP },
				log: () => {},
				onProgress: (rows) => {
					if (rows === at) throw new Error('killed');
				},
			});
		for (const at of [1, 499, 700, 1299]) await expect(killed(at)).rejects.toThrow('killed');
		expect([0, 500, 1000]).toContain((await products()).length);
		expect(await command(file, '--map', join(dir, 'map.json'))).toMatchObject({ accepted: 1300 });
		const all = await products();
		expect(new Set(all.map(({ code }) => code)).size).toBe(1300);
		expect(await command(file, '--map', join(dir, 'map.json'))).toMatchObject({ unchanged: 1300 });
		expect(await products()).toEqual(all);
	}, 60_000);

	it('is not stopped by a row with data that cannot be stored', async () => {
		const rows = [
			feedRow({ sku: 'nul\u0000', name: 'Nikad' }),
			feedRow({ sku: 'hostile-1', name: 'Zaslon \ud83d cijeli', attributes: { 'x\u0000y': 'v', constructor: 'y', __proto__: 'z' } }),
			feedRow({ sku: 'hostile-2', attributes: { x: `${'a'.repeat(499)}😀` }, manufacturer: `${'b'.repeat(119)}😀` }),
			feedRow({ sku: 'hostile-3', name: Array.from({ length: 200_000 }, (_, place) => `w${place}`).join(' ') }),
			feedRow({ sku: 'hostile-4', attributes: { deep: JSON.parse(`${'['.repeat(3000)}1${']'.repeat(3000)}`), ['k'.repeat(5000)]: 'v' } }),
			feedRow({ sku: 'hostile-5', name: 'Zaslon\u2028u dva reda' }),
		];
		expect(await run(`\ufeff${feedRow({ sku: 'hostile-0' })}\r\n${rows.join('\r\n')}\r\n`)).toMatchObject({ products: 7, accepted: 6, refused: 1 });
		const stored = new Map((await products()).map((product) => [product.code, product]));
		expect(stored.get('hostile-1')?.title).toBe('Zaslon cijeli');
		expect(stored.get('hostile-2')).toMatchObject({ manufacturer: 'b'.repeat(119) });
		expect(stored.get('hostile-5')?.title).toBe('Zaslon u dva reda');
	});
});

describe('data that a feed does not have', () => {
	it('are not invented: no stock, no sales, no reduction, no limit, no picture, no review, no badge', async () => {
		await run();
		for (const product of await products()) {
			expect(product).toMatchObject({
				quantity: 0,
				sold: 0,
				store_stock: {},
				sale_price_cents: null,
				lowest_price_cents: null,
				maximum_qty: null,
				ean: null,
				badges: [],
				reviews: [],
				views: [],
			});
		}
	});

	it('leave stock to orders and stock counts', async () => {
		await run([feedRow({ sku: 'a' })]);
		await opened.db.updateTable('products').set({ quantity: 7, sold: 3 }).execute();
		await run([feedRow({ sku: 'a', name: 'Drugo ime' })]);
		expect(await products()).toMatchObject([{ title: 'Drugo ime', quantity: 7, sold: 3 }]);
	});
});

describe('a price', () => {
	it('is exact to the cent', async () => {
		const prices = [0.01, 0.1, 1, 19.99, 100, 999.9, 1234.56, 99_999.95];
		await run(prices.map((price_usd, place) => feedRow({ sku: `p${place}`, price_usd })));
		expect((await products()).map(({ price_cents }) => price_cents)).toEqual([1, 10, 100, 1999, 10_000, 99_990, 123_456, 9_999_995]);
	});

	it('that is reduced has a lowest price of thirty days only if the shop itself has shown a higher one', async () => {
		const sale = (sku: string, price_usd: number, sale_price?: number) => feedRow({ sku, price_usd, ...(sale_price && { sale_price }) });
		await run([sale('new', 100, 80), sale('known', 100)]);
		expect((await products()).map(({ lowest_price_cents }) => lowest_price_cents)).toEqual([null, null]);
		await sql`update price_history set valid_from = valid_from - interval '10 days'`.execute(opened.db);
		await run([sale('new', 100, 80), sale('known', 100, 80)]);
		expect(
			(await products()).map(({ code, price_cents, sale_price_cents, lowest_price_cents }) => [code, price_cents, sale_price_cents, lowest_price_cents]),
		).toEqual([
			['new', 10_000, 8000, null],
			['known', 10_000, 8000, 10_000],
		]);
		const history = await opened.db.selectFrom('price_history').select(['product_id', 'price_cents']).orderBy('product_id').orderBy('valid_from').execute();
		expect(history.map(({ price_cents }) => price_cents)).toEqual([8000, 10_000, 8000]);
	});
});

describe('a dry run', () => {
	it('reports the outcome of each row and writes nothing', async () => {
		await run([feedRow({ sku: 'a' })]);
		const before = await products();
		expect(
			await run([feedRow({ sku: 'a', name: 'Nov' }), feedRow({ sku: 'b', category: 'Nova' }), feedRow({ sku: 'c', price_usd: 0 })], '--dry-run'),
		).toMatchObject({
			created: 1,
			updated: 1,
			refused: 1,
		});
		expect(await products()).toEqual(before);
		expect(await opened.db.selectFrom('categories').select('title').execute()).toEqual([{ title: 'Monitor' }]);
	});
});

describe('a folder', () => {
	it('is imported file by file; a broken file loses only what follows the damage, and is reported', async () => {
		const folder = mkdtempSync(join(dir, 'folder-'));
		const item = (id: string) => `<item><id>${id}</id><title>Knjiga ${id}</title><price>9.90 EUR</price><product_type>Knjige</product_type></item>`;
		writeFileSync(join(folder, '1.xml'), `<rss><channel>${item('k1')}${item('k2')}</channel></rss>`);
		writeFileSync(join(folder, '2.xml'), `<rss><channel>${item('k3')}<item><id>`);
		writeFileSync(join(folder, '3.xml'), `<rss><channel>${item('k4')}${item('k1')}</channel></rss>`);
		writeFileSync(join(folder, 'readme.md'), 'no feed');
		expect(await command(folder, '--complete')).toMatchObject({
			accepted: 4,
			refused: 1,
			failures: [{ file: join(folder, '2.xml') }],
			archived: 0,
			doubt: 'the feed could not be read to its end',
		});
		expect((await products()).map(({ code }) => code)).toEqual(['k1', 'k2', 'k3', 'k4']);
		expect(report()).toEqual([['1', 'k1', 'sku', 'row refused']]);
	});
});

it('a first run with a missing mapping file writes a draft and imports nothing', async () => {
	const csv = fileURLToPath(new URL('../support/feeds/garden-erp.csv', import.meta.url));
	const map = join(dir, 'draft.json');
	expect(await command(csv, '--map', map)).toBeNull();
	expect(await products()).toEqual([]);
	expect(logged.at(-1)).toContain('A draft of the mapping is in');
	expect(await command(csv, '--map', map, '--vat', 'included', '--decimal', ',')).toMatchObject({ accepted: 3, refused: 5 });
	expect(logged.at(-1)).toContain('prices in EUR with VAT');
});

it('a draft says which required columns it did not recognise', async () => {
	const file = join(dir, 'unknown.csv');
	writeFileSync(file, 'Artikelnr;Titel;Hlavička;Preis\n1;Rechen;Garten;10,00\n');
	await command(file, '--map', join(dir, 'unknown.json'));
	expect(logged.at(-2)).toBe(`${file} has no column with a usual name of: category. Name the columns in the draft under "columns".`);
});

it('an import reports columns of the mapping that are missing in the feed before it begins', async () => {
	const file = join(dir, 'misspelled.csv');
	writeFileSync(file, 'Šifra;Naziv;Grupa;Cijena;Zaliha\n1;Grablje;Vrt;10,00;4\n');
	const columns = { sku: 'Šifra', title: 'Naziv', category: 'Grupa', price: 'Cijena', stock: 'Zalihe' };
	writeFileSync(join(dir, 'misspelled.json'), JSON.stringify({ columns, decimal: ',' }));
	await command(file, '--map', join(dir, 'misspelled.json'), '--dry-run');
	expect(logged.at(-1)).toBe(`${file} has no "Zalihe", which ${join(dir, 'misspelled.json')} names: check the spelling`);
});

it('a mapping names the data source if the licence requires it', async () => {
	await run([feedRow({ sku: 'a' })]);
	const label = await opened.db.selectFrom('labels').select('text').where('name', '=', 'catalog_source').executeTakeFirst();
	expect(label?.text).toBe(MESSY_MAPPING.source);
});
