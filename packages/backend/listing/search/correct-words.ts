import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { toDistance } from './distance.ts';
import type { Lexicon } from './lexicon.ts';
import { toSynonyms } from './synonyms.ts';
import { toStem } from './word-forms.ts';

/** Readings of one word that are tried. */
const READINGS = 3;

/** The words with those that no product holds read as the nearest known one; null where every word is known or nothing is near. */
export async function correctWords(db: Kysely<Tables>, words: readonly string[], lexicon: Lexicon): Promise<string[] | null> {
	const doubtful = words.filter((word) => /^\p{L}{4,30}$/u.test(word) && toSynonyms([word]).length === 0);
	if (doubtful.length === 0) return null;
	const unknown = await findUnknown(db, doubtful, lexicon);
	const corrections = new Map<string, string>();
	for (const word of unknown) {
		const [nearest] = await findNearest(db, word, lexicon);
		if (nearest !== undefined) corrections.set(word, nearest);
	}
	return corrections.size === 0 ? null : words.map((word) => corrections.get(word) ?? word);
}

/** Where known words find nothing together (`razor deathadder`), the first reading with one of them replaced that does. */
export async function correctMisses(db: Kysely<Tables>, words: readonly string[], lexicon: Lexicon): Promise<string[] | null> {
	if (words.length < 2 || (await lexicon.isFound(words))) return null;
	for (const [place, word] of words.entries()) {
		if (!/^\p{L}{4,30}$/u.test(word)) continue;
		for (const nearest of await findNearest(db, word, lexicon)) {
			const reading = words.with(place, nearest);
			if (await lexicon.isFound(reading)) return reading;
		}
	}
	return null;
}

/** Those that no known word begins with, their endings left aside. */
async function findUnknown(db: Kysely<Tables>, words: string[], { known }: Lexicon): Promise<string[]> {
	const asked = JSON.stringify(words.map((word) => ({ word, stem: toStem(word) ?? word })));
	const { rows } = await sql<{ word: string }>`
		select a.word from json_to_recordset(${asked}::json) as a(word text, stem text)
		where not exists (select from (${known}) w where w.word >= a.stem collate "C" and w.word < (a.stem || chr(1114109)) collate "C")
	`.execute(db);
	return rows.map(({ word }) => word);
}

/** Among the words that begin alike or share their middle, those with the fewest slips first; of equals the more frequent. A longer word counts by its beginning too. */
async function findNearest(db: Kysely<Tables>, word: string, { offered }: Lexicon): Promise<string[]> {
	const { rows } = await sql<{ word: string; products: number }>`
		select word, products from (${offered}) w
		where word >= ${word.slice(0, 1)} collate "C" and word < ${`${word.slice(0, 1)}\u{10ffff}`} collate "C" and length(word) >= ${word.length - 2}
		union select word, products from (${offered}) w where word % ${word}
	`.execute(db);
	const allowed = word.length < 6 ? 1 : 2;
	const stem = toStem(word) ?? word;
	const near = rows.map((row) => ({ ...row, slips: slipsBetween(word, stem, row.word) }));
	return near
		.filter(({ slips, word: known }) => slips <= allowed && known !== word)
		.toSorted((a, b) => a.slips - b.slips || b.products - a.products)
		.slice(0, READINGS)
		.map(({ word: known }) => known);
}

function slipsBetween(word: string, stem: string, known: string): number {
	const whole = toDistance(word, known);
	const stems = toDistance(stem, toStem(known) ?? known) + 0.3;
	const beginning = known.length > word.length + 1 ? toDistance(word, known.slice(0, word.length)) + 0.6 : Number.POSITIVE_INFINITY;
	return Math.min(whole, stems, beginning);
}
