import { listComments } from '../../catalog/feedback/list-comments.ts';
import { moderate } from '../../catalog/feedback/moderate.ts';
import { postComment } from '../../catalog/feedback/post-comment.ts';
import { postRate } from '../../catalog/feedback/post-rate.ts';
import type { Handlers } from '../../platform/http/handler.ts';

type Names = '_get_hapi_feedback_comments' | '_post_hapi_feedback_comment' | '_put_hapi_feedback_comment' | '_post_hapi_feedback_rate';

export const feedbackHandlers: Handlers<Names> = {
	_get_hapi_feedback_comments: listComments,
	_post_hapi_feedback_comment: postComment,
	_put_hapi_feedback_comment: moderate,
	_post_hapi_feedback_rate: postRate,
};
