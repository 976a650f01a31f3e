import { sql } from 'kysely';
import { IS_VERIFIED } from '../../catalog/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { AdminPhoto } from './review-photos.ts';
import type { ReviewState } from './review-state.ts';

export const PAGE_SIZE = 20;

export type ReadReview = Awaited<ReturnType<typeof readReviews>>['reviews'][number];

/** The photos of row `f` of `feedback`, published or not. */
const PHOTOS = sql<AdminPhoto[]>`(
	select coalesce(json_agg(json_build_object('id', r.id, 'width', r.width, 'height', r.height, 'published', r.media is not null) order by r.position), '[]')
	from review_photos r where r.feedback_id = f.id
)`;

/** One page of reviews with text, newest first, and the number of reviews that wait. `before`: id of the last review of the page before. */
export async function readReviews(db: Database, state: ReviewState, before: number | null) {
	const written = db.selectFrom('feedback as f').innerJoin('products as p', 'p.id', 'f.product_id').where('f.message', 'is not', null);
	let query = written
		.innerJoin('categories as c', 'c.id', 'p.category_id')
		.select(['f.id', 'f.display_name', 'f.message', 'f.rate', 'f.lang', 'f.answer', 'f.answer_lang', 'f.created_at'])
		.select(['p.id as product_id', 'p.title', 'p.slug', 'c.slug as category_slug', IS_VERIFIED.as('is_verified'), PHOTOS.as('photos')])
		.where('f.status', '=', state)
		.orderBy('f.id', 'desc')
		.limit(PAGE_SIZE);
	if (before !== null) query = query.where('f.id', '<', before);
	const { waiting } = await written.where('f.status', '=', 'pending').select(sql<number>`count(*)::int`.as('waiting')).executeTakeFirstOrThrow();
	return { reviews: await query.execute(), waiting };
}
