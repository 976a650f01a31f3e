import type { ProductRow } from '@titraj/backend/merchant-api/schemas/product-row.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { euros, newRow, upsert } from '#tests/support/merchant-rows.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});
afterAll(() => backend.close());

const write = (rows: Parameters<typeof upsert>[1]) => upsert(backend.db, rows);
const read = (sku: string) => backend.db.selectFrom('products').selectAll().where('code', '=', sku).executeTakeFirstOrThrow();

describe('a new product', () => {
	it('is in the shop with the data of its row, and nothing else', async () => {
		const row: ProductRow = newRow('N-1', {
			title: '  Slušalice\tBežične ',
			description: '<p>Opis.</p>',
			manufacturer: 'Zvuk & sin',
			gtin: '4006381333931',
			mpn: 'ZS-1',
			attributes: [
				{ name: 'Masa', value: 0.25, unit: 'kg', highlight: true },
				{ name: 'Bežične', value: true },
				{ name: 'Boja', value: ['crna', 'bijela'] },
			],
			stock: { quantity: 7 },
			weight_grams: 400,
			images: [{ url: 'https://pictures.example/1.jpg', alt: 'Sprijeda' }, { url: 'https://pictures.example/2.jpg' }],
			documents: [{ title: 'Upute', url: 'https://papers.example/upute.pdf', lang: 'hr' }],
			energy_class: 'B',
		});
		expect(await write([row])).toEqual(['N-1: created']);
		const product = await read('N-1');
		expect(product).toMatchObject({
			title: 'Slušalice Bežične',
			slug: 'slusalice-bezicne',
			ean: '4006381333931',
			product_code: 'ZS-1',
			price_cents: 100_00,
			sale_price_cents: null,
			lowest_price_cents: null,
			quantity: 7,
			sold: 0,
			weight_grams: 400,
			listed: true,
			views: [],
			reviews: [],
			badges: [],
			documents: [{ title: 'Upute', url: 'https://papers.example/upute.pdf', size: 0, type: 'pdf', lang: 'hr' }],
		});
		expect(product.attributes.map(({ attribute_code, title, unit }) => [attribute_code, title, unit])).toEqual([
			['masa_kg', '0,25', 'kg'],
			['bezicne', 'Da', null],
			['boja', 'crna', null],
			['boja', 'bijela', null],
			['energy_class', 'B', null],
		]);
		const images = await backend.db.selectFrom('product_images').selectAll().where('product_id', '=', product.id).orderBy('position').execute();
		expect(images.map(({ url, alt }) => [url, alt])).toEqual([
			['https://pictures.example/1.jpg', 'Sprijeda'],
			['https://pictures.example/2.jpg', null],
		]);
		expect(await write([row])).toEqual(['N-1: unchanged']);
	});

	it('needs a title, a category and a price', async () => {
		expect(await write([{ sku: 'N-2', stock: { quantity: 1 } }])).toEqual(
			['title', 'category_path', 'price'].map((field) => `N-2: ${field}: is missing, and the shop does not know the product`),
		);
	});

	it('has no reduced price, because the shop has never asked another one', async () => {
		await write([newRow('N-3', { price: euros('100.00', { amount: '80.00' }) })]);
		expect(await read('N-3')).toMatchObject({ price_cents: 100_00, sale_price_cents: 80_00, now_cents: 80_00, lowest_price_cents: null, reduced: false });
		const { id } = await read('N-3');
		expect(await backend.db.selectFrom('price_history').select('price_cents').where('product_id', '=', id).execute()).toEqual([{ price_cents: 80_00 }]);
	});
});

describe('a known product', () => {
	it('keeps fields that a row omits, and loses those that it clears', async () => {
		await write([
			newRow('K-1', { description: '<p>A</p>', mpn: 'M1', attributes: [{ name: 'Boja', value: 'crna' }], energy_class: 'C', stock: { quantity: 4 } }),
		]);
		const before = await read('K-1');
		expect(await write([{ sku: 'K-1', title: 'Novi naslov', mpn: null }])).toEqual(['K-1: updated']);
		const { updated_at: _updated, search: _search, source_hash: _hash, ...after } = await read('K-1');
		const { updated_at: _u, search: _s, source_hash: _h, ...kept } = before;
		expect(after).toEqual({ ...kept, title: 'Novi naslov', sort_title: 'novi naslov', product_code: null });
		await write([{ sku: 'K-1', energy_class: null }]);
		expect((await read('K-1')).attributes.map(({ attribute_code }) => attribute_code)).toEqual(['boja']);
		await write([
			{ sku: 'K-1', energy_class: 'A' },
			{ sku: 'K-1', attributes: [] },
		]);
		expect((await read('K-1')).attributes.map(({ title }) => title)).toEqual(['A']);
	});

	it('keeps the other energy label data when its class changes, and shows no label without a class', async () => {
		await write([newRow('K-9', { energy_label: { label_url: 'https://papers.example/l.svg', eprel_id: '77' } })]);
		expect((await read('K-9')).energy_label).toMatchObject({ class: null, label: 'https://papers.example/l.svg' });
		await write([{ sku: 'K-9', energy_class: 'D' }]);
		expect((await read('K-9')).energy_label).toEqual({ class: 'D', best: 'A', worst: 'G', label: 'https://papers.example/l.svg', sheet: null, eprel: '77' });
		await write([{ sku: 'K-9', energy_class: 'A++' }]);
		expect((await read('K-9')).energy_label).toMatchObject({ class: 'A++', best: 'A+++', worst: 'D', eprel: '77' });
		await write([{ sku: 'K-9', energy_class: null, energy_label: null }]);
		expect((await read('K-9')).energy_label).toBeNull();
	});

	it('overwrites changes by staff', async () => {
		await write([newRow('K-2')]);
		await backend.db.updateTable('products').set({ title: 'Po naški' }).where('code', '=', 'K-2').execute();
		expect(await write([newRow('K-2')])).toEqual(['K-2: updated']);
		expect((await read('K-2')).title).toBe('Slušalice K-2');
	});

	it('keeps demo lists, tags, drawings and reviews when its title changes', async () => {
		const before = await read('MON-1');
		await write([{ sku: 'MON-1', title: 'Monitor Preimenovani' }]);
		const after = await read('MON-1');
		expect(after).toMatchObject({
			picture: before.picture,
			views: before.views,
			reviews: before.reviews,
			group_product_codes: before.group_product_codes,
			rate: before.rate,
		});
		const lists = await backend.db.selectFrom('product_list_items').select('list_code').where('product_id', '=', after.id).execute();
		expect(lists.map(({ list_code }) => list_code)).toEqual(['novo']);
		const { count } = await sql<{ count: number }>`select count(*)::int as count from product_tags where product_id = ${after.id}`
			.execute(backend.db)
			.then(({ rows }) => rows[0] ?? { count: 0 });
		expect(count).toBe(1);
		const attributes = await backend.db
			.selectFrom('product_attributes')
			.select(['number', 'special'])
			.where('product_id', '=', after.id)
			.orderBy('value_id')
			.execute();
		expect(attributes.map(({ special }) => special)).toEqual([true, true]);
		expect(attributes.some(({ number }) => number === 24)).toBe(true);
	});

	it('is hidden while it is archived, and can return', async () => {
		await write([newRow('K-3')]);
		await write([{ sku: 'K-3', archived: true }]);
		expect((await read('K-3')).listed).toBe(false);
		await write([{ sku: 'K-3', archived: false }]);
		expect((await read('K-3')).listed).toBe(true);
	});
});
