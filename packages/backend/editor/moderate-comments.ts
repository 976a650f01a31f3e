import { writeModeration } from '../catalog/feedback/index.ts';
import { moderatePostComment } from '../content/index.ts';
import type { Handler } from '../platform/http/handler.ts';
import { notFound, Refusal } from '../platform/http/refusal.ts';
import { LANGUAGE_OF } from '../platform/market/language-of.ts';
import { writeShopEdit } from '../staff/index.ts';

const FOR_STAFF = new Refusal(403, 'Forbidden', 'comments are moderated by staff');

/** Staff approve or reject a review and may answer it. */
export const moderateComment: Handler<'_put_hapi_feedback_comment'> = async (decision, { db, session, lang }) => {
	if (!session.insider) return FOR_STAFF;
	const { id, status } = decision;
	const isFound = await db.transaction().execute(async (trx) => {
		const moderated = await writeModeration(trx, { answer_lang: LANGUAGE_OF[lang], ...decision });
		if (moderated !== null) await writeShopEdit(trx, session, { operation: 'moderateReview', entity: `/reviews/${id}`, ...moderated });
		return moderated !== null;
	});
	return isFound ? { success: true, data: { id, status } } : notFound('comment');
};

/** Staff approve or reject a comment of a post. */
export const moderateCommentOfPost: Handler<'_put_hapi_feedback_post_comment'> = async ({ id, status }, { db, session }) => {
	if (!session.insider) return FOR_STAFF;
	const isFound = await db.transaction().execute(async (trx) => {
		const moderated = await moderatePostComment(trx, { id, status });
		if (moderated !== null) await writeShopEdit(trx, session, { operation: 'moderatePostComment', entity: `/post-comments/${id}`, ...moderated });
		return moderated !== null;
	});
	return isFound ? { success: true, data: { id, status } } : notFound('comment');
};
