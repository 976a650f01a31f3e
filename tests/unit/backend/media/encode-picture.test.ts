import { crc32, deflateSync } from 'node:zlib';
import { type EncodedPicture, encodePicture } from '@titraj/backend/catalog/media/pictures/encode-picture.ts';
import { toSizeWithin } from '@titraj/backend/catalog/media/pictures/to-size-within.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawHalves, isNear, jpeg, pixelAt } from '#tests/support/sample-pictures.ts';

const RED = [255, 0, 0];
const BLUE = [0, 0, 255];
const WHITE = [255, 255, 255];

async function encode(bytes: Buffer): Promise<EncodedPicture> {
	const picture = await encodePicture(bytes);
	if (!picture.ok) throw new Error(picture.reason);
	return picture;
}

const fileOf = ({ files }: EncodedPicture, width: number, format: string): Buffer =>
	files.find((file) => file.width === width && file.format === format)?.bytes ?? Buffer.alloc(0);

describe('a photograph', () => {
	test.each([
		['landscape', 1600, 1200],
		['portrait', 900, 1600],
		['panorama', 4000, 300],
		['a line', 2000, 1],
		['small', 200, 150],
	])('of %s shape is encoded in every size and format, fitted into a square and never enlarged', async (_, width, height) => {
		const picture = await encode(await jpeg(width, height));
		expect(picture).toMatchObject({ type: 'image/jpeg', width, height });
		expect(picture.files.map(({ width: side, format }) => `${side}.${format}`).toSorted()).toEqual(
			['160.avif', '160.webp', '320.avif', '320.webp', '640.avif', '640.webp', '1280.avif', '1280.webp'].toSorted(),
		);
		for (const { width: side, format, bytes } of picture.files) {
			const metadata = await sharp(bytes).metadata();
			expect([metadata.width, metadata.height]).toEqual(Object.values(toSizeWithin({ width, height }, side)));
			expect(metadata.format).toBe(format === 'avif' ? 'heif' : 'webp');
			expect(metadata.exif).toBeUndefined();
		}
	});

	test('with EXIF rotation is rotated upright', async () => {
		const turned = await drawHalves(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
		const picture = await encode(turned);
		expect(picture).toMatchObject({ width: 200, height: 400 });
		const file = fileOf(picture, 320, 'webp');
		expect(isNear(await pixelAt(file, 0.5, 0.1), RED)).toBe(true);
		expect(isNear(await pixelAt(file, 0.5, 0.9), BLUE)).toBe(true);
	});

	test('with transparency gets a white background', async () => {
		const cutout = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#00000000' } })
			.composite([{ input: { create: { width: 100, height: 100, channels: 3, background: '#ff0000' } } }])
			.png()
			.toBuffer();
		const file = fileOf(await encode(cutout), 640, 'avif');
		expect(isNear(await pixelAt(file, 0, 0), WHITE, 6)).toBe(true);
		expect(isNear(await pixelAt(file, 0.5, 0.5), RED)).toBe(true);
	});

	test.each([
		['of 16 bits', () => drawHalves(300, 200).toColourspace('rgb16').png().toBuffer()],
		['with a palette', () => drawHalves(300, 200).png({ palette: true }).toBuffer()],
		['as TIFF', () => drawHalves(300, 200).tiff().toBuffer()],
		['as AVIF', () => drawHalves(300, 200).avif().toBuffer()],
		['as WebP', () => drawHalves(300, 200).webp().toBuffer()],
	])('%s keeps its colours', async (_, make) => {
		const file = fileOf(await encode(await make()), 320, 'webp');
		expect(isNear(await pixelAt(file, 0.2, 0.5), RED)).toBe(true);
		expect(isNear(await pixelAt(file, 0.8, 0.5), BLUE)).toBe(true);
	});

	test('in CMYK is converted to sRGB', async () => {
		const printed = await drawHalves(300, 200).toColourspace('cmyk').jpeg().toBuffer();
		expect((await sharp(printed).metadata()).space).toBe('cmyk');
		const file = fileOf(await encode(printed), 320, 'webp');
		expect((await sharp(file).metadata()).space).toBe('srgb');
		expect(isNear(await pixelAt(file, 0.2, 0.5), RED, 80)).toBe(true);
	});

	test('in greyscale stays grey', async () => {
		const grey = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#808080' } })
			.toColourspace('b-w')
			.png()
			.toBuffer();
		expect(isNear(await pixelAt(fileOf(await encode(grey), 160, 'webp'), 0.5, 0.5), [128, 128, 128], 6)).toBe(true);
	});

	test('that is animated is reduced to its first frame', async () => {
		const frames = await Promise.all(
			['#ff0000', '#0000ff'].map((background) =>
				sharp({ create: { width: 64, height: 64, channels: 3, background } })
					.png()
					.toBuffer(),
			),
		);
		const moving = await sharp(frames, { join: { animated: true } })
			.gif()
			.toBuffer();
		const picture = await encode(moving);
		expect(picture).toMatchObject({ type: 'image/gif', width: 64, height: 64 });
		expect(isNear(await pixelAt(fileOf(picture, 160, 'webp'), 0.5, 0.5), RED)).toBe(true);
	});
});

describe('a file that is no picture of a product', () => {
	const reasonOf = async (bytes: Buffer): Promise<string> => {
		const picture = await encodePicture(bytes);
		return picture.ok ? 'it was taken' : picture.reason;
	};

	test.each([
		['nothing', Buffer.alloc(0), 'is an empty file'],
		['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'is an SVG drawing'],
		['an SVG after an XML declaration', Buffer.from('\ufeff<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "x">\n<svg/>'), 'is an SVG drawing'],
		['a web page', Buffer.from('<!DOCTYPE html><title>404</title>'), 'is a web page'],
		['a PDF', Buffer.from('%PDF-1.7'), 'is a PDF document'],
		['text', Buffer.from('hello'), 'is a file of another kind'],
		['a JPEG header without data', Buffer.from('\xff\xd8\xff\xe0 no more', 'latin1'), 'is damaged'],
	])('%s is refused with its reason', async (_, bytes, reason) => {
		expect(await reasonOf(bytes)).toContain(reason);
	});

	test('a truncated file is damaged', async () => {
		const whole = await jpeg(800, 600);
		expect(await reasonOf(whole.subarray(0, whole.length / 2))).toContain('is damaged');
	});

	test('a tracking pixel is too small', async () => {
		expect(await reasonOf(await jpeg(1, 1))).toBe('is 1 × 1 pixels: too small for a picture of a product');
	});

	test('a decompression bomb of 50,000 by 50,000 pixels is not decoded', async () => {
		const bomb = makePng(50_000, 50_000);
		expect(bomb.length).toBeLessThan(3_000_000);
		const before = process.memoryUsage().rss;
		expect(await reasonOf(bomb)).toContain('100 megapixels');
		expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
	});
});

/** A 1-bit PNG that is all black. */
function makePng(width: number, height: number): Buffer {
	const chunk = (type: string, data: Buffer): Buffer => {
		const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
		const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
		length.writeUInt32BE(data.length);
		sum.writeUInt32BE(crc32(named));
		return Buffer.concat([length, named, sum]);
	};
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header[8] = 1;
	const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 1 });
	return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}
