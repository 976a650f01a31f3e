import { PICTURE_WIDTHS } from '#lib/platform/pictures/picture.ts';

export type PictureFormat = 'avif' | 'webp';
export type PictureRequest =
	| { readonly kind: 'drawing'; readonly source: string }
	/** A photograph that the backend stores in this size and format. */
	| { readonly kind: 'stored'; readonly source: string; readonly format: PictureFormat }
	/** A JPEG, PNG or WebP that the backend has in one size only. */
	| { readonly kind: 'plain'; readonly source: string }
	| { readonly kind: 'encoded'; readonly source: string; readonly width: number; readonly format: PictureFormat };

const STEM = '\\/media\\/(?:[a-z0-9][a-z0-9._-]*\\/)*[a-z0-9][a-z0-9_-]*';
const DRAWING = new RegExp(`^${STEM}\\.svg$`);
/** Photographs in the backend's file store, by their hash. */
const STORED = /^\/media\/stored\/[0-9a-f]{64}$/;
const ENCODED = new RegExp(`^(${STEM})\\.(\\d{1,5})\\.(avif|webp)$`);
/** File names of other shop systems, which may contain capitals. */
const PLAIN = /^\/media\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(jpe?g|png|webp)$/i;

/**
 * Parses a picture's path. `<path>.<width>.<avif|webp>` is encoded from the drawing `<path>.svg`, or fetched if it is a stored photograph;
 * other pictures are served unchanged. Null for any other width or kind (D30, image sizes).
 */
export function parsePicturePath(path: string): PictureRequest | null {
	if (path.length > 400 || path.includes('..')) return null;
	if (DRAWING.test(path)) return { kind: 'drawing', source: path };
	const [, stem, width, format] = ENCODED.exec(path) ?? [];
	if (stem === undefined || (format !== 'avif' && format !== 'webp')) return PLAIN.test(path) ? { kind: 'plain', source: path } : null;
	const known = PICTURE_WIDTHS.find((candidate) => String(candidate) === width);
	if (known === undefined) return null;
	if (STORED.test(stem)) return { kind: 'stored', source: path, format };
	return { kind: 'encoded', source: `${stem}.svg`, width: known, format };
}
