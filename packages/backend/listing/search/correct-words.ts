import { sql } from 'kysely';
import type { Database } from '../tables.ts';
import { toDistance } from './distance.ts';
import type { Lexicon } from './lexicon.ts';
import type { Search } from './search.ts';
import { splitCompounds } from './split-compounds.ts';
import { toStem } from './word-forms.ts';

interface Doubtful {
	readonly word: string;
	readonly stem: string;
}

/** The unknown words of a search with the known ones that they are made of, or else the nearest known one; null if every word is known or none is near enough. */
export async function correctWords(
	db: Database,
	{ search, lexicon, joins }: { search: Pick<Search, 'terms' | 'kinds'>; lexicon: Lexicon; joins: boolean },
): Promise<ReadonlyMap<string, string> | null> {
	const doubtful = search.terms
		.filter(({ isKnown }, place) => !isKnown && search.kinds.titles[place]?.length === 0)
		.flatMap(({ words }) => words)
		.filter((word) => /^\p{L}{4,30}$/u.test(word))
		.map((word) => ({ word, stem: toStem(word) ?? word }));
	if (doubtful.length === 0) return null;
	const unknown = await findUnknown(db, doubtful, lexicon);
	const corrections = new Map(await splitCompounds(db, unknown, { lexicon, joins }));
	for (const word of unknown) {
		if (corrections.has(word)) continue;
		const nearest = await findNearest(db, word, lexicon);
		if (nearest !== undefined) corrections.set(word, nearest);
	}
	return corrections.size === 0 ? null : corrections;
}

/** The words that are no prefix of a known word, without their endings. */
async function findUnknown(db: Database, words: readonly Doubtful[], { known, findInContent }: Lexicon): Promise<string[]> {
	const { rows } = await sql<Doubtful>`
		select a.word, a.stem from json_to_recordset(${JSON.stringify(words)}::json) as a(word text, stem text)
		where not exists (select from (${known}) w where w.word >= a.stem collate "C" and w.word < (a.stem || chr(1114109)) collate "C")
	`.execute(db);
	const inContent = await findInContent(rows);
	return rows.flatMap(({ word }) => (inContent.has(word) ? [] : [word]));
}

/**
 * The most similar of the words with the same beginning or middle; of equals the more frequent one. A longer word is also compared by its
 * beginning.
 */
async function findNearest(db: Database, word: string, { offered }: Lexicon): Promise<string | undefined> {
	const { rows } = await sql<{ word: string; products: number }>`
		select word, products from (${offered}) w
		where word >= ${word.slice(0, 1)} collate "C" and word < ${`${word.slice(0, 1)}\u{10ffff}`} collate "C" and length(word) >= ${word.length - 2}
		union select word, products from (${offered}) w where word % ${word}
	`.execute(db);
	const stem = toStem(word) ?? word;
	const most = mostSlips(word);
	const [nearest] = rows
		.filter(({ word: known }) => known !== word && beginsAlike(word, known))
		.map((row) => ({ ...row, slips: slipsBetween(word, stem, row.word, most) }))
		.filter(({ slips }) => slips <= most)
		.toSorted((a, b) => a.slips - b.slips || b.products - a.products);
	return nearest?.word;
}

/** Maximum number of typos; more would make a different word. */
const mostSlips = (word: string): number => (word.length < 6 ? 1 : word.length < 10 ? 1.5 : 2);

/** The first letter is rarely wrong; at most it is swapped with the second. */
const beginsAlike = (word: string, known: string): boolean => word[0] === known[0] || (word[0] === known[1] && word[1] === known[0]);

/** Infinite if they are certainly more than `most`. */
function slipsBetween(word: string, stem: string, known: string, most: number): number {
	const whole = toDistance(word, known, most);
	const stems = toDistance(stem, toStem(known) ?? known, most) + 0.3;
	const beginning = known.length > word.length + 1 ? toDistance(word, known.slice(0, word.length), most) + 0.6 : Number.POSITIVE_INFINITY;
	return Math.min(whole, stems, beginning);
}
