import type { SourcePost } from '@titraj/backend/platform/source/shop-content.ts';
import { daysBefore } from '@titraj/backend/seed/index.ts';
import Type, { type Static } from 'typebox';
import { byPosition, type Document, readDocuments } from '../load/read-markdown.ts';
import { renderMarkdown } from '../load/render-markdown.ts';
import { Picture } from '../load/schemas.ts';

const Post = Type.Object(
	{
		position: Type.Integer(),
		title: Type.String(),
		lead: Type.String(),
		category: Type.String(),
		author: Type.String(),
		tags: Type.Array(Type.String()),
		/** Skus of the products that it shows. */
		products: Type.Optional(Type.Array(Type.String())),
		picture: Picture,
		/** Days before the demo day. */
		age: Type.Integer(),
		/** Not yet public. */
		draft: Type.Optional(Type.Boolean()),
	},
	{ additionalProperties: false },
);

const PUBLIC = 4;
const DRAFT = 1;

export const DEMO_POSTS: readonly SourcePost[] = readDocuments('posts/hr', Post).sort(byPosition).map(toPost);

function toPost({ slug, head, body }: Document<Static<typeof Post>>): SourcePost {
	return {
		slug,
		title: head.title,
		category_slug: head.category,
		author_slug: head.author,
		tags: head.tags,
		short_description: head.lead,
		content: renderMarkdown(body),
		picture: head.picture,
		published_at: daysBefore(head.age, slug.length * 7),
		status: head.draft ? DRAFT : PUBLIC,
		product_codes: head.products ?? [],
	};
}
