import { toFindableId } from '@titraj/contract/max-int4.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { refreshFeedback } from './feedback-totals.ts';

/** Staff decide whether a comment is shown; rates follow at once. */
export const moderate: Handler<'_put_hapi_feedback_comment'> = async ({ id, status }, { db, session }) => {
	if (!session.insider) return new Refusal(403, 'Forbidden', 'comments are moderated by staff');
	const row = await db.updateTable('feedback').set({ status }).where('id', '=', toFindableId(id)).returning('product_id').executeTakeFirst();
	if (row === undefined) return notFound('comment');
	await refreshFeedback(db, [row.product_id]);
	await db.updateTable('products').set({ updated_at: new Date() }).where('id', '=', row.product_id).execute();
	return { success: true, data: { id, status } };
};
