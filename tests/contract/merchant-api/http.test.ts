import { ProductView } from '@titraj/backend/merchant-api/schemas/product-view.ts';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { euros, newRow } from '#tests/support/merchant-rows.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});

const bodyOf = (sku: string, more?: Parameters<typeof newRow>[1]) => {
	const { sku: _sku, ...body } = newRow(sku, more);
	return body;
};

describe('a product', () => {
	it('is created, changed, read and archived by its sku, with any characters', async () => {
		const sku = 'ŠK 1/2?#&';
		const path = `/products/${encodeURIComponent(sku)}`;
		expect((await merchant.call('PUT', path, bodyOf(sku, { stock: { quantity: 3 } }))).body).toEqual({ sku, outcome: 'created' });
		expect((await merchant.call('PUT', path, { title: 'Drugi' })).body).toEqual({ sku, outcome: 'updated' });
		expect((await merchant.call('PUT', `${path}/price`, euros('90.50'))).body).toEqual({ sku, outcome: 'updated' });
		expect((await merchant.call('PUT', `${path}/stock`, { quantity: 1 })).body).toEqual({ sku, outcome: 'updated' });
		const { body } = await merchant.call('GET', path);
		expect(Compile(ProductView).Check(body)).toBe(true);
		expect(body).toMatchObject({
			sku,
			title: 'Drugi',
			category_path: ['Elektronika', 'Slušalice'],
			price: { regular: '90.50', sale: null },
			stock: { quantity: 1 },
		});
		expect((await merchant.call('GET', `${path}/price-history`)).body.items.map(({ amount }: { amount: string }) => amount)).toEqual(['90.50', '100.00']);
		expect((await merchant.call('POST', `${path}/archive`)).body).toEqual({ sku, outcome: 'updated' });
		expect((await merchant.call('GET', path)).body).toMatchObject({ archived: true, listed: false });
	});

	it('is on its page and in its list within a moment, and without an invented picture', async () => {
		await merchant.call('PUT', '/products/P-1', bodyOf('P-1', { category_path: ['Računala', 'Tipkovnice'] }));
		const { id } = (await merchant.call('GET', '/products/P-1')).body;
		const page = await backend.call('_post_hapi_catalog_product', { item_id: id });
		expect(page.body).toMatchObject({ data: { title: 'Slušalice P-1', main_image_upload_path: null, images: [], extra_price_lowest: null } });
		await expect
			.poll(async () => JSON.stringify((await backend.call('_get_hapi_catalog_categories', { slug: 'tipkovnice' })).body))
			.toContain('"products_total":1');
		expect(JSON.stringify((await backend.call('_get_hapi_catalog_categories', { slug: 'tipkovnice' })).body)).toContain('"main_image_upload_path":null');
	});

	it('that is unknown is not found, also for price, stock and archive', async () => {
		const calls = [
			merchant.call('GET', '/products/NIX'),
			merchant.call('GET', '/products/NIX/price-history'),
			merchant.call('PUT', '/products/NIX/price', euros('1.00')),
			merchant.call('PUT', '/products/NIX/stock', { quantity: 1 }),
			merchant.call('POST', '/products/NIX/archive'),
		];
		expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
	});

	it('that is invalid is refused with its fields', async () => {
		const unclear = await merchant.call('PUT', '/products/B-1', { titel: 'x', price: { amount: 5 } });
		expect(unclear.status).toBe(400);
		expect(unclear.body.errors.map(({ field }: { field: string }) => field)).toEqual(expect.arrayContaining(['titel', 'price.amount']));
		const lacking = await merchant.call('PUT', '/products/B-1', { title: 'x' });
		expect(lacking).toMatchObject({ status: 422, body: { status: 422, title: 'Unprocessable Content' } });
		expect(lacking.headers.get('content-type')).toContain('application/problem+json');
		expect((await merchant.call('PUT', `/products/${'x'.repeat(101)}`, bodyOf('x'))).status).toBe(400);
		expect((await merchant.call('GET', '/products?limit=0')).status).toBe(400);
		expect((await merchant.call('GET', '/products?cursor=x')).status).toBe(400);
	});

	it('can have a sku of a hundred letters of any alphabet', async () => {
		const sku = '頭'.repeat(100);
		expect((await merchant.call('PUT', `/products/${encodeURIComponent(sku)}`, bodyOf(sku))).body).toEqual({ sku, outcome: 'created' });
	});

	it('is listed once across all pages, also with a filter by time of change', async () => {
		const walk = async (query: string) => {
			const skus: string[] = [];
			let cursor: string | null = '0';
			while (cursor !== null) {
				const { body } = await merchant.call('GET', `/products?limit=7&cursor=${cursor}${query}`);
				skus.push(...body.items.map(({ sku }: { sku: string }) => sku));
				cursor = body.next_cursor;
			}
			return skus;
		};
		const all = await walk('');
		expect(new Set(all).size).toBe(all.length);
		expect(all).toEqual(expect.arrayContaining(['MON-1', 'CAB-HIDDEN', 'P-1']));
		const since = new Date().toISOString();
		await merchant.call('PUT', '/products/MON-2/stock', { quantity: 77 });
		expect(await walk(`&updated_since=${since}`)).toEqual(['MON-2']);
	});
});

describe('categories, manufacturers and attributes', () => {
	it('are created with their parents, changed, and listed', async () => {
		const path = ['Dom', 'Kuhinja'];
		expect((await merchant.call('PUT', '/categories', { path, short_description: 'Za kuhanje.' })).body).toEqual({ code: 'kuhinja', outcome: 'created' });
		expect((await merchant.call('PUT', '/categories', { path, short_description: 'Za kuhanje.' })).body).toEqual({ code: 'kuhinja', outcome: 'unchanged' });
		expect((await merchant.call('PUT', '/categories', { path, visible: false })).body).toEqual({ code: 'kuhinja', outcome: 'updated' });
		const { items } = (await merchant.call('GET', '/categories')).body;
		expect(items).toContainEqual({ code: 'kuhinja', path, slug: 'kuhinja', kpd: null, visible: false, products: 0 });
		expect((await merchant.call('PUT', '/categories', { path: ['Dom', ' \t'] })).status).toBe(422);
	});

	it('keep a hidden category’s products out of the shop', async () => {
		await merchant.call('PUT', '/products/HID', bodyOf('HID', { category_path: ['Dom', 'Podrum'] }));
		await merchant.call('PUT', '/categories', { path: ['Dom', 'Podrum'], visible: false });
		await expect.poll(async () => (await merchant.call('GET', '/products/HID')).body.listed).toBe(false);
	});

	it('match a manufacturer by its name in any spelling', async () => {
		expect((await merchant.call('PUT', '/manufacturers', { name: 'Čelik & Co' })).body).toEqual({ code: 'celik-co', outcome: 'created' });
		expect((await merchant.call('PUT', '/manufacturers', { name: 'čelik  & CO', description: '<p>Mi.</p>' })).body).toEqual({
			code: 'celik-co',
			outcome: 'updated',
		});
		expect((await merchant.call('PUT', '/manufacturers', { name: '★★' })).body.code).toMatch(/^m-[0-9a-f]+$/);
	});

	it('restrict rows to the type and unit of an attribute, and rename it on its products', async () => {
		const define = (more: object) => merchant.call('PUT', '/attributes/masa', { name: 'Masa', type: 'number', unit: 'kg', ...more });
		expect((await define({})).body).toEqual({ code: 'masa', outcome: 'created' });
		const put = (attribute: object) =>
			merchant.call('PUT', '/products/ATT', bodyOf('ATT', { attributes: [{ code: 'masa', name: 'Masa', value: 2, ...attribute }] }));
		expect((await put({})).status).toBe(200);
		expect((await put({ value: 'dva' })).body.errors).toEqual([{ field: 'attributes.0.value', reason: 'is a text; the attribute is a number' }]);
		expect((await put({ unit: 'g' })).body.errors).toEqual([{ field: 'attributes.0.unit', reason: 'is g; the attribute has kg' }]);
		expect((await define({ unit: 'g' })).status).toBe(409);
		expect((await define({ name: 'Težina', group: 'Mjere' })).body.outcome).toBe('updated');
		expect((await merchant.call('GET', '/products/ATT')).body.attributes).toMatchObject([
			{ code: 'masa', name: 'Težina', value: '2', unit: 'kg', group: 'Mjere' },
		]);
	});
});

describe('an Idempotency-Key', () => {
	it('gets the same response for the same call, without executing it again', async () => {
		const headers = { 'idempotency-key': 'one' };
		const first = await merchant.call('PUT', '/products/I-1', bodyOf('I-1'), headers);
		expect(first.body).toEqual({ sku: 'I-1', outcome: 'created' });
		await merchant.call('PUT', '/products/I-1', { title: 'Između' });
		const again = await merchant.call('PUT', '/products/I-1', bodyOf('I-1'), headers);
		expect(again.body).toEqual({ sku: 'I-1', outcome: 'created' });
		expect(again.headers.get('idempotency-replayed')).toBe('true');
		expect((await merchant.call('GET', '/products/I-1')).body.title).toBe('Između');
	});

	it('refuses another call, including another address, and is separate for each merchant', async () => {
		const headers = { 'idempotency-key': 'one' };
		expect((await merchant.call('PUT', '/products/I-1', bodyOf('I-1', { title: 'Drugo' }), headers)).status).toBe(422);
		expect((await merchant.call('PUT', '/products/I-2', bodyOf('I-1'), headers)).status).toBe(422);
		const other = await openMerchant(backend);
		expect((await other.call('PUT', '/products/I-2', bodyOf('I-2'), headers)).status).toBe(200);
	});

	it('stores refusals, too, and is refused with invalid characters', async () => {
		const headers = { 'idempotency-key': 'two' };
		expect((await merchant.call('PUT', '/products/I-3', { title: 'x' }, headers)).status).toBe(422);
		expect((await merchant.call('PUT', '/products/I-3', { title: 'x' }, headers)).headers.get('idempotency-replayed')).toBe('true');
		expect((await merchant.call('PUT', '/products/I-3', bodyOf('I-3'), { 'idempotency-key': 'x'.repeat(201) })).status).toBe(400);
	});

	it('lets one of several concurrent calls through', async () => {
		const headers = { 'idempotency-key': 'three' };
		const replies = await Promise.all(Array.from({ length: 5 }, () => merchant.call('PUT', '/products/I-4', bodyOf('I-4'), headers)));
		const statuses = replies.map(({ status }) => status);
		expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
		expect(replies.filter(({ status, headers: replyHeaders }) => status === 200 && replyHeaders.get('idempotency-replayed') === null)).toHaveLength(1);
	});
});

describe('the OpenAPI document', () => {
	it('is public and has each operation once, with its scopes', async () => {
		const { status, body } = await backend.send('/merchant/v1/openapi.json');
		expect(status).toBe(200);
		const document = JSON.parse(JSON.stringify(body));
		expect(document.openapi).toBe('3.1.0');
		const operations = Object.values<Record<string, { operationId: string; 'x-scopes'?: string[] }>>(document.paths).flatMap((path) => Object.values(path));
		const ids = operations.map(({ operationId }) => operationId);
		expect(new Set(ids).size).toBe(ids.length);
		expect(ids).toEqual(expect.arrayContaining(['bulkUpsertProducts', 'upsertProduct', 'setStock']));
		const open = operations.filter((operation) => (operation['x-scopes'] ?? []).length === 0).map(({ operationId }) => operationId);
		expect(open.sort()).toEqual([
			...['askPassword', 'beginSecondFactor', 'confirmSecondFactor', 'confirmSession', 'createOwner', 'getSecondFactor', 'readOwner', 'readSession'],
			...['removeSecondFactor', 'renewRecoveryCodes', 'setPassword', 'signIn', 'signOut'],
		]);
	});
});
