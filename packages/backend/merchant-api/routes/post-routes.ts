import { MOST_SHOWN } from '@titraj/contract/block-fields.ts';
import Type, { type Static } from 'typebox';
import { toPostPath } from '../../catalog/index.ts';
import { NO_PICTURE, toPicturePath, toStoredPath } from '../../catalog/media/index.ts';
import { changePost, createAuthor, createPost, createPostCategory, deletePost, PUBLIC_STATUS, toState } from '../../content/index.ts';
import { listPostRows, type PostRow, readAuthors, readPostCategories, readPostRow, readTagsOf } from '../../content/posts/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { FieldErrors, route } from '../http/route.ts';
import { readUploaded } from '../media/read-uploaded.ts';
import { ById } from '../schemas/by-id.ts';
import { DEFAULT_LIMIT, Items, Moment, Nothing, Nullable, Page } from '../schemas/common.ts';
import { CHANGES, CONTENT_QUERY, LISTED, Slug, TEXTS, toMoment } from '../schemas/content.ts';
import { Clearable, Instant, Sku, Strict, Text } from '../schemas/text.ts';

const SCOPES = ['content:write'] as const;

const PostView = Strict({
	...LISTED,
	...TEXTS,
	/** Last part of its address. */
	slug: Type.String(),
	/** Slug of its category. */
	category: Type.String(),
	/** Slug of its author; null for the shop itself. */
	author: Nullable(Type.String()),
	/** Titles. */
	tags: Type.Array(Type.String()),
	/** Skus of the products that it shows with price and button, in their order. */
	products: Type.Array(Type.String()),
	/** Path of a small picture. */
	picture: Nullable(Type.String()),
	/** Whether the picture was uploaded; a drawing of the demo shop is not. */
	uploaded: Type.Boolean(),
	published_at: Moment,
});
export type PostContent = Static<typeof PostView>;

const Named = Strict({ slug: Type.String(), title: Type.String() });
export type Named = Static<typeof Named>;
const Title = Strict({ title: Text(200) });

export const POST_ROUTES = [
	route({
		...{ method: 'GET', path: '/posts', operationId: 'listPosts', summary: 'The posts of the shop', scopes: SCOPES },
		params: Nothing,
		query: CONTENT_QUERY,
		body: null,
		response: Page(Strict(LISTED)),
		async handle({ db, query: { limit = DEFAULT_LIMIT, cursor = '0', q, visible, state } }) {
			const rows = await listPostRows(db, { limit, after: Number(cursor), q, visible, state });
			return { items: rows.map(toListed), next_cursor: rows.length === limit ? String(rows.at(-1)?.id ?? 0) : null };
		},
	}),
	route({
		...{ method: 'GET', path: '/posts/:id', operationId: 'getPost', summary: 'A post with its texts', scopes: SCOPES },
		params: ById,
		query: Nothing,
		body: null,
		response: PostView,
		handle: async ({ db, config, params: { id } }) => (await readPost(db, Number(id), config.siteUrl)) ?? notFound(`post ${id}`),
	}),
	route({
		...{ method: 'POST', path: '/posts', operationId: 'createPost', inOneTransaction: true, summary: 'A new post, as a draft', scopes: SCOPES },
		params: Nothing,
		query: Nothing,
		/** Without a slug it gets one from the title. */
		body: Strict({ title: Text(300), slug: Type.Optional(Slug), category: Slug }),
		response: PostView,
		async handle({ db, config, body }) {
			const id = await createPost(db, body);
			if (typeof id !== 'number') return new FieldErrors([id]);
			return (await readPost(db, id, config.siteUrl)) ?? notFound(`post ${id}`);
		},
	}),
	route({
		...{ method: 'PUT', path: '/posts/:id', operationId: 'savePost', inOneTransaction: true, scopes: SCOPES },
		summary:
			'Changes texts, address, products, picture or state of a post; one with [[blanks]] is not published, and the old address of a public one leads to the new one',
		params: ById,
		query: Nothing,
		body: Strict({
			...CHANGES,
			slug: Type.Optional(Slug),
			category: Type.Optional(Slug),
			author: Clearable(Slug),
			/** Day under its title, if it was published elsewhere before. */
			published_at: Type.Optional(Instant),
			/** Titles; new ones become tags of the shop. */
			tags: Type.Optional(Type.Array(Text(100), { maxItems: 30 })),
			/** Skus of products that the shop has. */
			products: Type.Optional(Type.Array(Sku, { maxItems: MOST_SHOWN, uniqueItems: true })),
			/** The `media` of an upload; null takes the picture away. */
			image: Clearable(Strict({ media: Type.String({ pattern: '^[0-9a-f]{64}$' }) })),
		}),
		response: PostView,
		async handle({ db, config, params: { id }, body: { image, publish_at, published_at, ...change } }) {
			const published = published_at === undefined ? undefined : new Date(published_at);
			const stored = image ? await readUploaded(db, image.media) : image;
			if (image && stored === undefined) return new FieldErrors([{ field: 'image.media', reason: 'names a picture that was not uploaded' }]);
			const changed = await changePost(db, Number(id), { ...change, image: stored, publish_at: toMoment(publish_at), published_at: published }, config.now());
			if (changed !== null && changed !== true) return new FieldErrors([changed]);
			return (await readPost(db, Number(id), config.siteUrl)) ?? notFound(`post ${id}`);
		},
	}),
	route({
		...{
			method: 'DELETE',
			path: '/posts/:id',
			operationId: 'deletePost',
			inOneTransaction: true,
			summary: 'Deletes a post that is not public, with its comments',
			scopes: SCOPES,
		},
		params: ById,
		query: Nothing,
		body: null,
		response: Nothing,
		async handle({ db, params: { id } }) {
			const deleted = await deletePost(db, Number(id));
			if (deleted === null) return notFound(`post ${id}`);
			return deleted === true ? {} : new FieldErrors([deleted]);
		},
	}),
	route({
		...{ method: 'GET', path: '/post-categories', operationId: 'listPostCategories', summary: 'Categories of posts', scopes: SCOPES },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Named),
		handle: async ({ db }) => ({ items: await readPostCategories(db) }),
	}),
	route({
		...{
			method: 'POST',
			path: '/post-categories',
			operationId: 'createPostCategory',
			inOneTransaction: true,
			summary: 'A new category of posts, the last one',
			scopes: SCOPES,
		},
		params: Nothing,
		query: Nothing,
		body: Title,
		response: Strict({ slug: Type.String() }),
		async handle({ db, body: { title } }) {
			const slug = await createPostCategory(db, title);
			return typeof slug === 'string' ? { slug } : new FieldErrors([slug]);
		},
	}),
	route({
		...{ method: 'GET', path: '/authors', operationId: 'listAuthors', summary: 'Authors of posts', scopes: SCOPES },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Named),
		handle: async ({ db }) => ({ items: await readAuthors(db) }),
	}),
	route({
		...{ method: 'POST', path: '/authors', operationId: 'createAuthor', inOneTransaction: true, summary: 'A new author of posts', scopes: SCOPES },
		params: Nothing,
		query: Nothing,
		body: Title,
		response: Strict({ slug: Type.String() }),
		async handle({ db, body: { title } }) {
			const slug = await createAuthor(db, title);
			return typeof slug === 'string' ? { slug } : new FieldErrors([slug]);
		},
	}),
];

function toListed({ id, slug, category, title, status, audience, publish_at, archived, for_members, updated_at }: PostRow) {
	const visible = status >= PUBLIC_STATUS;
	return {
		...{ id, path: toPostPath(category, slug), title, visible, state: toState({ visible, publish_at, archived, for_members }), audience },
		...{ publish_at: publish_at?.toISOString() ?? null, updated_at: updated_at.toISOString() },
	};
}

async function readPost(db: Database, id: number, siteUrl: string) {
	const row = await readPostRow(db, id);
	if (row === undefined) return null;
	const { slug, category, author, short_description, seo_description, content, image, picture, group_id: group } = row;
	const drawing = picture.kind === NO_PICTURE.kind ? null : toPicturePath(picture, 'front');
	return {
		...toListed(row),
		...{ url: siteUrl + toPostPath(category, slug), short_description, seo_description, content, slug, category, author, group },
		...{ tags: await readTagsOf(db, id), products: row.product_codes, published_at: row.published_at.toISOString() },
		...{ picture: image === null ? drawing : toStoredPath(image.hash, 320, 'webp'), uploaded: image !== null },
	};
}
