import { deriveArticleMarkets, upsert } from '../../localization/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { SourcePost } from '../../platform/source/shop-content.ts';

/** Categories, authors and tags must exist already. */
export async function writePosts(db: Database, posts: SourcePost[]): Promise<void> {
	const categories = await idsBySlug(db, 'post_categories');
	const authors = await idsBySlug(db, 'authors');
	const tags = await idsBySlug(db, 'tags');
	await upsert(
		db,
		'posts',
		['category_id', 'slug'],
		posts.map((post) => ({
			slug: post.slug,
			category_id: need(categories, post.category_slug, post),
			author_id: need(authors, post.author_slug, post),
			title: post.title,
			short_description: post.short_description,
			content: post.content,
			picture: JSON.stringify(post.picture),
			status: post.status,
			product_codes: JSON.stringify(post.product_codes ?? []),
			redirect_path: post.redirect_path ?? null,
			redirect_code: post.redirect_code ?? null,
			published_at: new Date(post.published_at),
			updated_at: new Date(post.published_at),
			translations: post.translations,
		})),
	);
	const stored = await db.selectFrom('posts').select(['id', 'slug', 'category_id']).execute();
	const ids = new Map(stored.map(({ id, slug, category_id }) => [`${category_id} ${slug}`, id]));
	const links = posts.flatMap((post) => {
		const post_id = ids.get(`${categories.get(post.category_slug)} ${post.slug}`);
		return post_id === undefined ? [] : [...new Set(post.tags)].map((tag) => ({ post_id, tag_id: need(tags, tag, post) }));
	});
	if (links.length > 0) {
		const posted = links.map(({ post_id }) => post_id);
		await db.deleteFrom('post_tags').where('post_id', 'in', posted).execute();
		await db.insertInto('post_tags').values(links).execute();
	}
	await deriveArticleMarkets(db);
}

async function idsBySlug(db: Database, table: 'post_categories' | 'authors' | 'tags'): Promise<Map<string, number>> {
	const rows = await db.selectFrom(table).select(['id', 'slug']).execute();
	return new Map(rows.map(({ id, slug }) => [slug, id]));
}

function need(ids: Map<string, number>, slug: string, post: SourcePost): number {
	const id = ids.get(slug);
	if (id === undefined) throw new Error(`Post ${post.slug}: ${slug} does not exist.`);
	return id;
}
