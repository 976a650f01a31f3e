import type { ContentHit } from '@titraj/contract/suggestions.ts';
import { sql } from 'kysely';
import { toPostPath } from '../../catalog/index.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { readOffsetPage } from '../../platform/http/offset-page.ts';
import { badRequest } from '../../platform/http/refusal.ts';
import { SOURCE_MARKET, toWordSources } from '../../platform/market/market.ts';
import { readVocabulary } from './dictionary/read-vocabulary.ts';
import { toExcerpt } from './excerpt.ts';
import { toTerms } from './to-terms.ts';
import { toTsQuery } from './to-ts-query.ts';

const PAGE_SIZE = 20;

interface Row {
	kind: 'post' | 'page';
	id: number;
	title: string;
	path: string;
	category_slug: string | null;
	text: string;
}

/**
 * Posts and pages of a market in one list, the best first: by their texts in its language, or Croatian ones where it has none. Titles count
 * most, then summaries, then the text, to which those of blocks belong.
 */
export const searchContent: Handler<'_get_hapi_cms_search'> = async (query, { db, lang }) => {
	const page = readOffsetPage(query, PAGE_SIZE);
	if (page === null) return badRequest('cursor: not one of ours');
	const words = toTsQuery(toTerms(query.search_q, await readVocabulary(db, lang)));
	if (words === null) return { success: true, data: { items: [], total: 0, next_cursor: null } };
	const { rows } = await sql<{ items: Row[] | null; total: number }>`
		with own as (
			select kind, id, available, texts, lang = ${lang} as is_own from translations
			where kind in ('post', 'page') and lang = any(${toWordSources(lang)}::text[]) and lang <> ${SOURCE_MARKET}
		), words as (
			select kind, id, coalesce(bool_and(available) filter (where is_own), true) as available, ${textOf('title')} as title,
				${textOf('short_description')} as short, ${textOf('content')} as content, ${textOf('questions')} as questions
			from own group by kind, id
		), documents as (
			select 'post' as kind, p.id, coalesce(w.title, p.title) as title, p.slug as path, c.slug as category_slug,
				coalesce(w.short, p.short_description) as summary, coalesce(w.content, p.content) as text, p.published_at as day
			from posts p join post_categories c on c.id = p.category_id left join words w on w.kind = 'post' and w.id = p.id
			where p.status >= 3 and c.visible and coalesce(w.available, true)
			union all
			select 'page', p.id, coalesce(w.title, p.title), p.path, null, coalesce(w.short, p.short_description, ''),
				concat_ws(' ', coalesce(w.content, p.content), ${QUESTIONS}, ${lang === SOURCE_MARKET ? BLOCKS : sql`null`}), p.updated_at
			from pages p left join words w on w.kind = 'page' and w.id = p.id
			where p.visible and p.path <> '/' and coalesce(w.available, true)
		), ranked as (
			select d.*, setweight(to_tsvector('shop', title), 'A') || setweight(to_tsvector('shop', summary), 'B')
				|| setweight(to_tsvector('shop', regexp_replace(text, '<[^>]*>', ' ', 'g')), 'C') as vector
			from documents d
		), hits as (select * from ranked where vector @@ to_tsquery('shop', ${words})),
		page as (
			select kind, id, title, path, category_slug, summary || ' ' || text as text from hits
			order by ts_rank(vector, to_tsquery('shop', ${words})) desc, day desc, id limit ${sql.lit(page.limit)} offset ${sql.lit(page.offset)}
		)
		select (select count(*)::int from hits) as total, (select json_agg(page) from page) as items
	`.execute(db);
	const { items, total } = rows[0] ?? { items: null, total: 0 };
	return { success: true, data: { items: (items ?? []).map((row) => toHit(row, query.search_q)), total, next_cursor: page.next(total) } };
};

/** Questions and answers of a page, as text. */
const QUESTIONS = sql`(select string_agg(concat_ws(' ', q ->> 'question', q ->> 'answer'), ' ') from jsonb_array_elements(coalesce(w.questions::jsonb, p.questions)) as q)`;

/** Texts of the blocks of a page, as they were written. Translated ones are not searched. */
const BLOCKS = sql`(select string_agg(concat_ws(' ', b ->> 'title', b ->> 'text', b ->> 'html'), ' ') from jsonb_array_elements(p.blocks) as b)`;

/** The market's own text, else that of the market it falls back to. */
const textOf = (name: string) => sql`(array_agg(texts ->> ${sql.lit(name)} order by is_own desc) filter (where texts ->> ${sql.lit(name)} is not null))[1]`;

const toHit = ({ kind, id, title, path, category_slug, text }: Row, searchQ: string): ContentHit => ({
	kind,
	id,
	title,
	url_without_domain: category_slug === null ? path : toPostPath(category_slug, path),
	excerpt: toExcerpt(text, searchQ),
});
