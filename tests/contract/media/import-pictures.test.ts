import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCommand } from '@titraj/backend/import/command-options.ts';
import { runPictures } from '@titraj/backend/import/pictures/run-pictures.ts';
import { runImport } from '@titraj/backend/import/run-import.ts';
import { databaseTarget } from '@titraj/backend/import/target/database-target.ts';
import { type OpenDatabase, openDatabase } from '@titraj/backend/migrations/open-database.ts';
import { STANDARD_SHOP } from '@titraj/contract/shop/define-shop.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jpeg } from '#tests/support/sample-pictures.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let opened: OpenDatabase;
let server: TestDatabase;
let root: string;
beforeAll(async () => {
	server = await createTestDatabase();
	opened = await openDatabase({ databaseUrl: server.url, dataDir: null });
	root = mkdtempSync(join(tmpdir(), 'import-pictures-'));
	mkdirSync(join(root, 'feed', 'slike'), { recursive: true });
	writeFileSync(join(root, 'feed', 'slike', 'škare 1.jpg'), await jpeg(200, 300));
	writeFileSync(join(root, 'feed', 'slike', 'straga.jpg'), await jpeg(400, 300));
	writeFileSync(join(root, 'feed', 'slike', 'tekst.jpg'), 'no picture');
	writeFileSync(join(root, 'secret.jpg'), await jpeg(64, 64));
	symlinkSync(join(root, 'secret.jpg'), join(root, 'feed', 'slike', 'out.jpg'));
});
afterAll(async () => {
	await opened.close();
	await server.drop();
	rmSync(root, { recursive: true });
});
beforeEach(() => rmSync(join(root, 'report.csv'), { force: true }));

const config = () => ({
	shop: STANDARD_SHOP,
	now: () => new Date(),
	mediaPlace: { kind: 'folder' as const, folder: join(root, 'store') },
	mediaMayBePrivate: false,
});

async function importFeed(rows: readonly string[]) {
	const [source, map, report] = [join(root, 'feed', 'feed.csv'), join(root, 'map.json'), join(root, 'report.csv')];
	writeFileSync(source, `${['sku;name;group;price;picture;second', ...rows].join('\n')}\n`);
	const columns = { sku: 'sku', title: 'name', category: 'group', price: 'price', images: ['picture', 'second'] };
	writeFileSync(map, JSON.stringify({ columns, decimal: '.', currency: 'EUR', vat_included: true }));
	const result = await runImport(parseCommand([source, '--map', map, '--report', report]), {
		target: databaseTarget(opened.db, config()),
		config: config(),
		log: () => undefined,
	});
	if (result === null) throw new Error('No rows were read');
	const lines = await runPictures({
		db: opened.db,
		config: config(),
		places: result.places,
		report: { path: report, continues: result.refused + result.leftOut > 0 },
	});
	return { result, lines };
}

const heightsOf = async (sku: string) =>
	(await opened.db.selectFrom('products').select('images').where('code', '=', sku).executeTakeFirstOrThrow()).images.map(({ height }) => height);

describe('pictures beside a feed', () => {
	it('are stored in order, and a second import changes nothing', async () => {
		const rows = ['A;Škare;Alat;10.00;slike/škare 1.jpg;slike\\straga.jpg', 'B;Nož;Alat;5.00;;'];
		expect((await importFeed(rows)).lines[0]).toBe('2 pictures and documents stored, 0 as they were, 0 failed');
		expect(await heightsOf('A')).toEqual([300, 300]);
		expect(await heightsOf('B')).toEqual([]);
		const again = await importFeed(rows);
		expect(again.result).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
		expect(again.lines).toEqual(['0 pictures and documents stored, 0 as they were, 0 failed']);
	});

	it('that fail are reported with line, sku, field and reason, and do not stop the import', async () => {
		const { result, lines } = await importFeed([
			'C;Kliješta;Alat;10.00;slike/nema.jpg;slike/škare 1.jpg',
			'D;Pila;Alat;oops;slike/tekst.jpg;',
			'E;Turpija;Alat;7.00;slike/tekst.jpg;',
			'F;Dlijeto;Alat;7.00;slike/out.jpg;',
			'G;Svrdlo;Alat;7.00;../secret.jpg;',
			'H;Bušilica;Alat;7.00;http://169.254.169.254/latest/meta-data;',
		]);
		expect(result).toMatchObject({ created: 5, refused: 1, leftOut: 1 });
		expect(lines.slice(0, 2)).toEqual(['0 pictures and documents stored, 0 as they were, 4 failed', expect.stringContaining('says what was wrong')]);
		const report = readFileSync(join(root, 'report.csv'), 'utf8').trim().split('\n').slice(1);
		expect(report.map((line) => line.split(',').slice(0, 5).join(','))).toEqual([
			'feed.csv,3,D,price,row refused',
			'feed.csv,6,G,images,field left out',
			'feed.csv,2,C,images.0,picture failed',
			'feed.csv,4,E,images.0,picture failed',
			'feed.csv,5,F,images.0,picture failed',
			'feed.csv,7,H,images.0,picture failed',
		]);
		const reasons = ['does not exist', 'a file of another kind', 'leads out of', 'not an address of the internet'];
		for (const [place, reason] of reasons.entries()) expect(report[place + 2]).toContain(reason);
		expect(await heightsOf('C')).toEqual([300]);
	});

	it('whose folder is on another machine wait for that machine', async () => {
		const folder = join(root, 'elsewhere');
		await opened.db
			.insertInto('media_sources')
			.values({ kind: 'picture', source: join(folder, 'a.jpg'), folder })
			.execute();
		const run = () =>
			runPictures({
				db: opened.db,
				config: config(),
				places: new Map(),
				report: { path: join(root, 'report.csv'), continues: false },
			});
		expect(await run()).toEqual(['0 pictures and documents stored, 0 as they were, 0 failed', expect.stringContaining('1 wait')]);
		mkdirSync(folder);
		writeFileSync(join(folder, 'a.jpg'), await jpeg(70, 70));
		expect(await run()).toEqual(['1 pictures and documents stored, 0 as they were, 0 failed']);
	});
});
