import type { MediaStore } from '../../../platform/media/media-store.ts';
import { sizeKey } from '../../media/store/media-keys.ts';
import type { Database } from '../../tables.ts';

/** Largest size of a stored picture. */
const WIDTH = 1280;

/** Content of a review's photo for staff, published or not; null if there is no such photo. */
export async function readPhoto(db: Database, store: MediaStore, id: string): Promise<{ readonly type: string; readonly bytes: Buffer } | null> {
	const photo = await db.selectFrom('review_photos').select(['content', 'media']).where('id', '=', id).executeTakeFirst();
	if (photo === undefined) return null;
	if (photo.content !== null) return { type: 'image/jpeg', bytes: Buffer.from(photo.content) };
	const bytes = photo.media === null ? null : await store.read(sizeKey(photo.media, WIDTH, 'webp'));
	return bytes && { type: 'image/webp', bytes };
}
