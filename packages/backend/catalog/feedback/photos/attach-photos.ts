import { sql } from 'kysely';
import { isUuid } from '../../../platform/text/is-uuid.ts';
import type { CartOwner } from '../../../platform/visitor/cart-owner.ts';
import type { Database } from '../../tables.ts';

/**
 * Whether a shopper may name these photos in a review of the product: uploaded by the same shopper, and not in a review of another product.
 * Locks them until the transaction ends.
 */
export async function arePhotosOwn(
	trx: Database,
	photos: readonly string[],
	{ owner: { session_id, user_id }, productId }: { readonly owner: CartOwner; readonly productId: number },
): Promise<boolean> {
	if (photos.length === 0) return true;
	if (!photos.every(isUuid)) return false;
	await sql`select from review_photos where id = any(${photos}::uuid[]) order by id for update`.execute(trx);
	const { rows } = await sql`
		select from review_photos r left join feedback f on f.id = r.feedback_id
		where r.id = any(${photos}::uuid[]) and (f.id is null or f.product_id = ${productId}::int)
			and (coalesce(f.session_id, r.session_id) = ${session_id}::uuid or coalesce(f.user_id, r.user_id) = ${user_id}::int)
	`.execute(trx);
	return rows.length === photos.length;
}

/**
 * Gives a review exactly these photos, in this order, and returns the review's id. If they differ from the review's photos, it gets a new id:
 * an approval by staff who saw the old photos does not approve the new ones.
 */
export async function attachPhotos(trx: Database, reviewId: number, photos: readonly string[]): Promise<number> {
	const attached = await trx.selectFrom('review_photos').select('id').where('feedback_id', '=', reviewId).orderBy('position').execute();
	if (attached.map(({ id }) => id).join() === photos.join()) return reviewId;
	const { rows } = await sql<{ id: number }>`update feedback set id = default where id = ${reviewId} returning id`.execute(trx);
	const id = rows[0]?.id ?? reviewId;
	await sql`delete from review_photos where feedback_id = ${id} and id <> all(${photos}::uuid[])`.execute(trx);
	await sql`
		update review_photos r set feedback_id = ${id}, session_id = null, user_id = null, client = null, position = n.place
		from unnest(${photos}::uuid[]) with ordinality as n(id, place) where r.id = n.id
	`.execute(trx);
	return id;
}
