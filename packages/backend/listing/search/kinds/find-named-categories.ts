import { sql } from 'kysely';
import type { Market } from '../../../platform/market/market.ts';
import type { Database } from '../../tables.ts';
import type { Vocabulary } from '../dictionary/vocabulary.ts';
import type { Term } from '../to-terms.ts';

/** A category whose title contains a word of the search; one entry for each such word. */
export interface NamedCategory {
	readonly id: number;
	/** Stem of the word in the title. */
	readonly word: string;
	readonly role: number;
	/** Number of distinct words in the title. */
	readonly size: number;
	readonly path_ids: readonly number[];
	readonly products_total: number;
	/** Id and Croatian title of the category and its descendants. */
	readonly below: readonly (readonly [id: number, title: string])[];
}

const SHORTEST_BEGINNING = 3;
/** Minimum length of a part of a compound word. */
export const SHORTEST_PART = 5;

/** Categories of a market whose titles contain the terms or their synonyms. The last word may be a prefix. */
export async function findNamedCategories(
	db: Database,
	{ terms, vocabulary, market }: { terms: readonly Term[]; vocabulary: Vocabulary; market: Market },
): Promise<NamedCategory[]> {
	const stems = [...new Set(terms.flatMap(({ words, others }) => [words, ...others].flat().map(vocabulary.toStem)))];
	if (stems.length === 0) return [];
	const last = terms.at(-1)?.words.at(-1) ?? '';
	const beginning = last.length >= SHORTEST_BEGINNING && /^\p{L}+$/u.test(last) ? last : null;
	const begins = beginning === null ? sql`` : sql`or (k.word >= ${beginning} collate "C" and k.word < ${`${beginning}\u{10ffff}`} collate "C")`;
	const joined = vocabulary.grammar.joins
		? sql`or (length(k.word) >= ${SHORTEST_PART}::int and exists (select from json_array_elements_text(${JSON.stringify(stems)}::json) as a(stem) where right(a.stem, length(k.word)) = k.word))
			or exists (select from json_array_elements_text(${JSON.stringify(stems)}::json) as a(stem) where length(a.stem) >= ${SHORTEST_PART}::int and right(k.word, length(a.stem)) = a.stem)`
		: sql``;
	const { rows } = await sql<NamedCategory>`
		select c.id, k.word, k.role, k.size, c.path_ids, c.products_total, (
			select json_agg(json_build_array(d.id, d.title)) from categories d where d.path_ids @> array[c.id] and d.visible is not false and d.products_total > 0
		) as below
		from kind_words k join categories c on c.id = k.category_id
		where k.lang = ${market} and c.visible is not false and c.products_total > 0
			and (k.word in (select json_array_elements_text(${JSON.stringify(stems)}::json) collate "C") ${begins} ${joined})
		order by c.products_total desc, c.id
	`.execute(db);
	return rows;
}
