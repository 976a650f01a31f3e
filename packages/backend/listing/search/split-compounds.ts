import { sql } from 'kysely';
import type { Database } from '../tables.ts';
import type { Lexicon } from './lexicon.ts';
import { toStem } from './word-forms.ts';

const SHORTEST = 8;
const SHORTEST_FIRST = 3;
const SHORTEST_LAST = 5;
/** Sounds between the parts of a German compound: `Arbeits-`, `Sonnen-`. */
const JOINTS = ['', 's', 'n', 'en', 'es'];

interface Split {
	readonly word: string;
	readonly first: string;
	readonly last: string;
	/** Beginning of the last part, without its ending. */
	readonly stem: string;
}

/** Unknown words that are made of two known ones, as those: `akuodvijač` as `aku odvijač`. `joins` are languages whose compounds have sounds between their parts. */
export async function splitCompounds(
	db: Database,
	words: readonly string[],
	{ lexicon: { known }, joins }: { lexicon: Pick<Lexicon, 'known'>; joins: boolean },
): Promise<Map<string, string>> {
	const splits = words.filter((word) => word.length >= SHORTEST).flatMap((word) => spellings(word, joins).flatMap((spelled) => toSplits(word, spelled, joins)));
	if (splits.length === 0) return new Map();
	const { rows } = await sql<Split>`
		select a.word, a.first, a.last from json_to_recordset(${JSON.stringify(splits)}::json) as a(word text, first text, last text, stem text)
		where exists (select from (${known}) w where w.word = a.first collate "C")
			and exists (
				select from (${known}) w where w.word >= a.stem collate "C" and w.word < (a.stem || chr(1114109)) collate "C" and length(w.word) <= length(a.last) + 2
			)
	`.execute(db);
	const longest = rows.toSorted((a, b) => a.last.length - b.last.length);
	return new Map(longest.map(({ word, first, last }) => [word, `${first} ${last}`]));
}

/** German umlauts may be typed as two letters: `bueroleuchte`. */
const spellings = (word: string, joins: boolean): string[] => [...new Set([word, ...(joins ? [word.replaceAll(/([aou])e/g, '$1')] : [])])];

function toSplits(word: string, spelled: string, joins: boolean): Split[] {
	const ends = Array.from({ length: Math.max(0, spelled.length - SHORTEST_FIRST - SHORTEST_LAST + 1) }, (_, place) => place + SHORTEST_FIRST);
	return ends.flatMap((end) => {
		const [first, last] = [spelled.slice(0, end), spelled.slice(end)];
		const firsts = (joins ? JOINTS : ['']).flatMap((joint) => (first.endsWith(joint) ? [first.slice(0, first.length - joint.length)] : []));
		return firsts.filter((part) => part.length >= SHORTEST_FIRST).map((part) => ({ word, first: part, last, stem: toStem(last) ?? last }));
	});
}
