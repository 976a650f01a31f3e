import { demoSeed } from '@titraj/demo/index.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { findGaps } from '#scripts/catalog/find-gaps.ts';
import { readCatalog } from '#scripts/catalog/read-catalog.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend(demoSeed(600, new Date('2026-11-21T10:00:00Z')));
}, 120_000);
afterAll(() => backend.close());

const read = () => readCatalog({ url: backend.url, host: 'titraj.example', timeout: 30_000 });

test('reads every listed product once, in several batches', async () => {
	const { count } = await backend.db
		.selectFrom('products')
		.select((eb) => eb.fn.countAll<string>().as('count'))
		.where('listed', '=', true)
		.executeTakeFirstOrThrow();
	const products = await read();
	expect(products.length).toBe(Number(count));
	expect(products.length).toBeGreaterThan(250);
	expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length);
});

test('the demo lacks only numbers that real goods have, and attributes of kinds that some products of a category are not', async () => {
	const kinds = new Set(findGaps(await read()).map(({ kind }) => kind));
	expect([...kinds].filter((kind) => kind !== 'gtin_invalid' && kind !== 'attribute')).toEqual([]);
});

test('finds what one product lacks', async () => {
	const { id, code, ...complete } = await backend.db
		.selectFrom('products')
		.select(['id', 'code', 'ean', 'content'])
		.where('listed', '=', true)
		.orderBy('id')
		.limit(1)
		.executeTakeFirstOrThrow();
	const write = (columns: typeof complete) => backend.db.updateTable('products').set(columns).where('id', '=', id).execute();
	onTestFinished(async () => void (await write(complete)));
	await write({ ean: null, content: null });
	const own = findGaps(await read()).filter(({ sku }) => sku === code);
	expect(own.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['description', 'gtin']));
});

test('says why a backend cannot be used', async () => {
	await expect(readCatalog({ url: `${backend.url}/nothing`, host: 'titraj.example', timeout: 5000 })).rejects.toThrow(/cannot be used/);
});
