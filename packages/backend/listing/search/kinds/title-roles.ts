import type { Vocabulary } from '../dictionary/vocabulary.ts';
import { toWords } from '../fold.ts';

/** Role of a word in a title: the thing itself, a modifier, or its purpose. */
export const ROLES = { head: 3, modifier: 2, purpose: 1 } as const;

export interface TitleWord {
	readonly word: string;
	readonly role: number;
}

/** The stems of a title with their roles: in `Podloge za miš` the head is `podlog`, and `mis` the purpose. */
export function toTitleWords(title: string, { grammar, toStem }: Vocabulary): TitleWord[] {
	const best = new Map<string, number>();
	for (const part of splitBy(toWords(title), grammar.conjunctions)) {
		const start = part.findIndex((word) => grammar.prepositions.includes(word));
		const all = start <= 0 ? part : part.slice(0, start);
		const named = all.filter((word) => !grammar.generic.some((beginning) => word.startsWith(beginning)));
		const things = named.length > 0 ? named : all;
		const purposes = start <= 0 ? [] : part.slice(start + 1);
		const head = grammar.head === 'first' ? 0 : things.length - 1;
		const words = [
			...things.map((word, place) => ({ word, role: place === head ? ROLES.head : ROLES.modifier })),
			...purposes.filter((word) => !grammar.prepositions.includes(word)).map((word) => ({ word, role: ROLES.purpose })),
		];
		for (const { word, role } of words) best.set(toStem(word), Math.max(role, best.get(toStem(word)) ?? 0));
	}
	return [...best].map(([word, role]) => ({ word, role }));
}

function splitBy(words: readonly string[], separators: readonly string[]): string[][] {
	const parts: string[][] = [[]];
	for (const word of words) {
		if (separators.includes(word)) parts.push([]);
		else parts.at(-1)?.push(word);
	}
	return parts;
}
