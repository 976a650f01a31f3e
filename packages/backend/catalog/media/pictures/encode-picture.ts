import sharp, { type Sharp } from 'sharp';
import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat } from '../store/media-keys.ts';
import { describeOther, detectPictureType } from './detect-type.ts';
import { toSizeWithin } from './to-size-within.ts';

/** Guards against decompression bombs: a file of a few kilobytes may decode to billions of pixels. */
const MOST_PIXELS = 100_000_000;
/** Minimum of the longer side, in pixels: anything smaller is a placeholder or a tracking pixel. */
const FEWEST_PIXELS = 32;
const WHITE = '#ffffff';

interface PictureFile {
	readonly width: (typeof PICTURE_WIDTHS)[number];
	readonly format: PictureFormat;
	readonly bytes: Buffer;
}

export interface EncodedPicture {
	readonly ok: true;
	readonly type: string;
	/** Pixels of the original after EXIF rotation. */
	readonly width: number;
	readonly height: number;
	/** Each size in each format. */
	readonly files: readonly PictureFile[];
}

export interface RefusedPicture {
	readonly ok: false;
	readonly reason: string;
}

/**
 * Encodes a picture in all sizes and formats: EXIF rotation applied, sRGB, white background, first frame of an animation, no metadata.
 * A size is the largest that fits into a square of its width; pictures are never enlarged. `reason` says why a picture is refused.
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture | RefusedPicture> {
	const type = detectPictureType(bytes);
	if (type === null) return refuse(`is ${describeOther(bytes)}: JPEG, PNG, WebP, AVIF, GIF and TIFF are accepted`);
	try {
		const source = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
		const { width, height } = (await source.metadata()).autoOrient;
		if (width * height > MOST_PIXELS) return refuse(`is ${width} × ${height} pixels: more than 100 megapixels`);
		if (Math.max(width, height) < FEWEST_PIXELS) return refuse(`is ${width} × ${height} pixels: too small for a picture of a product`);
		return { ok: true, type, width, height, files: await encodeSizes(source, { width, height }) };
	} catch (error) {
		return refuse(describeDamage(error));
	}
}

const refuse = (reason: string): RefusedPicture => ({ ok: false, reason });

function describeDamage(error: unknown): string {
	const message = error instanceof Error ? error.message.split('\n')[0] : String(error);
	return /pixel limit/i.test(message ?? '') ? 'has more than 100 megapixels' : `is damaged (${message})`;
}

/** The original is decoded once; smaller sizes are made from the largest. Sizes above the original share one file. */
async function encodeSizes(source: Sharp, original: { width: number; height: number }): Promise<PictureFile[]> {
	const largest = toSizeWithin(original, PICTURE_WIDTHS.at(-1) ?? 0);
	const { data, info } = await source
		.autoOrient()
		.resize({ ...largest, fit: 'fill' })
		.flatten({ background: WHITE })
		.toColourspace('srgb')
		.raw()
		.toBuffer({ resolveWithObject: true });
	const files: PictureFile[] = [];
	const made = new Map<string, Buffer>();
	for (const width of PICTURE_WIDTHS) {
		const size = toSizeWithin(original, width);
		for (const format of PICTURE_FORMATS) {
			const key = `${size.width} ${size.height} ${format}`;
			const encoded = made.get(key) ?? (await encode(sharp(data, { raw: info }).resize({ ...size, fit: 'fill' }), format));
			made.set(key, encoded);
			files.push({ width, format, bytes: encoded });
		}
	}
	return files;
}

const encode = (pixels: Sharp, format: PictureFormat): Promise<Buffer> =>
	(format === 'avif' ? pixels.avif({ quality: 52, effort: 2 }) : pixels.webp({ quality: 80, effort: 4 })).toBuffer();
