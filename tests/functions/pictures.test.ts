import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openJar } from '#tests/support/browser-jar.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';
import { jpeg } from '#tests/support/sample-pictures.ts';
import { servePictures } from '#tests/support/serve-pictures.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = temporaryFolder('media-', afterAll);
let shop: RunningShop;
beforeAll(async () => {
	process.env['MEDIA_PRIVATE'] = '1';
	process.env['MEDIA_CACHE_DIR'] = folder;
	shop = await startShop();
});
afterAll(() => shop.close());

describe('pictures', () => {
	let stem: string;
	beforeAll(async () => {
		const answer = await (await openJar(shop.url).get('/api/hapi/catalog/products?limit=1')).json();
		stem = answer.data.items[0].main_image_thumbs[0].url.replace(/\.\d+\.webp$/, '');
	});

	test.each([
		['an unknown width', () => `${stem}.200.webp`],
		['a huge width', () => `${stem}.12800.webp`],
		['another format', () => `${stem}.320.png`],
		['no width', () => `${stem}.webp`],
		['another kind of drawing', () => '/media/nothing/x/front.320.webp'],
		['a path traversal', () => '/media/..%2f..%2fetc/passwd.320.webp'],
	])('refuses %s', async (_, path) => {
		expect((await openJar(shop.url).get(path())).status).toBe(404);
	});

	test.each(['webp', 'avif'])('makes %s in the width of its name, cached permanently', async (format) => {
		const [first, second] = await Promise.all([openJar(shop.url).get(`${stem}.160.${format}`), openJar(shop.url).get(`${stem}.160.${format}`)]);
		expect(first.headers.get('content-type')).toBe(`image/${format}`);
		expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
		const picture = await sharp(Buffer.from(await first.arrayBuffer())).metadata();
		expect(picture.width).toBe(160);
		expect(second.status).toBe(200);
	});

	test.each(['bench', 'desk'])(
		'the first picture of a page (%s) takes no more round trips on a slow connection than the font (docs/design.md)',
		async (variant) => {
			const picture = await openJar(shop.url).get(`/media/hero/variant-${variant}/front.640.avif`);
			expect(picture.status).toBe(200);
			expect((await picture.arrayBuffer()).byteLength).toBeLessThanOrEqual(12 * 1024);
		},
	);

	test('a picture that was requested before is served again without its source file', async () => {
		const ask = async () => Buffer.from(await (await openJar(shop.url).get(`${stem}.320.webp`)).arrayBuffer());
		const first = await ask();
		await rm(folder, { recursive: true });
		expect(await ask()).toEqual(first);
		expect(existsSync(folder)).toBe(false);
	});

	test('HEAD has the length of a picture and no body', async () => {
		const [whole, head] = await Promise.all(['GET', 'HEAD'].map((method) => fetch(`${shop.url}${stem}.320.webp`, { method })));
		const bytes = await whole?.arrayBuffer();
		expect(bytes?.byteLength).toBeGreaterThan(1000);
		expect(head?.headers.get('content-length')).toBe(String(bytes?.byteLength));
		expect((await head?.arrayBuffer())?.byteLength).toBe(0);
	});

	test('a drawing opened by itself can run no scripts', async () => {
		const response = await openJar(shop.url).get(`${stem}.svg`);
		expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
		expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
		expect(response.headers.get('x-content-type-options')).toBe('nosniff');
	});

	test('a stored photograph is served unchanged, and an unknown one is 404', async () => {
		const photograph = await jpeg(400, 800);
		const host = await servePictures();
		host.answers.set('/a.jpg', photograph);
		const path = `/media/stored/${createHash('sha256').update(photograph).digest('hex')}.320.avif`;
		expect((await openJar(shop.url).get(path)).status).toBe(404);
		const merchant = await openMerchant({ url: shop.backendUrl, db: shop.db ?? expect.fail('the backend is not embedded') });
		await merchant.call('PUT', '/products/MON-2', { images: [{ url: `${host.origin}/a.jpg` }] });
		await expect.poll(async () => (await openJar(shop.url).get(path)).status, { timeout: 20_000 }).toBe(200);
		const response = await openJar(shop.url).get(path);
		expect(response.headers.get('content-type')).toBe('image/avif');
		expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
		expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 160, height: 320 });
		await host[Symbol.asyncDispose]();
	});
});
