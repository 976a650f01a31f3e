import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { newRow } from '#tests/support/merchant-rows.ts';
import { jpeg } from '#tests/support/sample-pictures.ts';
import { type PictureServer, servePictures } from '#tests/support/serve-pictures.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
let host: PictureServer;
beforeAll(async () => {
	host = await servePictures();
	backend = await startTestBackend(undefined, { mediaMayBePrivate: true });
	merchant = await openMerchant(backend);
});
afterAll(async () => {
	await backend.close();
	await host[Symbol.asyncDispose]();
});

const put = (sku: string, images: object[]) => {
	const { sku: _sku, ...body } = newRow(sku, { images });
	return merchant.call('PUT', `/products/${sku}`, body);
};

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects
async function pageOf(sku: string): Promise<any> {
	const { id } = (await merchant.call('GET', `/products/${sku}`)).body;
	const { body } = await backend.call('_post_hapi_catalog_product', { item_id: id });
	return JSON.parse(JSON.stringify(body)).data;
}

const imagesOf = async (sku: string) =>
	(await pageOf(sku)).images.map(({ title, thumbs }: { title: string; thumbs: { url: string }[] }) => [title, thumbs[0]?.url]);
const addressOf = (bytes: Buffer) => `/media/stored/${createHash('sha256').update(bytes).digest('hex')}.320.webp`;

describe('pictures of a product', () => {
	let front: Buffer;
	let back: Buffer;
	beforeAll(async () => {
		[front, back] = [await jpeg(900, 1600), await jpeg(1600, 500)];
		host.answers.set('/front.jpg', front);
		host.answers.set('/back.png', back);
	});

	it('are fetched, and shown in order with alternative texts and actual sizes', async () => {
		await put('PIC-1', [{ url: `${host.origin}/front.jpg`, alt: 'Sprijeda' }, { url: `${host.origin}/gone.jpg` }, { url: `${host.origin}/back.png` }]);
		await expect
			.poll(() => imagesOf('PIC-1'), { timeout: 20_000 })
			.toEqual([
				['Sprijeda', addressOf(front)],
				['Slušalice PIC-1', addressOf(back)],
			]);
		const page = await pageOf('PIC-1');
		expect(page.main_image_title).toBe('Sprijeda');
		expect(page.main_image_thumbs.map(({ width, height }: { width: number; height: number }) => [width, height])).toEqual([
			[180, 320],
			[360, 640],
			[720, 1280],
		]);
		for (const { url, width, height } of page.main_image_thumbs) {
			const response = await fetch(backend.url + url);
			expect(response.headers.get('content-type')).toBe('image/webp');
			expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
			expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width, height });
		}
	});

	it('follow their row when it reorders, renames, removes or clears them', async () => {
		await put('PIC-1', [{ url: `${host.origin}/back.png`, alt: 'Straga' }]);
		expect(await imagesOf('PIC-1')).toEqual([['Straga', addressOf(back)]]);
		await put('PIC-1', []);
		expect(await pageOf('PIC-1')).toMatchObject({ images: [], main_image_thumbs: [], main_image_upload_path: null });
	});

	it('replace the drawings of a demo product, which return when they are cleared', async () => {
		await merchant.call('PUT', '/products/MON-1', { images: [{ url: `${host.origin}/back.png` }] });
		expect((await imagesOf('MON-1')).map(([, url]: [string, string]) => url)).toEqual([addressOf(back)]);
		await merchant.call('PUT', '/products/MON-1', { images: [] });
		expect((await imagesOf('MON-1'))[0][1]).toContain('/media/monitor/');
	});

	it.each([
		['an unknown width', (path: string) => path.replace('.320.', '.321.')],
		['an unknown hash', (path: string) => path.replace(/[0-9a-f]{64}/, '0'.repeat(64))],
		['a path traversal', () => '/media/stored/..%2f..%2fetc%2fpasswd'],
	])('are not found under %s', async (_, change) => {
		expect((await backend.send(change(addressOf(front)))).status).toBe(404);
	});

	it('are refused if a merchant API row names a file, or an upload that does not exist', async () => {
		expect((await put('PIC-2', [{ file: 'a.jpg' }])).body.errors).toEqual([{ field: 'images.0.file', reason: expect.stringContaining('upload it') }]);
		expect((await put('PIC-2', [{ media: 'f'.repeat(64) }])).body.errors).toEqual([
			{ field: 'images.0.media', reason: 'names a picture that was not uploaded' },
		]);
	});
});
