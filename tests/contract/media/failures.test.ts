import { afterAll, beforeAll, expect, it } from 'vitest';
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

const put = (sku: string, path: string) => {
	const { sku: _sku, ...body } = newRow(sku, { images: [{ url: host.origin + path }] });
	return merchant.call('PUT', `/products/${sku}`, body);
};
const stateOf = async (sku: string) => (await merchant.call('GET', `/products/${sku}`)).body.images[0].state;
const failed = async (query = '') => (await merchant.call('GET', `/media/failures${query}`)).body.items.map(({ sku }: { sku: string }) => sku);
const countedToday = async () => (await merchant.call('GET', '/today')).body.failed_media;

it('pictures that could not be fetched are counted, listed, and fetched again for one product or all', async () => {
	for (const sku of ['LATE-1', 'LATE-2']) await put(sku, `/${sku}.jpg`);
	await expect.poll(failed, { timeout: 20_000 }).toEqual(['LATE-1', 'LATE-2']);
	expect(await countedToday()).toBe(2);
	for (const sku of ['LATE-1', 'LATE-2']) host.answers.set(`/${sku}.jpg`, await jpeg(600, 600));
	const retried = await merchant.call('POST', '/media/failures/retry', { sku: 'LATE-2' });
	expect([retried.status, retried.body]).toMatchObject([200, { failed: 1 }]);
	await expect.poll(() => stateOf('LATE-2'), { timeout: 20_000 }).toBe('stored');
	expect(await failed()).toEqual(['LATE-1']);
	await merchant.call('POST', '/media/failures/retry', { sku: null });
	await expect.poll(() => stateOf('LATE-1'), { timeout: 20_000 }).toBe('stored');
	expect([await failed('?waiting=true'), await countedToday()]).toEqual([[], 0]);
});

it('a picture that is tried again by itself is listed on request with its reason, and fetched at once if somebody asks', async () => {
	host.answers.set('/busy.jpg', (response) => void response.writeHead(503).end());
	await put('BUSY-1', '/busy.jpg');
	const list = async () => (await merchant.call('GET', '/media/failures?waiting=true')).body.items;
	await expect.poll(list, { timeout: 20_000 }).toMatchObject([{ sku: 'BUSY-1', failures: [{ state: 'waiting', reason: expect.stringContaining('503') }] }]);
	expect([await failed(), await countedToday()]).toEqual([[], 0]);
	host.answers.set('/busy.jpg', await jpeg(600, 600));
	await merchant.call('POST', '/media/failures/retry', { sku: 'BUSY-1' });
	await expect.poll(() => stateOf('BUSY-1'), { timeout: 5000 }).toBe('stored');
});

it('a picture that was replaced is no failure of its product any more', async () => {
	await put('GONE-1', '/gone.jpg');
	await expect.poll(failed, { timeout: 20_000 }).toEqual(['GONE-1']);
	host.answers.set('/other.jpg', await jpeg(600, 600));
	await put('GONE-1', '/other.jpg');
	expect([await failed(), await countedToday()]).toEqual([[], 0]);
});
