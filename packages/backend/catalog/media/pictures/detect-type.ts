/** Picture formats that the shop accepts, by media type. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'image/avif' | 'image/tiff';

const SIGNATURES: readonly (readonly [type: PictureType, offset: number, signs: readonly string[]])[] = [
	['image/jpeg', 0, ['\xff\xd8\xff']],
	['image/png', 0, ['\x89PNG\r\n\x1a\n']],
	['image/gif', 0, ['GIF87a', 'GIF89a']],
	['image/avif', 4, ['ftypavif', 'ftypavis']],
	['image/tiff', 0, ['II*\0', 'MM\0*']],
];

/** Detects the format from the first bytes, regardless of file name or `Content-Type`; null if it is not an accepted one. */
export function detectPictureType(bytes: Buffer): PictureType | null {
	if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'image/webp';
	return SIGNATURES.find(([, offset, signs]) => signs.some((sign) => startsWith(bytes, offset, sign)))?.[0] ?? null;
}

export const isPdf = (bytes: Buffer): boolean => startsWith(bytes, 0, '%PDF-');

/** Describes a file that is not an accepted picture, for error messages. */
export function describeOther(bytes: Buffer): string {
	if (bytes.length === 0) return 'an empty file';
	const text = bytes
		.subarray(0, 1024)
		.toString('latin1')
		.replace(/^\xef\xbb\xbf/, '')
		.trimStart()
		.toLowerCase();
	if (/^(<\?xml.*?|<!--.*?)?<(!doctype )?svg/s.test(text)) return 'an SVG drawing, which may contain scripts; save it as PNG';
	if (/^<(!doctype )?html|^<head|^<body/.test(text)) return 'a web page';
	if (isPdf(bytes)) return 'a PDF document';
	if (startsWith(bytes, 4, 'ftyphei') || startsWith(bytes, 4, 'ftypmif1')) return 'a HEIC photograph; save it as JPEG';
	if (startsWith(bytes, 0, 'PK\x03\x04')) return 'a ZIP archive';
	return 'a file of another kind';
}

const startsWith = (bytes: Buffer, offset: number, sign: string): boolean => bytes.toString('latin1', offset, offset + sign.length) === sign;
