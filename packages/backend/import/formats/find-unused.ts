import type { FeedFormat } from '../detection/detect-format.ts';
import { ATTRIBUTES, CODE_SOURCE, OPTIONS, usedColumns } from '../mapping/map-row.ts';
import type { MappingFile } from '../mapping/mapping-file.ts';
import { whyUnshown } from '../mapping/unshown-columns.ts';
import type { ProgramFormat } from './program-format.ts';

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

/** Whether the reader of a program's export uses a column: those that its file names, with any number, and those that its rules make. */
const isReadByFormat = (format: FeedFormat, column: string): boolean =>
	format.profile === 'program' &&
	(Object.hasOwn(format.program.columns, column.replace(/\d+/, '1')) ||
		(format.program.attributes ?? []).some(({ prefix }) => prefix !== undefined && column.startsWith(prefix)) ||
		isMade(column, format.program));

/** Names of columns that rules make. */
const MADE: ReadonlySet<string> = new Set(['shown', 'own code', 'category', 'vat', 'availability', 'backorder', 'group', 'discounted price']);

const isMade = (column: string, { before, category, rows, split, units = [], moved = [], gathered = {} }: ProgramFormat): boolean =>
	MADE.has(column) ||
	Object.hasOwn(gathered, column) ||
	moved.some(({ to }) => to === column) ||
	[before?.regular, before?.reduced, category?.to, rows?.pictures?.to, split?.number, split?.unit, ...units.map(({ to }) => to)].includes(column);
