import type { MediaStore } from '../../../platform/media/media-store.ts';
import { keepMedia } from '../../media/store/keep-media.ts';
import type { Database } from '../../tables.ts';

/** Stores the photos of a review as pictures of the shop, in all sizes. Photos that are stored already stay as they are. */
export async function publishPhotos(db: Database, store: MediaStore, reviewId: number): Promise<void> {
	const waiting = await db.selectFrom('review_photos').select(['id', 'content']).where('feedback_id', '=', reviewId).where('content', 'is not', null).execute();
	for (const { id, content } of waiting) {
		if (content === null) continue;
		const kept = await keepMedia(db, store, { kind: 'picture', bytes: Buffer.from(content) });
		if (!kept.ok) throw new Error(`Photo ${id} of review ${reviewId} ${kept.reason}`);
		await db.updateTable('review_photos').set({ media: kept.hash, content: null }).where('id', '=', id).execute();
	}
}
