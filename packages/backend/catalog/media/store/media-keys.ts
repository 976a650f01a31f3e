import type { MediaKind } from '../../../platform/database/tables/media-tables.ts';

/** Widths and formats of picture URLs; the storefront derives the URL of one size from that of another. */
export const PICTURE_WIDTHS = [160, 320, 640, 1280] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The uploaded or fetched file, unchanged. */
export const originalKey = (hash: string): string => `originals/${hash.slice(0, 2)}/${hash}`;

export const sizeKey = (hash: string, width: number, format: PictureFormat): string => `pictures/${hash.slice(0, 2)}/${hash}.${width}.${format}`;

/** Keys of all files of stored content. */
export const toMediaKeys = (kind: MediaKind, hash: string): string[] => [
	originalKey(hash),
	...(kind === 'picture' ? PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => sizeKey(hash, width, format))) : []),
];

/** URL path of one size of a stored picture; its content never changes. */
export const toStoredPath = (hash: string, width: number, format: PictureFormat): string => `/media/stored/${hash}.${width}.${format}`;

const STORED_PATH = /^\/media\/stored\/([0-9a-f]{64})\.(\d{1,5})\.(avif|webp)$/;

/** Key of the file at a URL path; null for any other path. */
export function parseStoredPath(path: string): { readonly key: string; readonly format: PictureFormat } | null {
	const [, hash, text, format] = STORED_PATH.exec(path) ?? [];
	const width = PICTURE_WIDTHS.find((known) => String(known) === text);
	if (hash === undefined || width === undefined || (format !== 'avif' && format !== 'webp')) return null;
	return { key: sizeKey(hash, width, format), format };
}
