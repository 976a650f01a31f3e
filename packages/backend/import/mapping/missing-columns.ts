import type { MappingFile } from './mapping-file.ts';

/**
 * Columns that the mapping uses and the feed lacks, for example because of a typo. If a field has several columns, one of them suffices.
 */
export function missingColumns(
	{ columns, category_levels = [], documents = {}, stock_locations = {}, translations = {} }: MappingFile,
	present: ReadonlySet<string>,
): string[] {
	const choices = [
		...Object.values(columns),
		...category_levels,
		...Object.keys(documents),
		...Object.keys(stock_locations),
		...Object.values(translations).flatMap((texts) => Object.values(texts ?? {})),
	].map((names) => [names ?? []].flat());
	return [...new Set(choices.filter((names) => !names.some((name) => present.has(name))).flat())];
}
