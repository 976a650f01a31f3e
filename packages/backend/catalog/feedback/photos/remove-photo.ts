import type { Database } from '../../tables.ts';

/** Deletes one photo of a review; the page of its product is rendered again. Returns false if the review has no such photo. */
export async function removePhoto(db: Database, { reviewId, photoId }: { readonly reviewId: number; readonly photoId: string }): Promise<boolean> {
	return db.transaction().execute(async (trx) => {
		const { numDeletedRows } = await trx.deleteFrom('review_photos').where('id', '=', photoId).where('feedback_id', '=', reviewId).executeTakeFirst();
		if (numDeletedRows === 0n) return false;
		const reviewed = trx.selectFrom('feedback').select('product_id').where('id', '=', reviewId);
		await trx.updateTable('products').set({ updated_at: new Date() }).where('id', 'in', reviewed).execute();
		return true;
	});
}
