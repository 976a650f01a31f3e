import type { PictureFormat } from './parse-picture-path.server.ts';

/** Loads the encoder, a native module. */
export const loadEncoder = () => import('sharp');

/** Encodes a drawing (SVG) as AVIF or WebP. The effort is low because a visitor is waiting for the picture. */
export async function encodePicture(drawing: string, { width, format }: { width: number; format: PictureFormat }): Promise<Uint8Array<ArrayBuffer>> {
	const { default: sharp } = await loadEncoder();
	const pixels = sharp(Buffer.from(drawing), { limitInputPixels: 16_000_000 }).resize({ width });
	const encoded = format === 'avif' ? pixels.avif({ quality: 44, effort: 2 }) : pixels.webp({ quality: 78, effort: 3 });
	return new Uint8Array(await encoded.toBuffer());
}
