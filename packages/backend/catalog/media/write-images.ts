import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { type NamedMedia, replaceMedia } from './replace-media.ts';
import { showImages } from './show-images.ts';

/** A picture as a merchant names it. */
export interface ImageSource extends NamedMedia {
	readonly alt: string | null;
}

const IMAGES = { kind: 'picture', table: 'product_images', columns: { alt: 'text' } } as const;

/** Keeps the pictures of products, in the place of those that they had, and answers the ids of products whose pictures changed. `folder` as `replaceMedia`. */
export async function writeImages(trx: Kysely<Tables>, items: ReadonlyMap<number, readonly ImageSource[]>, folder: string | null): Promise<Set<number>> {
	if (items.size === 0) return new Set();
	const changed = await replaceMedia(trx, IMAGES, { items, folder });
	if (changed.size > 0) await showImages(trx, { productIds: [...changed] });
	return changed;
}
