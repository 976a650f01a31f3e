// Has its own data folder, because real processes are killed on it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@titraj/backend/migrations/open-database.ts';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { fillDataFolder } from '#tests/support/fill-data-folder.ts';

const dir = mkdtempSync(join(tmpdir(), 'killed-'));
afterAll(() => rmSync(dir, { recursive: true }));

const COMMAND = fileURLToPath(new URL('../../packages/backend/main-import.ts', import.meta.url));
const ROWS = 1600;
const feed = join(dir, 'feed.jsonl');

const toRow = (place: number) => ({
	sku: `sku-${place}`,
	title: `Žarulja ${place} ${'toplo hladno dnevno'.split(' ')[place % 3]}`,
	category_path: ['Rasvjeta', `Vrsta ${place % 7}`],
	manufacturer: `Svjetlo ${place % 11}`,
	attributes: [{ name: 'Snaga', value: 3 + (place % 20), unit: 'W' }],
	price: { amount: `${1 + (place % 90)}.99`, currency: 'EUR', vat_included: true, ...(place % 5 === 0 && { sale: { amount: '0.99' } }) },
	stock: { quantity: place % 40 },
});

/** Ends with the import, or kills it `milliseconds` after it began to write. */
async function runImport(data: string, milliseconds?: number): Promise<'finished' | 'killed'> {
	const { DATABASE_URL: _server, ...env } = process.env;
	const child = spawn(process.execPath, [COMMAND, feed, '--data', data, '--report', join(dir, 'report.csv')], { stdio: ['ignore', 'pipe', 'inherit'], env });
	const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
	if (milliseconds !== undefined) {
		// The feed is recorded after it has been read through; rows are written after that.
		await Promise.race([new Promise((resolve) => child.stdout.once('data', resolve)), ended]);
		await wait(milliseconds);
		child.kill('SIGKILL');
	} else child.stdout.resume();
	const code = await ended;
	if (code !== null && code !== 0) throw new Error(`The import ended with ${code}`);
	return code === 0 ? 'finished' : 'killed';
}

/** Everything that an import writes, without ids and times. */
const CONTENT: Readonly<Record<string, RawBuilder<unknown>>> = {
	products: sql`
		select p.code, p.title, p.slug, p.price_cents, p.sale_price_cents, p.lowest_price_cents, p.quantity, p.listed, c.path, m.title as manufacturer,
			(select jsonb_agg(e->>'title') from jsonb_array_elements(p.attributes) e) as attributes
		from products p join categories c on c.id = p.category_id left join manufacturers m on m.id = p.manufacturer_id order by p.code`,
	history: sql`select p.code, h.price_cents from price_history h join products p on p.id = h.product_id order by p.code, h.valid_from`,
	attributes: sql`
		select p.code, a.code as attribute, v.value, x.number from product_attributes x join products p on p.id = x.product_id
		join attributes a on a.id = x.attribute_id join attribute_values v on v.id = x.value_id order by 1, 2, 3`,
	categories: sql`select path, title, products_total from categories order by path`,
	lists: sql`select code, products_total from product_lists order by code`,
	facets: sql`select c.path, a.code from category_facets f join categories c on c.id = f.category_id join attributes a on a.id = f.attribute_id order by 1, 2`,
	bits: sql`select v.value, sum(bit_count(b.bits))::int as products from facet_bits b join attribute_values v on v.id = b.value_id group by 1 order by 1`,
	words: sql`select word from search_words order by word`,
	due: sql`select name from settings where name = 'catalog_refresh_due'`,
};

async function readContent(data: string): Promise<Record<string, unknown[]>> {
	await using opened = await openDatabase({ databaseUrl: null, dataDir: data });
	const content: Record<string, unknown[]> = {};
	for (const [name, query] of Object.entries(CONTENT)) content[name] = (await sql<unknown>`${query}`.execute(opened.db)).rows;
	return content;
}

test('an import that was killed at several points and then finished has the same result as an uninterrupted one', async () => {
	writeFileSync(feed, Array.from({ length: ROWS }, (_, place) => JSON.stringify(toRow(place))).join('\n'));
	const [once, often] = [join(dir, 'once'), fillDataFolder(join(dir, 'often'))];
	await runImport(once);
	const ends: string[] = [];
	for (const milliseconds of [0, 300, 1000]) ends.push(await runImport(often, milliseconds));
	expect(ends.slice(0, 2)).toEqual(['killed', 'killed']);
	await runImport(often);
	const content = await readContent(often);
	expect(content['products']).toHaveLength(ROWS);
	expect(content['bits']?.length).toBeGreaterThan(10);
	expect(content['due']).toEqual([]);
	expect(content).toEqual(await readContent(once));
}, 240_000);
