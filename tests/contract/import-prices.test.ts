import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCommand } from '@titraj/backend/import/command-options.ts';
import { runImport } from '@titraj/backend/import/run-import.ts';
import { databaseTarget } from '@titraj/backend/import/target/database-target.ts';
import { type OpenDatabase, openDatabase } from '@titraj/backend/migrations/open-database.ts';
import { STANDARD_SHOP } from '@titraj/contract/shop/define-shop.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let dir: string;
let server: TestDatabase;
let opened: OpenDatabase;
beforeAll(async () => {
	dir = mkdtempSync(join(tmpdir(), 'feed-'));
	server = await createTestDatabase();
	opened = await openDatabase({ databaseUrl: server.url, dataDir: null });
	const columns = { sku: 'sku', title: 'name', category: 'group', price: 'price', sale_price: 'sale', stock: 'stock' };
	writeFileSync(join(dir, 'map.json'), JSON.stringify({ columns, decimal: ',', vat_included: true }));
});
afterAll(async () => {
	await opened.close();
	await server.drop();
	rmSync(dir, { recursive: true });
});

interface Row {
	cents: number;
	/** Percent off the price; null for no reduction. */
	sale: number | null;
	stock: number | null;
}

const SKUS = ['rukavice', 'knjiga', 'cipele', 'lonac'];
const money = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
const saleOf = ({ cents, sale }: Row) => (sale === null ? null : Math.max(1, Math.floor((cents * sale) / 100)));

async function importRows(rows: readonly Row[]): Promise<void> {
	const file = join(dir, 'feed.csv');
	const lines = rows.map((row, place) => [SKUS[place], `Artikl ${place}`, 'Dom', money(row.cents), money(saleOf(row) ?? row.cents), row.stock ?? ''].join(';'));
	writeFileSync(file, `sku;name;group;price;sale;stock\n${lines.join('\n')}\n`);
	await runImport(parseCommand([file, '--map', join(dir, 'map.json'), '--report', join(dir, 'report.csv')]), {
		target: databaseTarget(opened.db, { shop: STANDARD_SHOP, now: () => new Date() }),
		config: { shop: STANDARD_SHOP },
		log: () => {},
	});
}

const row = fc.record({
	cents: fc.integer({ min: 2, max: 999_999_999 }),
	sale: fc.option(fc.integer({ min: 1, max: 99 })),
	stock: fc.option(fc.integer({ min: 0, max: 100_000 })),
});
const feed = fc.array(row, { minLength: SKUS.length, maxLength: SKUS.length });

test('every imported number equals its source, and a lowest price of thirty days is one that the shop has shown before', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(feed, { minLength: 1, maxLength: 3 }), async (feeds) => {
			await sql`truncate products, price_history restart identity cascade`.execute(opened.db);
			const shown = new Map<string, number[]>();
			const stock = new Map<string, number>();
			for (const rows of feeds) {
				await importRows(rows);
				const stored = await opened.db.selectFrom('products').select(['code', 'price_cents', 'sale_price_cents', 'lowest_price_cents', 'quantity']).execute();
				for (const [place, given] of rows.entries()) {
					const sku = SKUS[place] ?? '';
					const product = stored.find(({ code }) => code === sku);
					if (given.stock !== null) stock.set(sku, given.stock);
					expect(product).toMatchObject({ price_cents: given.cents, sale_price_cents: saleOf(given), quantity: stock.get(sku) ?? 0 });
					const lowest = product?.lowest_price_cents ?? null;
					if (lowest !== null) expect(shown.get(sku)).toContain(lowest);
					shown.set(sku, [...(shown.get(sku) ?? []), saleOf(given) ?? given.cents]);
				}
				// Each import is a day after the previous one.
				await sql`update price_history set valid_from = valid_from - interval '1 day'`.execute(opened.db);
			}
		}),
		{ numRuns: 15 },
	);
}, 120_000);
