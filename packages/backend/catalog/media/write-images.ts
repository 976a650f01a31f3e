import type { Database } from '../tables.ts';
import { type NamedMedia, replaceMedia } from './replace-media.ts';
import { showImages } from './show-images.ts';

export interface ImageSource extends NamedMedia {
	readonly alt: string | null;
}

const IMAGES = { kind: 'picture', table: 'product_images', columns: { alt: 'text' } } as const;

/** Replaces the pictures of products and returns the ids of changed products. `folder`: see `replaceMedia`. */
export async function writeImages(trx: Database, items: ReadonlyMap<number, readonly ImageSource[]>, folder: string | null): Promise<Set<number>> {
	if (items.size === 0) return new Set();
	const changed = await replaceMedia(trx, IMAGES, { items, folder });
	if (changed.size > 0) await showImages(trx, { productIds: [...changed] });
	return changed;
}
