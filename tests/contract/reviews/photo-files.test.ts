import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawHalves, isNear, jpeg, pixelAt } from '#tests/support/sample-pictures.ts';
import { sendPhoto } from '#tests/support/send-photo.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});
afterAll(() => backend.close());

const send = (bytes: Buffer, token: string) => sendPhoto(backend, bytes, token);
const contentOf = async (id = '') => {
	const { content } = await backend.db.selectFrom('review_photos').select('content').where('id', '=', id).executeTakeFirstOrThrow();
	return Buffer.from(content ?? []);
};
const countStored = async () => (await backend.db.selectFrom('review_photos').select('id').execute()).length;

test('a photo is upright, at most 1600 pixels long, and without the place where it was taken', async () => {
	const token = await backend.newToken();
	const taken = await drawHalves(3000, 1000)
		.withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 48/1 0/1' } } })
		.jpeg()
		.toBuffer();
	const { data } = await send(taken, token);
	expect(data).toMatchObject({ width: 533, height: 1600 });
	const kept = await contentOf(data?.id);
	const { exif, orientation, width, height } = await sharp(kept).metadata();
	expect([exif, orientation, width, height]).toEqual([undefined, undefined, 533, 1600]);
	expect(kept.includes('secret')).toBe(false);
	expect(isNear(await pixelAt(kept, 0.5, 0.1), [255, 0, 0])).toBe(true);
	expect(isNear(await pixelAt(kept, 0.5, 0.9), [0, 0, 255])).toBe(true);
});

test.each(['image/png', 'image/webp'])('a photo may be %s, and transparent pixels become white', async (type) => {
	const clear = sharp({ create: { width: 100, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
	const { data } = await send(await (type === 'image/png' ? clear.png() : clear.webp()).toBuffer(), await backend.newToken());
	expect(isNear(await pixelAt(await contentOf(data?.id), 0.5, 0.5), [255, 255, 255])).toBe(true);
});

describe('a file is refused and not stored', () => {
	/** A PNG of a few bytes whose header claims this size. */
	const bomb = async (width: number, height: number) => {
		const png = await drawHalves(64, 64).png().toBuffer();
		png.writeUInt32BE(width, 16);
		png.writeUInt32BE(height, 20);
		return png;
	};
	test.each<[string, string, () => Promise<Buffer>]>([
		['text that is called a picture', 'error_photo_type', async () => Buffer.from('Ovo nije slika.')],
		['an SVG drawing', 'error_photo_type', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
		['a HEIC photograph', 'error_photo_type', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
		['a GIF', 'error_photo_type', () => drawHalves(100, 100).gif().toBuffer()],
		['the first half of a photograph', 'error_photo_damaged', async () => (await jpeg(800, 600)).subarray(0, 2000)],
		['a JPEG of three bytes', 'error_photo_damaged', async () => Buffer.from([0xff, 0xd8, 0xff])],
		['a decompression bomb', 'error_photo_large', () => bomb(60_000, 60_000)],
		['a picture of 60 megapixels', 'error_photo_large', () => bomb(10_000, 6000)],
		['a picture of a few pixels', 'error_photo_small', () => jpeg(63, 600)],
	])('%s: %s', async (_title, error, file) => {
		const before = await countStored();
		expect(await send(await file(), await backend.newToken())).toMatchObject({ success: false, label_name: 'error_photo', errors: { content: error } });
		expect(await countStored()).toBe(before);
	});

	test.each<[string, object, number]>([
		['an empty file', { content: '' }, 400],
		['no file', {}, 400],
		['a file above the limit', { content: 'A'.repeat(5_700_000) }, 413],
	])('%s', async (_title, body, status) => {
		const headers = { authorization: `Bearer ${await backend.newToken()}`, 'content-type': 'application/json' };
		expect((await backend.send('/hapi/v1/feedback/photo/', { method: 'POST', headers, body: JSON.stringify(body) })).status).toBe(status);
	});

	test('nothing without a token', async () => {
		expect((await backend.call('_post_hapi_feedback_photo', { content: (await jpeg(100, 100)).toString('base64') }, null)).status).toBe(401);
	});
});
