import type { CatalogProductCard } from '@titraj/contract/product-card.ts';
import type { PublishPost } from '@titraj/contract/publish.ts';
import { sql } from 'kysely';
import { readCards, toTagPath } from '../../catalog/index.ts';
import type { Call } from '../../platform/http/handler.ts';
import { postInMarket } from '../../platform/market/in-market.ts';
import { latestComments } from './post-comments.ts';
import { type PostRow, selectPosts, toPost } from './post-rows.ts';

const RELATED = 3;

/** Full posts with their tags and the latest other posts of their category, in five queries per batch. */
export async function loadFullPosts({ db, config, lang }: Pick<Call, 'db' | 'config' | 'lang'>, rows: PostRow[]): Promise<PublishPost[]> {
	if (rows.length === 0) return [];
	const tags = await loadTags(db, rows);
	const latest = await loadLatest({ db, lang }, rows);
	const comments = await latestComments(
		db,
		rows.map(({ id }) => id),
	);
	const products = await loadProducts(db, rows);
	return rows.map((row) => {
		const related = (latest.get(row.category_id) ?? []).filter((other) => other.id !== row.id).slice(0, RELATED);
		return toPost(row, {
			tags: tags.get(row.id) ?? [],
			related,
			siteUrl: config.siteUrl,
			comments: comments.get(row.id) ?? [],
			products: row.product_codes.flatMap((code) => products.cards.get(code) ?? []),
			product_ids: row.product_codes.flatMap((code) => products.ids.get(code) ?? []),
		});
	});
}

interface NamedProducts {
	/** Cards of those that are sold now, by code. */
	readonly cards: ReadonlyMap<string, CatalogProductCard>;
	/** Ids of all of them, by code. */
	readonly ids: ReadonlyMap<string, number>;
}

async function loadProducts(db: Call['db'], rows: PostRow[]): Promise<NamedProducts> {
	const codes = [...new Set(rows.flatMap(({ product_codes }) => product_codes))];
	if (codes.length === 0) return { cards: new Map(), ids: new Map() };
	const found = await db.selectFrom('products').select(['id', 'code', 'listed']).where('code', 'in', codes).execute();
	const cards = await readCards(
		db,
		found.filter(({ listed }) => listed).map(({ id }) => id),
	);
	return { cards: new Map(cards.map((card) => [card.code, card])), ids: new Map(found.map(({ id, code }) => [code, id])) };
}

async function loadTags(db: Call['db'], rows: PostRow[]): Promise<Map<number, PublishPost['tags']>> {
	const found = await db
		.selectFrom('post_tags as pt')
		.innerJoin('tags as t', 't.id', 'pt.tag_id')
		.select(['pt.post_id', 't.id', 't.slug', 't.title'])
		.where(
			'pt.post_id',
			'in',
			rows.map(({ id }) => id),
		)
		.orderBy('t.title')
		.execute();
	const tags = new Map<number, PublishPost['tags']>();
	for (const { post_id, id, slug, title } of found) {
		tags.set(post_id, [...(tags.get(post_id) ?? []), { id, slug, title, url_without_domain: toTagPath(slug, id) }]);
	}
	return tags;
}

async function loadLatest({ db, lang }: Pick<Call, 'db' | 'lang'>, rows: PostRow[]): Promise<Map<number, PostRow[]>> {
	const categories = [...new Set(rows.map(({ category_id }) => category_id))];
	const { rows: ids } = await sql<{ id: number }>`
		select l.id from unnest(${categories}::int[]) as c(id) cross join lateral (
			select p.id from posts p where p.category_id = c.id and p.status >= 3 and ${postInMarket(lang)} order by p.published_at desc, p.id desc limit ${RELATED + 1}
		) l
	`.execute(db);
	const latest = await selectPosts(db)
		.where('p.id', 'in', ids.map(({ id }) => id).concat(0))
		.orderBy('p.published_at', 'desc')
		.orderBy('p.id', 'desc')
		.execute();
	return Map.groupBy(latest, ({ category_id }) => category_id);
}
