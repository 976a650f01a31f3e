import type { FeedbackModeration } from '@titraj/contract/feedback.ts';
import { toFindableId } from '@titraj/contract/max-int4.ts';
import type { Database } from '../tables.ts';
import { refreshFeedback } from './feedback-totals.ts';

/** What moderating a review changes. */
interface Moderated {
	readonly before: object;
	readonly after: object;
}

/** Moderates a review in a transaction of its own; false if no review has this id. */
export const moderateReview = async (db: Database, moderation: FeedbackModeration): Promise<boolean> =>
	(await db.transaction().execute((trx) => writeModeration(trx, moderation))) !== null;

/**
 * Sets a review's status and, if given, the shop's answer with its language; an empty answer deletes it. Rejecting deletes the review's photos, and ratings are updated
 * immediately. Returns null if no review has this id, for example because its author has rewritten it, which gives it a new id.
 */
export async function writeModeration(trx: Database, { id: given, status, answer, answer_lang }: FeedbackModeration): Promise<Moderated | null> {
	const id = toFindableId(given);
	const said = answer?.trim() || null;
	const before = await trx.selectFrom('feedback').select(['status', 'answer', 'answer_lang']).where('id', '=', id).forUpdate().executeTakeFirst();
	if (before === undefined) return null;
	const answered = answer !== undefined && { answer: said, answer_lang: said === null ? null : (answer_lang ?? null) };
	const { product_id, ...after } = await trx
		.updateTable('feedback')
		.set({ status, ...answered })
		.where('id', '=', id)
		.returning(['product_id', 'status', 'answer', 'answer_lang'])
		.executeTakeFirstOrThrow();
	if (status === 'rejected') await trx.deleteFrom('review_photos').where('feedback_id', '=', id).execute();
	await refreshFeedback(trx, [product_id]);
	await trx.updateTable('products').set({ updated_at: new Date() }).where('id', '=', product_id).execute();
	return { before, after };
}
