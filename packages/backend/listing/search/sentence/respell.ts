import type { Vocabulary } from '../dictionary/vocabulary.ts';
import { toWords } from '../fold.ts';
import { lengthAt, toPhrase } from './phrases.ts';
import type { SentenceWords } from './sentence-words.ts';
import type { Token } from './tokens.ts';

/** Shortest word behind a prefix. */
const SHORTEST = 4;

/**
 * Tokens with sayings as the word that they mean (`bez kabela` is `bežični`), and with the prefixes of compounds as words of their own
 * (`Funktastatur` is `kabellos`, `Tastatur`). A German word whose umlauts are typed as two letters is that word: `Bueroleuchte`. The same array if nothing changes.
 */
export function respell(tokens: readonly Token[], words: SentenceWords, vocabulary: Vocabulary): readonly Token[] {
	const read = splitPrefixes(joinSayings(tokens.map(toUmlaut(vocabulary)), words, vocabulary), words, vocabulary);
	const isSame = read.length === tokens.length && read.every(({ word }, place) => word === tokens[place]?.word);
	return isSame ? tokens : read;
}

const isWord = (word: string, { findOthers }: Vocabulary): boolean => findOthers({ words: [word], things: 1 }) !== undefined;

function toUmlaut(vocabulary: Vocabulary): (token: Token) => Token {
	return (token) => {
		const word = token.word.replaceAll(/([aou])e/g, '$1');
		return vocabulary.grammar.joins && word !== token.word && !isWord(token.word, vocabulary) && isWord(word, vocabulary) ? { ...token, word } : token;
	};
}

function joinSayings(tokens: readonly Token[], { sayings = {} }: SentenceWords, { toStem }: Vocabulary): Token[] {
	const known = Object.entries(sayings).map(([meaning, names]) => ({ word: toWords(meaning)[0] ?? '', phrases: names.map(toPhrase) }));
	const read: Token[] = [];
	for (let place = 0; place < tokens.length; ) {
		const found = known
			.map(({ word, phrases }) => ({ word, length: lengthAt(tokens, place, { phrases, toForm: toStem }) }))
			.toSorted((a, b) => b.length - a.length)[0];
		const [first, last] = [tokens[place], tokens[place + (found?.length ?? 0) - 1]];
		if (first === undefined) break;
		if (found === undefined || found.length === 0 || last === undefined) read.push(first);
		else read.push({ word: found.word, start: first.start, end: last.end });
		place += Math.max(1, found?.length ?? 0);
	}
	return read;
}

function splitPrefixes(tokens: readonly Token[], { prefixes = {} }: SentenceWords, vocabulary: Vocabulary): Token[] {
	const known = Object.entries(prefixes).flatMap(([meaning, names]) =>
		names.flatMap(toWords).map((prefix) => ({ prefix, word: toWords(meaning)[0] ?? meaning })),
	);
	const isKnown = (word: string) => isWord(word, vocabulary);
	const split = (token: Token): Token[] => {
		if (isKnown(token.word)) return [token];
		const found = known.find(({ prefix }) => token.word.startsWith(prefix) && token.word.length >= prefix.length + SHORTEST);
		if (found === undefined) return [token];
		const middle = Math.min(token.end, token.start + found.prefix.length);
		const rest = split({ word: token.word.slice(found.prefix.length), start: middle, end: token.end });
		return isKnown(rest.at(-1)?.word ?? '') ? [{ word: found.word, start: token.start, end: middle }, ...rest] : [token];
	};
	return tokens.flatMap(split);
}
