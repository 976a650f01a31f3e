import { sql } from 'kysely';
import { MARKETS, SOURCE_MARKET } from '../../platform/market/market.ts';
import type { Database } from '../tables.ts';

/**
 * Marks a category, an author or a tag as missing in a market if all of its posts are missing there. A tag has the same translated slug for
 * posts as for products. Call it after posts, their tags and their translations are written.
 */
export async function deriveArticleMarkets(db: Database): Promise<void> {
	await sql`
		with markets as (select lang from unnest(${MARKETS.filter((market) => market !== SOURCE_MARKET)}::text[]) as lang), held as (
			select 'post_category' as kind, category_id as id, id as post_id from posts where status >= 3
			union all select 'author', author_id, id from posts where status >= 3
			union all select 'post_tag', x.tag_id, p.id from posts p join post_tags x on x.post_id = p.id where p.status >= 3
		), derived as (
			select h.kind, h.id, m.lang, bool_or(p.id is null) as available from held h cross join markets m
			left join translations p on p.kind = 'post' and p.id = h.post_id and p.lang = m.lang and not p.available group by 1, 2, 3
		)
		insert into translations as t (kind, id, lang, slug, available, texts)
		select d.kind, d.id, d.lang, w.slug, d.available, coalesce(w.texts, '{}'::jsonb) from derived d
		left join translations w on d.kind = 'post_tag' and w.kind = 'tag' and w.id = d.id and w.lang = d.lang
		where not d.available or w.id is not null
			or exists (select from translations known where known.kind = d.kind and known.id = d.id and known.lang = d.lang and not known.available)
		on conflict (kind, id, lang) do update set available = excluded.available,
			slug = coalesce(excluded.slug, t.slug), texts = t.texts || excluded.texts
			where (t.available, t.slug, t.texts) is distinct from (excluded.available, coalesce(excluded.slug, t.slug), t.texts || excluded.texts)
	`.execute(db);
}
