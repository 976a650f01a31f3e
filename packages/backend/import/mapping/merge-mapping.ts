import type { MappingFile } from './mapping-file.ts';

/**
 * Merges two mappings. Entries of `over` take precedence; columns, attributes, words, categories and similar maps are merged entry by
 * entry.
 */
export const mergeMapping = (base: MappingFile, over: Partial<MappingFile>): MappingFile => ({
	...base,
	...over,
	columns: { ...base.columns, ...over.columns },
	...mergeMaps(base, over),
});

const MAPS = [
	'defaults',
	'fields',
	'attributes',
	'not_used',
	'words',
	'categories',
	'rates',
	'vat_rates',
	'documents',
	'stock_locations',
	'translations',
] as const;

function mergeMaps(base: MappingFile, over: Partial<MappingFile>): Partial<MappingFile> {
	return Object.fromEntries(MAPS.flatMap((name) => (base[name] === undefined && over[name] === undefined ? [] : [[name, { ...base[name], ...over[name] }]])));
}
