import { toFindableId } from '@titraj/contract/max-int4.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { ownerOf } from '../../platform/visitor/cart-owner.ts';
import { refreshFeedback } from './feedback-totals.ts';
import { arePhotosOwn, attachPhotos } from './photos/attach-photos.ts';
import { type Feedback, type FeedbackCall, writeFeedback } from './write-feedback.ts';

const MIN_MESSAGE = 10;

/** A comment is pending until staff approve it. A second comment by the same author replaces the first, with its photos. */
export const postComment: Handler<'_post_hapi_feedback_comment'> = async ({ item_id, rate, display_name, message, photos = [] }, call) => {
	const name = tidy(display_name);
	const text = tidy(message);
	const errors = {
		...(name.length < 2 && { display_name: 'error_feedback_name' }),
		...(text.length < MIN_MESSAGE && { message: 'error_feedback_message' }),
	};
	if (Object.keys(errors).length > 0) return { success: false, label_name: 'error_feedback', errors };
	const review: Feedback = { product_id: toFindableId(item_id), rate, display_name: name, message: text, status: 'pending' };
	const id = await call.db.transaction().execute((trx) => writeWithPhotos({ ...call, db: trx }, review, [...new Set(photos)]));
	if (id === 'photos') return { success: false, label_name: 'error_feedback', errors: { photos: 'error_feedback_photos' } };
	if (id === null) return notFound('product');
	await refreshFeedback(call.db, [item_id]);
	return { success: true, data: { id, status: 'pending' } };
};

/** Id of the review; null if the product is not listed; `photos` if the shopper has no such photos. */
async function writeWithPhotos(call: FeedbackCall, review: Feedback, photos: readonly string[]): Promise<number | null | 'photos'> {
	if (!(await arePhotosOwn(call.db, photos, { owner: ownerOf(call.session), productId: review.product_id }))) return 'photos';
	const id = await writeFeedback(call, review);
	return id === null ? null : attachPhotos(call.db, id, photos);
}

/** Removes control characters except line breaks, and collapses white space. */
const tidy = (text: string): string =>
	text
		.replaceAll(/[^\P{C}\n]/gu, '')
		.replaceAll(/[^\S\n]+/g, ' ')
		.replaceAll(/\n{3,}/g, '\n\n')
		.trim();
