import type { FeedFormat } from '../detection/detect-format.ts';
import { ATTRIBUTES, CODE_SOURCE, OPTIONS, usedColumns } from '../mapping/map-row.ts';
import type { MappingFile } from '../mapping/mapping-file.ts';
import { whyUnshown } from '../mapping/unshown-columns.ts';
import { isReadByFormat } from './read-columns.ts';

/** Columns that are used neither by the reader of the format nor by the mapping. `filled` are those with values. */
export function findUnused(filled: ReadonlySet<string>, mapping: MappingFile, format: FeedFormat): string[] {
	const used = usedColumns(mapping);
	const roots = new Set([...used, ...Object.keys(mapping.attributes ?? {})].map((path) => path.split('.')[0] ?? path));
	const internal = new Set([ATTRIBUTES, OPTIONS, CODE_SOURCE]);
	const isAttribute = (column: string) => mapping.attributes?.[column] != null || (mapping.other_attributes === true && whyUnshown(column) === null);
	const isRead = (column: string) => isReadByFormat(format, column);
	return [...filled].filter(
		(column) =>
			!internal.has(column) &&
			(mapping.not_used?.[column] !== undefined || (!used.has(column) && !roots.has(column) && !isAttribute(column) && !isRead(column))),
	);
}
