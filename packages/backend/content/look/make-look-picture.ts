import { createHash } from 'node:crypto';
import { toColour } from '@titraj/contract/look/colour.ts';
import sharp, { type Sharp } from 'sharp';
import type { NewLookPicture } from '../../platform/shop/look.ts';
import { findSvgDanger } from './find-svg-danger.ts';

export type LookPictureUse = 'logo' | 'icon';
/** Bytes of an upload. */
export const LARGEST_LOOK_PICTURE = 1024 * 1024;

/** Pixels of what is stored: four times the size in the header, so that it is sharp on every screen; an icon is square. */
const SIZES = { logo: { width: 576, height: 144 }, icon: { width: 192, height: 192 } } as const;
/** Guards against decompression bombs. */
const MOST_PIXELS = 40_000_000;
const FEWEST_PIXELS = 16;
const MOST_DPI = 2400;
const CSS_DPI = 72;
const FORMATS = ['png', 'webp', 'jpeg', 'svg'];
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };
/** Part of the pixels from which a picture fills its rectangle. */
const FULL = 0.97;

export type MadeLookPicture =
	| { readonly ok: true; readonly picture: NewLookPicture }
	/** A predicate, such as "is damaged". */
	| { readonly ok: false; readonly reason: string };

/** Makes a PNG of an uploaded PNG, WebP, JPEG or SVG. A drawing is drawn here, so that no uploaded document reaches a browser. */
export async function makeLookPicture(bytes: Buffer, use: LookPictureUse): Promise<MadeLookPicture> {
	if (bytes.length === 0) return refuse('is empty');
	if (bytes.length > LARGEST_LOOK_PICTURE) return refuse('is larger than 1 MB');
	const isSvg = /<svg[\s>]/i.test(bytes.subarray(0, 4096).toString('latin1'));
	const danger = isSvg ? findSvgDanger(bytes.toString('utf8')) : null;
	if (danger !== null) return refuse(`contains ${danger}: save the drawing without it, or as PNG`);
	try {
		return await make(bytes, { use, isSvg });
	} catch (error) {
		const [message = ''] = error instanceof Error ? error.message.split('\n') : [];
		return refuse(/pixel limit/i.test(message) ? 'has more than 40 megapixels' : 'is damaged, or no PNG, WebP, JPEG or SVG');
	}
}

const refuse = (reason: string): MadeLookPicture => ({ ok: false, reason });

async function make(bytes: Buffer, { use, isSvg }: { readonly use: LookPictureUse; readonly isSvg: boolean }): Promise<MadeLookPicture> {
	const options = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;
	const { format, width, height } = await sharp(bytes, options).metadata();
	if (!FORMATS.includes(format)) return refuse('is no PNG, WebP, JPEG or SVG');
	if (isSvg !== (format === 'svg')) return refuse('is a drawing that is compressed or not written in UTF-8: save it as plain SVG, or as PNG');
	if (!isSvg && Math.max(width, height) < FEWEST_PIXELS) return refuse(`is ${width} × ${height} pixels: too small`);
	const size = SIZES[use];
	const scale = Math.min(size.width / width, size.height / height);
	const density = Math.min(MOST_DPI, Math.max(1, CSS_DPI * scale));
	const source = sharp(bytes, isSvg ? { ...options, density } : options).autoOrient();
	const drawn =
		use === 'icon'
			? source.resize({ ...size, fit: 'contain', background: TRANSPARENT })
			: source.resize({ ...size, fit: 'inside', withoutEnlargement: !isSvg });
	const { data, info } = await drawn.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	const tone = toTone(data);
	if (tone === undefined) return refuse('has no visible part');
	const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
	const [png, mailBytes] = [await encode(pixels()), await encode(pixels().resize({ height: Math.max(1, Math.round(info.height / 2)) }))];
	const hash = createHash('sha256').update(png).digest('hex');
	return { ok: true, picture: { hash, width: info.width, height: info.height, tone, bytes: png, mailBytes } };
}

/** A photograph is reduced to 256 colours, which a logo of that size does not show. */
async function encode(pixels: Sharp): Promise<Buffer> {
	const exact = await pixels.clone().png({ compressionLevel: 9 }).toBuffer();
	return exact.length <= 40_000 ? exact : pixels.png({ palette: true, quality: 90, compressionLevel: 9 }).toBuffer();
}

/** Mean colour of the visible pixels; null if all are visible, undefined if none is. */
function toTone(data: Buffer): string | null | undefined {
	const sums = [0, 0, 0];
	let visible = 0;
	for (let at = 0; at < data.length; at += 4) {
		if ((data[at + 3] ?? 0) < 128) continue;
		visible += 1;
		for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0);
	}
	if (visible === 0) return undefined;
	return visible / (data.length / 4) >= FULL ? null : toColour(sums.map((sum) => sum / visible));
}
