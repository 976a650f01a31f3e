import type { FeedbackModeration } from '@titraj/contract/feedback.ts';
import { toFindableId } from '@titraj/contract/max-int4.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { refreshFeedback } from './feedback-totals.ts';

/** Staff approve or reject a comment and may answer it; ratings are updated immediately. */
export const moderate: Handler<'_put_hapi_feedback_comment'> = async (decision, { db, session }) => {
	if (!session.insider) return new Refusal(403, 'Forbidden', 'comments are moderated by staff');
	if (!(await moderateReview(db, decision))) return notFound('comment');
	return { success: true, data: { id: decision.id, status: decision.status } };
};

/**
 * Sets a review's status and, if given, the shop's answer; an empty answer deletes it. Returns false if no review has this id, for example
 * because its author has rewritten it, which gives it a new id.
 */
export async function moderateReview(db: Kysely<Tables>, { id, status, answer }: FeedbackModeration): Promise<boolean> {
	const row = await db
		.updateTable('feedback')
		.set({ status, ...(answer !== undefined && { answer: answer?.trim() || null }) })
		.where('id', '=', toFindableId(id))
		.returning('product_id')
		.executeTakeFirst();
	if (row === undefined) return false;
	await refreshFeedback(db, [row.product_id]);
	await db.updateTable('products').set({ updated_at: new Date() }).where('id', '=', row.product_id).execute();
	return true;
}
