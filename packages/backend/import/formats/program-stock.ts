import type { RawFields } from '../readers/raw-row.ts';
import { isIn, textOf } from './program-cells.ts';
import type { ProgramFormat } from './program-format.ts';

/** Stock of a product whose program does not count it, and whether it is sold without stock. */
export function toStock(fields: RawFields, { mapping, untracked, backorders }: ProgramFormat): RawFields {
	const column = [mapping.columns.stock ?? []].flat()[0];
	if (column === undefined || (untracked === undefined && backorders === undefined)) return {};
	const isUntracked =
		untracked !== undefined &&
		Object.hasOwn(fields, untracked.column) &&
		isIn(fields, untracked.column, untracked.values) &&
		!(untracked.unless && isIn(fields, untracked.unless.column, untracked.unless.values));
	if (isUntracked) return { [column]: '', availability: 'in stock' };
	const cells = backorders ?? [];
	if (!cells.some((cell) => isIn(fields, cell.column, cell.values))) return cells.some(({ column: of, no }) => isIn(fields, of, no)) ? { backorder: 'no' } : {};
	return { backorder: 'yes', ...(!(Number(textOf(fields, column)) > 0) && { [column]: '', availability: 'backorder' }) };
}

/** Whether a product is for sale, as `true` or `false`; empty if the file does not say so. A variant of a hidden parent is hidden. */
export function toShown(fields: RawFields, parent: RawFields | undefined, { hidden = [] }: ProgramFormat, isVariant: boolean): string {
	const rows = parent === undefined ? [fields] : [fields, parent];
	const known = rows.flatMap((row) => hidden.filter(({ column }) => textOf(row, column) !== '').map((rule) => ({ row, ...rule })));
	if (known.length === 0) return '';
	return String(!known.some(({ row, column, values, not, except }) => isIn(row, column, values, not) && !(except === 'variants' && isVariant)));
}
