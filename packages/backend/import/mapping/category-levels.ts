import words from './category-levels.json' with { type: 'json' };
import { COLUMN_NAMES } from './column-names.ts';
import type { SeenColumns } from './inspect-columns.ts';
import { namesOf } from './nested-names.ts';
import { withoutSuffix } from './without-suffix.ts';

/** Columns of a category path, from the root down; empty if the header has no more than one level. */
export function findCategoryLevels(header: readonly string[], seen: SeenColumns): string[] {
	const filled = header.filter((name) => (seen.columns.get(name)?.values.size ?? 0) > 0);
	const numbered = findNumbered(filled);
	if (numbered.length > 1) return numbered;
	const find = (names: readonly string[]) => names.flatMap((wanted) => filled.filter((name) => isNamed(name, wanted))).slice(0, 1);
	const [top, middle, below] = [find(words.top), find(COLUMN_NAMES.category ?? []), find(words.below)];
	const levels = [...new Set([...top, ...middle, ...below])];
	return levels.length > 1 ? levels : [];
}

const isNamed = (name: string, wanted: string): boolean => namesOf(name).some((folded) => withoutSuffix(folded) === wanted);

/** `Kategorie Ebene 1`, `Kategorie Ebene 2` in the order of their numbers. */
function findNumbered(header: readonly string[]): string[] {
	for (const word of words.numbered) {
		const found = header.flatMap((name) => {
			const number = namesOf(name).map((folded) => (folded.startsWith(`${word} `) ? /^\d$/.exec(folded.slice(word.length + 1))?.[0] : undefined));
			const place = number.find((text) => text !== undefined);
			return place === undefined ? [] : [{ name, place: Number(place) }];
		});
		if (found.length > 1) return found.toSorted((a, b) => a.place - b.place).map(({ name }) => name);
	}
	return [];
}
