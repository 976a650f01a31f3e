import type { FeedbackModeration } from '@titraj/contract/feedback.ts';
import { toFindableId } from '@titraj/contract/max-int4.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { LANGUAGE_OF } from '../../platform/market/language-of.ts';
import type { Database } from '../tables.ts';
import { refreshFeedback } from './feedback-totals.ts';

/** Staff approve or reject a comment and may answer it; ratings are updated immediately. */
export const moderate: Handler<'_put_hapi_feedback_comment'> = async (decision, { db, session, lang }) => {
	if (!session.insider) return new Refusal(403, 'Forbidden', 'comments are moderated by staff');
	if (!(await moderateReview(db, { answer_lang: LANGUAGE_OF[lang], ...decision }))) return notFound('comment');
	return { success: true, data: { id: decision.id, status: decision.status } };
};

/**
 * Sets a review's status and, if given, the shop's answer with its language; an empty answer deletes it. Rejecting deletes the review's photos.
 * Returns false if no review has this id, for example because its author has rewritten it, which gives it a new id.
 */
export async function moderateReview(db: Database, { id: given, status, answer, answer_lang }: FeedbackModeration): Promise<boolean> {
	const id = toFindableId(given);
	const said = answer?.trim() || null;
	const answered = answer !== undefined && { answer: said, answer_lang: said === null ? null : (answer_lang ?? null) };
	return db.transaction().execute(async (trx) => {
		const row = await trx
			.updateTable('feedback')
			.set({ status, ...answered })
			.where('id', '=', id)
			.returning('product_id')
			.executeTakeFirst();
		if (row === undefined) return false;
		if (status === 'rejected') await trx.deleteFrom('review_photos').where('feedback_id', '=', id).execute();
		await refreshFeedback(trx, [row.product_id]);
		await trx.updateTable('products').set({ updated_at: new Date() }).where('id', '=', row.product_id).execute();
		return true;
	});
}
