/** A query of words as a tree. */
export type WordQuery = { word: string; isPrefix: boolean } | { all: WordQuery[] } | { any: WordQuery[] };

const TOKEN = /\s*(?:'((?:[^'\\]|''|\\.)*)'(?::([*A-D]+))?|([&|()]))/y;

/** Parses the text of a `tsquery`. Null for operators that need the positions of words, or for none at all. */
export function parseTsQuery(text: string): WordQuery | null {
	const tokens = toTokens(text);
	if (tokens === null) return null;
	let place = 0;
	const query = parseAny();
	return query !== null && place === tokens.length ? query : null;

	function parseAny(): WordQuery | null {
		return parseList('|', parseAll, (any) => ({ any }));
	}

	function parseAll(): WordQuery | null {
		return parseList('&', parseOne, (all) => ({ all }));
	}

	function parseList(operator: string, parse: () => WordQuery | null, join: (parts: WordQuery[]) => WordQuery): WordQuery | null {
		const parts: WordQuery[] = [];
		do {
			const part = parse();
			if (part === null) return null;
			parts.push(part);
		} while (tokens?.[place] === operator && ++place > 0);
		const [first] = parts;
		return parts.length === 1 && first ? first : join(parts);
	}

	function parseOne(): WordQuery | null {
		const token = tokens?.[place++];
		if (token === undefined) return null;
		if (typeof token !== 'string') return token;
		if (token !== '(') return null;
		const inside = parseAny();
		return tokens?.[place++] === ')' ? inside : null;
	}
}

function toTokens(text: string): (string | { word: string; isPrefix: boolean })[] | null {
	const tokens: (string | { word: string; isPrefix: boolean })[] = [];
	const trimmed = text.trimEnd();
	for (TOKEN.lastIndex = 0; TOKEN.lastIndex < trimmed.length; ) {
		const match = TOKEN.exec(trimmed);
		if (match === null) return null;
		const [, word, flags, operator] = match;
		if (word === undefined) tokens.push(operator ?? '');
		else if (flags === undefined || flags === '*') tokens.push({ word: word.replaceAll("''", "'").replaceAll(/\\(.)/g, '$1'), isPrefix: flags === '*' });
		else return null;
	}
	return tokens;
}
