import { toSynonyms } from './synonyms.ts';
import { splitKinds, toStem } from './word-forms.ts';

const MAX_WORDS = 8;

/** Every word must occur: as the start of a word, without its ending, taken apart where letters meet digits, or under another name. */
export function toTsQuery(text: readonly string[]): string | null {
	const words = text.slice(0, MAX_WORDS);
	const terms: string[] = [];
	for (let place = 0; place < words.length; place += 1) {
		const [word = '', next] = [words[place], words[place + 1]];
		if (next !== undefined && isMeasure(word, next)) {
			terms.push(`('${word}' & ${prefix(next)} | ${prefix(word + next)})`);
			place += 1;
		} else terms.push(toTerm(word));
	}
	return terms.length === 0 ? null : terms.join(' & ');
}

/** `16 gb` may stand together. */
const isMeasure = (word: string, next: string): boolean => /^\d+(\.\d+)?$/.test(word) && /^\p{L}{1,3}$/u.test(next);

function toTerm(word: string): string {
	const stem = toStem(word);
	const parts = splitKinds(word);
	const others = toSynonyms(stem === null ? [word] : [word, `${stem}a`, `${stem}e`, `${stem}i`, stem]);
	const forms = [
		prefix(word),
		...(stem === null ? [] : [prefix(stem)]),
		...(parts === null ? [] : [`(${parts.map(prefix).join(' & ')})`]),
		...others.map((other) => toOther(other)),
	];
	return forms.length === 1 ? (forms[0] ?? '') : `(${forms.join(' | ')})`;
}

const toOther = (other: string): string => prefix(other.length > 4 ? (toStem(other) ?? other) : other);

/** Quoted: a point or dash inside is part of the word. */
const prefix = (word: string): string => `'${word}':*`;
