import { sql } from 'kysely';
import { toPostPath } from '../../catalog/index.ts';
import { NO_PICTURE } from '../../catalog/media/index.ts';
import { deriveArticleMarkets } from '../../localization/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { StoredImage } from '../../platform/source/catalog.ts';
import { slugify } from '../../platform/text/slugify.ts';
import { toTitle } from '../../platform/text/to-title.ts';
import { type AudienceChange, planAudience, toPublished } from './audience.ts';
import { type ContentRefusal, HIDDEN_STATUS, PUBLIC_STATUS, planState, type StateChange } from './content-state.ts';
import { moveRedirects } from './move-redirects.ts';
import { noteSiteChange } from './note-site-change.ts';

/** What an editor changes of a post; omitted fields are unchanged. */
interface PostChange extends StateChange, AudienceChange {
	readonly title?: string | undefined;
	/** Last part of its address. */
	readonly slug?: string | undefined;
	readonly short_description?: string | undefined;
	/** Null: search engines get the short description. */
	readonly seo_description?: string | null | undefined;
	/** HTML. */
	readonly content?: string | undefined;
	/** Slug of its category. */
	readonly category?: string | undefined;
	/** Slug of its author; null for the shop itself. */
	readonly author?: string | null | undefined;
	/** Titles; new ones are added to the tags of the shop. */
	readonly tags?: readonly string[] | undefined;
	/** Skus of the products that it shows, in their order. */
	readonly products?: readonly string[] | undefined;
	/** Null removes the picture. */
	readonly image?: StoredImage | null | undefined;
	/** The day under its title, of a text that was published elsewhere before. */
	readonly published_at?: Date | undefined;
}

/** A draft in a category; without a slug it gets one from its title. Returns its id, or why it is refused. */
export async function createPost(db: Database, { title, slug, category }: { title: string; slug?: string | undefined; category: string }) {
	const name = toTitle(title);
	if (name === '') return refuse('title', 'is empty');
	const place = await findCategory(db, category);
	if (place === undefined) return refuse('category', 'names no category of posts');
	const isFirst = (await db.selectFrom('posts').select('id').limit(1).executeTakeFirst()) === undefined;
	const row = await db
		.insertInto('posts')
		.values({
			...{ slug: slug ?? (await proposePostSlug(db, name)), category_id: place.id, author_id: null, title: name, short_description: '', content: '' },
			...{ picture: JSON.stringify(NO_PICTURE), image: null, seo_description: null, status: HIDDEN_STATUS, publish_at: null },
			...{ published_at: sql<Date>`now()`, redirect_path: null, redirect_code: null, product_codes: '[]' },
		})
		.onConflict((conflict) => conflict.doNothing())
		.returning('id')
		.executeTakeFirst();
	if (isFirst && row !== undefined) await noteSiteChange(db);
	return row?.id ?? refuse('slug', IS_TAKEN);
}

/**
 * Changes a post. Returns null if there is none, or why the change is refused. One that becomes public for the first time is dated then, unless the change names a day. A new address
 * of one that was public is redirected from the old one.
 */
export const changePost = (db: Database, id: number, change: PostChange, now: Date): Promise<true | null | ContentRefusal> =>
	db.transaction().execute((trx) => changeLocked(trx, id, change, now));

async function changeLocked(trx: Database, id: number, change: PostChange, now: Date): Promise<true | null | ContentRefusal> {
	const known = await trx.selectFrom('posts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
	if (known === undefined) return null;
	const before = await trx.selectFrom('post_categories').select(['id', 'slug']).where('id', '=', known.category_id).executeTakeFirstOrThrow();
	const place = change.category === undefined ? before : await findCategory(trx, change.category);
	if (place === undefined) return refuse('category', 'names no category of posts');
	const author = change.author == null ? null : await trx.selectFrom('authors').select('id').where('slug', '=', change.author).executeTakeFirst();
	if (author === undefined) return refuse('author', 'names no author');
	const missing = await findMissingProduct(trx, change.products ?? [], known.product_codes);
	if (missing !== undefined) return refuse('products', `names no product: ${missing}`);
	if (change.published_at !== undefined && change.published_at > now) return refuse('published_at', 'is in the future');
	const next = {
		title: change.title === undefined ? known.title : toTitle(change.title),
		slug: change.slug ?? known.slug,
		category_id: place.id,
		author_id: change.author === undefined ? known.author_id : (author?.id ?? null),
		short_description: change.short_description ?? known.short_description,
		seo_description: change.seo_description === undefined ? known.seo_description : change.seo_description || null,
		content: change.content ?? known.content,
	};
	if (next.title === '') return refuse('title', 'is empty');
	const isVisible = known.status >= PUBLIC_STATUS;
	const audience = await planAudience(trx, known, change);
	if ('reason' in audience) return audience;
	const planned = planState({ ...known, visible: isVisible }, change, { texts: [next.title, next.short_description, next.content], now });
	if ('reason' in planned) return planned;
	if (await isSlugTaken(trx, { id, slug: next.slug, category: place.id })) return refuse('slug', IS_TAKEN);
	const { visible, ...others } = toPublished(planned, audience);
	const wasPublic = known.was_public || isVisible;
	// A day that was shown to members counts as published, too.
	const wasDated = wasPublic || known.for_members;
	await trx
		.updateTable('posts')
		.set({
			...{ ...next, ...audience, ...others, was_public: wasPublic, updated_at: sql`now()` },
			status: visible ? Math.max(known.status, PUBLIC_STATUS) : Math.min(known.status, PUBLIC_STATUS - 1),
			...(change.published_at === undefined ? planned.visible && !wasDated && { published_at: now } : { published_at: change.published_at }),
			...(change.products !== undefined && { product_codes: JSON.stringify(change.products) }),
			...(change.image !== undefined && { image: change.image === null ? null : JSON.stringify(change.image), picture: JSON.stringify(NO_PICTURE) }),
		})
		.where('id', '=', id)
		.execute();
	if (change.tags !== undefined) await writeTags(trx, id, change.tags);
	// Its category, author and tags may have lost their only post of a market, or got one.
	await deriveArticleMarkets(trx);
	const paths = { from: toPostPath(before.slug, known.slug), to: toPostPath(place.slug, next.slug) };
	const isNew = planned.visible && !isVisible && !known.for_members;
	// The table of redirects is public: it must not lead to a post for members.
	const from = wasPublic && audience.audience === 'everybody' ? paths.from : null;
	if (paths.from !== paths.to || isNew) await moveRedirects(trx, { from, to: paths.to });
	return true;
}

/** Deletes a post that is not public, with its comments. Returns null if there is none, or why it stays. */
export async function deletePost(db: Database, id: number): Promise<true | null | ContentRefusal> {
	const known = await db.selectFrom('posts').select(['status', 'for_members']).where('id', '=', id).executeTakeFirst();
	if (known === undefined) return null;
	if (known.status >= PUBLIC_STATUS || known.for_members) return refuse('state', 'is published: archive it first');
	await db.transaction().execute(async (trx) => {
		await trx.deleteFrom('translations').where('kind', '=', 'post').where('id', '=', id).execute();
		await trx.deleteFrom('posts').where('id', '=', id).execute();
		await deriveArticleMarkets(trx);
	});
	return true;
}

/** A slug for a title that no post of any category has. */
export async function proposePostSlug(db: Database, title: string): Promise<string> {
	const word = slugify(title) || 'clanak';
	const taken = new Set((await db.selectFrom('posts').select('slug').where('slug', 'like', `${word}%`).execute()).map(({ slug }) => slug));
	for (let number = 2; taken.has(word); number += 1) if (!taken.has(`${word}-${number}`)) return `${word}-${number}`;
	return word;
}

/** Slugs below the magazine that are no categories. */
const RESERVED: readonly string[] = ['autori', 'tagovi'];

/** A new category of posts, the last one; returns its slug, or why it is refused. */
export async function createPostCategory(db: Database, title: string): Promise<string | ContentRefusal> {
	const name = toTitle(title);
	const slug = slugify(name);
	if (slug === '' || RESERVED.includes(slug)) return refuse('title', 'cannot be the name of a category');
	const row = await db
		.insertInto('post_categories')
		.values({
			...{ slug, title: name, short_description: '', template: null, redirect_path: null, redirect_code: null },
			position: sql<number>`(select coalesce(max(position), 0) + 1 from post_categories)`,
		})
		.onConflict((conflict) => conflict.doNothing())
		.returning('slug')
		.executeTakeFirst();
	return row?.slug ?? refuse('title', 'is the name of another category');
}

/** A new author; returns the slug, or why it is refused. */
export async function createAuthor(db: Database, title: string): Promise<string | ContentRefusal> {
	const name = toTitle(title);
	const slug = slugify(name);
	if (slug === '') return refuse('title', 'cannot be the name of an author');
	const row = await db
		.insertInto('authors')
		.values({ slug, title: name, short_description: '' })
		.onConflict((conflict) => conflict.doNothing())
		.returning('slug')
		.executeTakeFirst();
	return row?.slug ?? refuse('title', 'is the name of another author');
}

const IS_TAKEN = 'is the address of another post of the category';

const refuse = (field: string, reason: string): ContentRefusal => ({ field, reason });

const findCategory = (db: Database, slug: string) => db.selectFrom('post_categories').select(['id', 'slug']).where('slug', '=', slug).executeTakeFirst();

/** The first sku that the shop does not have. What the post named before is accepted: it may have been deleted since, and the post leaves it out. */
async function findMissingProduct(db: Database, wanted: readonly string[], before: readonly string[]): Promise<string | undefined> {
	const added = wanted.filter((sku) => !before.includes(sku));
	if (added.length === 0) return undefined;
	const known = new Set((await db.selectFrom('products').select('code').where('code', 'in', added).execute()).map(({ code }) => code));
	return added.find((sku) => !known.has(sku));
}

async function isSlugTaken(db: Database, { id, slug, category }: { id: number; slug: string; category: number }): Promise<boolean> {
	const other = await db.selectFrom('posts').select('id').where('category_id', '=', category).where('slug', '=', slug).where('id', '<>', id).executeTakeFirst();
	return other !== undefined;
}

async function writeTags(trx: Database, post_id: number, titles: readonly string[]): Promise<void> {
	const bySlug = new Map(titles.map((title) => [slugify(title), toTitle(title)]));
	bySlug.delete('');
	const tags = [...bySlug].map(([slug, title]) => ({ slug, title }));
	if (tags.length > 0)
		await trx
			.insertInto('tags')
			.values(tags)
			.onConflict((conflict) => conflict.doNothing())
			.execute();
	const found =
		tags.length === 0
			? []
			: await trx
					.selectFrom('tags')
					.select('id')
					.where('slug', 'in', [...bySlug.keys()])
					.execute();
	const known = await trx.selectFrom('post_tags').select('tag_id').where('post_id', '=', post_id).execute();
	const gone = known.filter(({ tag_id }) => !found.some(({ id }) => id === tag_id)).map(({ tag_id }) => tag_id);
	const added = found.filter(({ id }) => !known.some(({ tag_id }) => tag_id === id)).map(({ id }) => ({ post_id, tag_id: id }));
	if (gone.length > 0) await trx.deleteFrom('post_tags').where('post_id', '=', post_id).where('tag_id', 'in', gone).execute();
	if (added.length > 0) await trx.insertInto('post_tags').values(added).execute();
}
