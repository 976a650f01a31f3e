import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openJar } from '#tests/support/browser-jar.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

let shop: RunningShop;
beforeAll(async () => {
	shop = await startShop();
});
afterAll(() => shop.close());

const PATH = '/documents/mon-3/tehnicki-list.pdf';

describe('documents of products', () => {
	test('the link on a product’s page leads to a PDF on the shop’s own address, with the listed size', async () => {
		const answer = await (await openJar(shop.url).get('/api/hapi/catalog/products?mode=full&limit=3')).json();
		const { title, documents } = answer.data.items[2];
		expect(documents).toMatchObject([{ url: PATH, type: 'pdf', lang: 'hr' }]);
		const file = await openJar(shop.url).get(PATH);
		expect([file.status, file.headers.get('content-type'), file.headers.get('x-content-type-options')]).toEqual([200, 'application/pdf', 'nosniff']);
		expect(file.headers.get('cache-control')).toBe('public, max-age=3600');
		const bytes = await file.bytes();
		expect(bytes.byteLength).toBe(documents[0].size);
		const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
		expect(text).toContain(title);
	});

	test.each([
		['an unknown document', '/documents/mon-3/izjava-o-sukladnosti.pdf'],
		['another extension', '/documents/mon-3/tehnicki-list.html'],
		['a path traversal', '/documents/..%2f..%2fhapi/v1/openapi.pdf'],
		['a longer path', '/documents/a/b/tehnicki-list.pdf'],
		['a paper of an order without the order’s code', '/documents/order-papers/1.pdf'],
	])('answers 404 to %s', async (_, path) => {
		expect((await openJar(shop.url).get(path)).status).toBe(404);
	});

	test('accepts no other method', async () => {
		expect((await fetch(shop.url + PATH, { method: 'DELETE' })).status).toBe(405);
	});
});
