import type { MappingFile } from './mapping-file.ts';

/** A mapping with what another one says over it: their columns, attributes, words and categories together. */
export const mergeMapping = (base: MappingFile, over: Partial<MappingFile>): MappingFile => ({
	...base,
	...over,
	columns: { ...base.columns, ...over.columns },
	...mergeMaps(base, over),
});

const MAPS = ['defaults', 'attributes', 'words', 'categories', 'rates', 'vat_rates', 'documents', 'stock_locations', 'translations'] as const;

function mergeMaps(base: MappingFile, over: Partial<MappingFile>): Partial<MappingFile> {
	return Object.fromEntries(MAPS.flatMap((name) => (base[name] === undefined && over[name] === undefined ? [] : [[name, { ...base[name], ...over[name] }]])));
}
