import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { newRow } from '#tests/support/merchant-rows.ts';
import { jpeg } from '#tests/support/sample-pictures.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});

const upload = async (bytes: Buffer, { type = 'image/jpeg', key = merchant.key } = {}) => {
	const body = new Uint8Array(bytes);
	const response = await fetch(`${backend.url}/merchant/v1/media`, { method: 'POST', body, headers: { authorization: `Bearer ${key}`, 'content-type': type } });
	return { status: response.status, body: await response.json() };
};
const put = (sku: string, images: object[]) => {
	const { sku: _sku, ...body } = newRow(sku, { images });
	return merchant.call('PUT', `/products/${sku}`, body);
};

describe('an uploaded picture', () => {
	it('is stored once per content, and shown immediately on the product that uses it', async () => {
		const bytes = await jpeg(300, 500);
		const media = createHash('sha256').update(bytes).digest('hex');
		const answer = { status: 200, body: { media, type: 'image/jpeg', bytes: bytes.length, width: 300, height: 500 } };
		expect(await upload(bytes)).toEqual(answer);
		expect(await upload(bytes, { type: 'application/octet-stream' })).toEqual(answer);
		await put('UP-1', [{ media, alt: 'Straga' }]);
		const { body } = await merchant.call('GET', '/products/UP-1');
		expect(body.images).toEqual([{ url: null, file: null, media, alt: 'Straga', state: 'stored', reason: null, shown: { media, width: 300, height: 500 } }]);
		const page = await backend.call('_post_hapi_catalog_product', { item_id: body.id });
		expect(page.body).toMatchObject({
			data: { main_image_title: 'Straga', images: [{ thumbs: [{ url: `/media/stored/${media}.320.webp`, width: 192, height: 320 }, {}, {}] }] },
		});
	});

	it.each([
		['is a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png', 422, 'is an SVG drawing'],
		['is text', Buffer.from('hello'), 'image/jpeg', 422, 'is a file of another kind'],
		['is larger than 25 MB', Buffer.alloc(25 * 1024 * 1024 + 1), 'image/jpeg', 413, 'Content Too Large'],
		['is sent as HTML', Buffer.from('x'), 'text/html', 415, 'Unsupported'],
	])('that %s is refused with its reason', async (_, bytes, type, status, reason) => {
		const answer = await upload(bytes, { type });
		expect(answer.status).toBe(status);
		expect(JSON.stringify(answer.body)).toContain(reason);
	});

	it('is refused before its body is read while four are in progress; aborted ones free their places', async () => {
		const begin = () => {
			const headers = { authorization: `Bearer ${merchant.key}`, 'content-type': 'image/jpeg', 'content-length': '20000000' };
			const call = request(`${backend.url}/merchant/v1/media`, { method: 'POST', headers }).on('error', () => undefined);
			call.write('begun');
			return call;
		};
		const begun = [begin(), begin(), begin(), begin(), begin()];
		const refused = await Promise.race(
			begun.map((call) => new Promise<number | undefined>((done) => call.on('response', ({ statusCode }) => done(statusCode)))),
		);
		expect(refused).toBe(429);
		const bytes = await jpeg(64, 64);
		expect((await upload(bytes)).status).toBe(429);
		for (const call of begun) call.destroy();
		await expect.poll(async () => (await upload(bytes)).status, { timeout: 10_000 }).toBe(200);
	});

	it('needs a key with the scope products:write', async () => {
		const bytes = await jpeg(64, 64);
		expect((await upload(bytes, { key: 'tk_nobody' })).status).toBe(401);
		expect((await upload(bytes, { key: (await openMerchant(backend, 'prices:write')).key })).status).toBe(403);
	});
});

describe('the state of pictures', () => {
	it('is part of the product and of the list of failures', async () => {
		// Private addresses are not called unless a setting allows it.
		await put('FAIL-1', [{ url: 'http://127.0.0.1:9/a.jpg', alt: 'A' }]);
		await expect.poll(async () => (await merchant.call('GET', '/products/FAIL-1')).body.images[0].state, { timeout: 15_000 }).toBe('failed');
		const { body } = await merchant.call('GET', '/products/FAIL-1');
		expect(body.images).toEqual([
			expect.objectContaining({
				url: 'http://127.0.0.1:9/a.jpg',
				state: 'failed',
				reason: expect.stringContaining('not an address of the internet'),
				shown: null,
			}),
		]);
		expect((await merchant.call('GET', '/media/failures')).body).toEqual({
			items: [
				{
					...{ sku: 'FAIL-1', title: expect.any(String) },
					failures: [{ field: 'images.0', source: 'http://127.0.0.1:9/a.jpg', reason: expect.stringContaining('not an address'), state: 'failed' }],
				},
			],
			next_cursor: null,
		});
		expect((await merchant.call('GET', '/media')).body).toMatchObject({ waiting: 0, failed: 1 });
	});
});
