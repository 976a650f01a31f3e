import { LARGEST_REVIEW_PHOTO, LONGEST_PHOTO_SIDE } from '@titraj/contract/review-photo-limits.ts';
import sharp from 'sharp';
import { detectPictureType, type PictureType } from '../../media/pictures/detect-type.ts';
import { toSizeWithin } from '../../media/pictures/to-size-within.ts';

const ACCEPTED: readonly (PictureType | null)[] = ['image/jpeg', 'image/png', 'image/webp'];
/** Guards against decompression bombs; the cameras of phones have up to 50 megapixels in their default mode. */
const MOST_PIXELS = 50_000_000;
/** Minimum of the shorter side, in pixels. */
const FEWEST_PIXELS = 64;

/** Why a photo is refused; a key of its error label. */
export type PhotoError = 'error_photo_type' | 'error_photo_large' | 'error_photo_small' | 'error_photo_damaged';

export type CleanPhoto =
	| { readonly ok: true; readonly content: Buffer; readonly width: number; readonly height: number }
	| { readonly ok: false; readonly error: PhotoError };

/**
 * Re-encodes a shopper's photo as JPEG: upright, in sRGB, on white, the first frame, at most 1600 pixels wide or high, and without metadata
 * such as the place where it was taken. The same file always gives the same content.
 */
export async function cleanPhoto(bytes: Buffer): Promise<CleanPhoto> {
	if (!ACCEPTED.includes(detectPictureType(bytes))) return refuse('error_photo_type');
	if (bytes.length > LARGEST_REVIEW_PHOTO) return refuse('error_photo_large');
	try {
		const source = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
		const original = (await source.metadata()).autoOrient;
		if (original.width * original.height > MOST_PIXELS) return refuse('error_photo_large');
		if (Math.min(original.width, original.height) < FEWEST_PIXELS) return refuse('error_photo_small');
		const size = toSizeWithin(original, LONGEST_PHOTO_SIDE);
		const content = await source
			.autoOrient()
			.resize({ ...size, fit: 'fill' })
			.flatten({ background: '#ffffff' })
			.toColourspace('srgb')
			.jpeg({ quality: 85 })
			.toBuffer();
		return { ok: true, content, ...size };
	} catch (error) {
		return refuse(error instanceof Error && /pixel limit/i.test(error.message) ? 'error_photo_large' : 'error_photo_damaged');
	}
}

const refuse = (error: PhotoError): CleanPhoto => ({ ok: false, error });
