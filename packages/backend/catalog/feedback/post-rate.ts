import { toFindableId } from '@titraj/contract/max-int4.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { refreshFeedback } from './feedback-totals.ts';
import { writeFeedback } from './write-feedback.ts';

/**
 * A rating by a signed-in customer counts immediately. A visitor's rating needs approval, because anybody can get any number of guest
 * tokens.
 */
export const postRate: Handler<'_post_hapi_feedback_rate'> = async ({ item_id, rate }, call) => {
	const { db, session } = call;
	const status = session.user_id === null ? 'pending' : 'approved';
	const product_id = toFindableId(item_id);
	const id = await writeFeedback(call, { product_id, rate, display_name: null, message: null, status });
	if (id === null) return notFound('product');
	await refreshFeedback(db, [product_id]);
	const product = await db.selectFrom('products').select(['rate', 'rate_votes']).where('id', '=', product_id).executeTakeFirstOrThrow();
	return { success: true, data: { rates: product.rate, rates_votes: product.rate_votes, own: rate } };
};
