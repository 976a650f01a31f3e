import type { Handlers } from '../http/handler.ts';
import { listComments } from './list-comments.ts';
import { moderate } from './moderate.ts';
import { postComment } from './post-comment.ts';
import { postRate } from './post-rate.ts';

type Names = '_get_hapi_feedback_comments' | '_post_hapi_feedback_comment' | '_put_hapi_feedback_comment' | '_post_hapi_feedback_rate';

export const feedbackHandlers: Handlers<Names> = {
	_get_hapi_feedback_comments: listComments,
	_post_hapi_feedback_comment: postComment,
	_put_hapi_feedback_comment: moderate,
	_post_hapi_feedback_rate: postRate,
};
