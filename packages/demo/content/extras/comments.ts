import type { SourceComment } from '@titraj/backend/platform/source/content.ts';
import { daysBefore } from '@titraj/backend/seed/index.ts';
import Type from 'typebox';
import { readJson } from '../../load/read-json.ts';
import { DEMO_POSTS } from '../demo-posts.ts';

const Comment = Type.Object({ display_name: Type.String(), message: Type.String() }, { additionalProperties: false });
const COMMENTS = readJson('content/comments.json', Type.Array(Comment));

/** One to three on each of the latest public posts; one is pending. */
export const DEMO_COMMENTS: readonly SourceComment[] = DEMO_POSTS.filter(({ status }) => status >= 3)
	.slice(0, 12)
	.flatMap((post, place) =>
		COMMENTS.slice(place % 3, (place % 3) + 1 + (place % 2)).map(({ display_name, message }, index) => ({
			post_slug: post.slug,
			...{ display_name, message },
			status: place === 11 ? ('pending' as const) : ('approved' as const),
			created_at: daysBefore(0, 90 * (place + 1) + index),
		})),
	);
