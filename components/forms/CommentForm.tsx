import { ContentForm } from './ContentForm.tsx';

const FIELDS = [
	{ name: 'display_name', maxLength: 60, autoComplete: 'nickname' },
	{ name: 'message', type: 'area', maxLength: 4000 },
] as const;

/** A comment on a post; it is shown once the shop has read it. */
export function CommentForm({ postId }: { readonly postId: number }) {
	return <ContentForm scope="comments" path="/api/hapi/feedback/post-comment" fields={FIELDS} more={{ item_id: postId }} />;
}
