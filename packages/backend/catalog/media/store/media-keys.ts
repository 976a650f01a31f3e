/** Widths and formats in which pages ask for a picture; the storefront derives one address from another by them. */
export const PICTURE_WIDTHS = [160, 320, 640, 1280] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The file as it came. */
export const originalKey = (hash: string): string => `originals/${hash.slice(0, 2)}/${hash}`;

export const sizeKey = (hash: string, width: number, format: PictureFormat): string => `pictures/${hash.slice(0, 2)}/${hash}.${width}.${format}`;

/** Address of one size of a stored picture: what is under it never changes. */
export const toStoredPath = (hash: string, width: number, format: PictureFormat): string => `/media/stored/${hash}.${width}.${format}`;

const STORED_PATH = /^\/media\/stored\/([0-9a-f]{64})\.(\d{1,5})\.(avif|webp)$/;

/** Key of the file that an address names; null for any other address. */
export function parseStoredPath(path: string): { readonly key: string; readonly format: PictureFormat } | null {
	const [, hash, text, format] = STORED_PATH.exec(path) ?? [];
	const width = PICTURE_WIDTHS.find((known) => String(known) === text);
	if (hash === undefined || width === undefined || (format !== 'avif' && format !== 'webp')) return null;
	return { key: sizeKey(hash, width, format), format };
}
