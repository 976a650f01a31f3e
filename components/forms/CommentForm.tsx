import { ContentForm, type FormLabels } from './ContentForm.tsx';

const FIELDS = [
	{ name: 'display_name', label: 'comments.display_name', error: 'comments.error_display_name', maxLength: 60, autoComplete: 'nickname' },
	{ name: 'message', label: 'comments.message', error: 'comments.error_message', type: 'area', maxLength: 4000 },
] as const;

const LABELS = {
	submit: 'comments.submit',
	done: 'comments.done',
	failed: 'comments.failed',
	refused: { error_too_many: 'comments.error_too_many' },
} as const satisfies FormLabels;

/** A comment on a post; it appears once the shop has approved it. */
export function CommentForm({ postId }: { readonly postId: number }) {
	return <ContentForm labels={LABELS} path="/api/hapi/feedback/post-comment" fields={FIELDS} more={{ item_id: postId }} />;
}
