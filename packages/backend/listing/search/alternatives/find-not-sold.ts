import type { Database } from '../../tables.ts';
import { findAnswered } from '../relax-terms.ts';
import type { Search } from '../search.ts';
import type { Term } from '../to-terms.ts';
import { toTsQuery } from '../to-ts-query.ts';

/**
 * The words of a search without results, as typed, that name a kind of product of which the shop has nothing: the dictionary knows it, and no
 * product has it or a synonym. Null if they name none, or something that is sold in another variant.
 */
export async function findNotSold(db: Database, search: Search): Promise<string | null> {
	const things = search.terms.filter(isThing);
	const queries = things.map((thing) => toTsQuery([thing]) ?? '');
	const sold = await findAnswered(db, { market: search.market, queries });
	const missing = things.find((_, place) => !sold.has(place));
	return missing === undefined ? null : toTypedText(search, missing);
}

const isThing = ({ others, isKnown, isPurpose, measure }: Term): boolean => isKnown && others.length > 0 && isPurpose !== true && measure === undefined;

/** The term as it was typed; null if its words do not stand together. */
function toTypedText({ sentence: { text, tokens, isCorrected } }: Search, { words }: Term): string | null {
	if (isCorrected) return words.join(' ');
	const start = tokens.findIndex((_, place) => words.every((word, index) => tokens[place + index]?.word === word));
	const [first, last] = [tokens[start], tokens[start + words.length - 1]];
	return first === undefined || last === undefined ? null : text.slice(first.start, last.end);
}
