import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { newRow, upsert } from '#tests/support/merchant-rows.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
beforeAll(async () => {
	backend = await startTestBackend();
	merchant = await openMerchant(backend);
	await upsert(backend.db, [newRow('T-1'), newRow('T-2')]);
});
afterAll(() => backend.close());

const write = (...rows: Parameters<typeof upsert>[1]) => upsert(backend.db, rows);

/** A product's page in a language. */
async function page(sku: string, language: string) {
	const { id } = await backend.db.selectFrom('products').select('id').where('code', '=', sku).executeTakeFirstOrThrow();
	const token = await backend.newToken();
	const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'base-lang': language };
	const { body } = await backend.send('/hapi/v1/catalog/product/', { method: 'POST', headers, body: JSON.stringify({ item_id: id }) });
	return JSON.parse(JSON.stringify(body));
}

describe('translations of a row', () => {
	it('are on the page of their language, field by field, and other fields stay', async () => {
		expect(
			await write({ sku: 'T-1', translations: { en: { title: 'Headphones', slug: 'headphones', description: '<p>Good.</p>' }, de: { title: 'Kopfhörer' } } }),
		).toEqual(['T-1: updated']);
		expect((await page('T-1', 'en')).data).toMatchObject({
			title: 'Headphones',
			content: '<p>Good.</p>',
			url_without_domain: expect.stringContaining('/headphones-'),
		});
		await write({ sku: 'T-1', translations: { en: { title: 'Earphones', description: null } } });
		expect((await page('T-1', 'en')).data).toMatchObject({ title: 'Earphones', content: null, url_without_domain: expect.stringContaining('/headphones-') });
		expect((await page('T-1', 'de')).data.title).toBe('Kopfhörer');
		expect((await page('T-1', 'hr')).data.title).toBe('Slušalice T-1');
	});

	it('that are repeated change nothing', async () => {
		const row = { sku: 'T-1', translations: { si: { title: 'Slušalke', available: true } } };
		expect(await write(row)).toEqual(['T-1: updated']);
		expect(await write(row)).toEqual(['T-1: unchanged']);
	});

	it('can remove the product from a language’s shop, and return it', async () => {
		await write({ sku: 'T-2', translations: { en: { available: false } } });
		expect((await page('T-2', 'en')).status).toBe(404);
		expect((await page('T-2', 'hr')).success).toBe(true);
		await write({ sku: 'T-2', translations: { en: { available: true } } });
		expect((await page('T-2', 'en')).success).toBe(true);
	});

	it('that are empty are refused', async () => {
		expect(await write({ sku: 'T-1', translations: { en: { title: ' ' } } })).toEqual(['T-1: translations.en.title: is empty']);
	});
});

describe('translations of any item', () => {
	it('are written by kind, code and field; an invalid entry does not stop the others', async () => {
		const entry = (kind: string, key: string, field: string, text: string | null) => ({ kind, key, field, language: 'en', text });
		const { status, body } = await merchant.call('PUT', '/translations', {
			entries: [
				entry('category', 'elektronika', 'title', 'Electronics'),
				entry('category', 'nema', 'title', 'x'),
				entry('product', 'T-2', 'description', '<p>x</p>'),
				entry('product', 'T-2', 'colour', 'x'),
				entry('manufacturer', 'obzor', 'title', 'Horizon'),
				entry('attribute', 'screen_size', 'title', 'Diagonal'),
			],
		});
		expect(status).toBe(200);
		expect(body).toEqual({
			written: 4,
			refused: [
				{ entry: 1, reason: 'unknown_entity' },
				{ entry: 3, reason: 'unknown_field' },
			],
		});
		expect((await page('T-2', 'en')).data.content).toBe('<p>x</p>');
		expect((await page('MON-1', 'en')).data.attributes[0]).toMatchObject({ attribute_title: 'Diagonal' });
		expect((await merchant.call('PUT', '/translations', { entries: [{ ...entry('product', 'T-2', 'title', 'x'), language: 'hr' }] })).status).toBe(400);
	});
});
