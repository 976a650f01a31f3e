import { ATTRIBUTES, CODE_SOURCE, OPTIONS } from '../mapping/map-row.ts';
import type { RawFields, RawRow } from '../readers/raw-row.ts';
import { toText } from '../values/plain-text.ts';
import { composeSku } from './compose-sku.ts';
import { type Attribute, toAttributes, toNumbered, toOptionsByRule } from './program-attributes.ts';
import { isIn, readCells, textOf } from './program-cells.ts';
import type { ProgramFormat } from './program-format.ts';
import { toCategory, toGathered, toLists } from './program-lists.ts';
import { toPriceColumns } from './program-prices.ts';
import { joinRows } from './program-rows.ts';
import { toShown, toStock } from './program-stock.ts';
import { type Families, readFamilies } from './program-variants.ts';

/** Rows of a program's export as the program means them: one per product that can be bought. `again` reads the rows from the beginning, for parents that come after their variants. */
export async function* joinProgram(rows: AsyncIterable<RawRow>, program: ProgramFormat, again: () => AsyncIterable<RawRow>): AsyncGenerator<RawRow> {
	const read = (from: AsyncIterable<RawRow>) => {
		const cells = readCells(from, program);
		return program.rows === undefined ? cells : joinRows(cells, program.rows);
	};
	const families = await readFamilies(program, () => read(again()));
	for await (const row of read(rows)) {
		const next = row.ok ? toProduct(row, program, families) : row;
		if (next !== null) yield next;
	}
}

function toProduct({ line, fields: own }: RawRow & { ok: true }, program: ProgramFormat, families: Families): RawRow | null {
	if (families.isParent(own)) return null;
	const inherited = families.inherit(own);
	const fields = { ...inherited, ...toGathered(inherited, program) };
	const reason = (program.refused ?? []).find((rule) => isIn(fields, rule.column, rule.values, rule.not))?.reason ?? families.refusalOf(fields);
	if (reason !== null) return { ok: false, line, sku: skuOf(fields, program), reason };
	const family = families.of(fields);
	const parent = families.parentOf(fields);
	const attributes = withNumbered(toAttributes(fields, program), fields, parent, program);
	const options = family?.options ?? toOptions(fields, attributes, program);
	return {
		ok: true,
		line,
		fields: {
			...fields,
			...toLists(fields, program),
			...toCategory(fields, program),
			...toDates(fields, program),
			...toPriceColumns(fields, program),
			...toStock(fields, program),
			...toCode(fields, program, options),
			...toUnits(fields, program),
			...toSplit(fields, program),
			shown: toShown(fields, parent, program, family !== null),
			[ATTRIBUTES]: attributes,
			[OPTIONS]: options,
			...(family !== null && { group: family.group }),
		},
	};
}

/** A variant has the attributes of its parent, too, unless it has its own of that name. */
function withNumbered(listed: Attribute[], fields: RawFields, parent: RawFields | undefined, program: ProgramFormat): Attribute[] {
	const choices = isSingle(fields, program) ? program.numbered?.choices : undefined;
	if (choices !== undefined) {
		const shown = (value: string) =>
			value
				.split(choices)
				.map((choice) => choice.trim())
				.filter(Boolean)
				.join(', ');
		return [...listed, ...toNumbered(fields, program).map(({ name, value }) => ({ name, value: shown(value) }))];
	}
	if (program.numbered?.as !== 'attributes') return listed;
	const own = toNumbered(fields, program);
	const names = new Set(own.map(({ name }) => name));
	return [...listed, ...own, ...(parent === undefined ? [] : toNumbered(parent, program).filter(({ name }) => !names.has(name)))];
}

/** Whether the file has no variants of a product. */
const isSingle = (fields: RawFields, { rows }: ProgramFormat): boolean => rows?.kinds !== undefined && !isIn(fields, rows.kinds.column, rows.kinds.variant);

function toOptions(fields: RawFields, attributes: readonly Attribute[], program: ProgramFormat): readonly Attribute[] {
	if (isSingle(fields, program)) return [];
	if (program.numbered?.as === 'options') return toNumbered(fields, program);
	return [...toOptionsByRule(fields, program), ...attributes.filter(({ name }) => program.options?.includes(name))];
}

/** The code of a row in its program; not the one that is made here. */
function skuOf(fields: RawFields, program: ProgramFormat): string {
	const columns = [program.mapping.columns.sku ?? []].flat();
	return columns.map((column) => textOf(fields, column)).find(Boolean) ?? '';
}

function toCode(fields: RawFields, program: ProgramFormat, options: readonly Attribute[]): RawFields {
	const id = program.code && textOf(fields, program.code.column);
	if (program.code === undefined || id === undefined || id === '' || skuOf(fields, program) !== '') return {};
	if (program.code.options !== true) return { 'own code': `${program.code.prefix ?? ''}${id}`, [CODE_SOURCE]: 'the id' };
	const values = options.map(({ value }) => toText(value));
	return { 'own code': composeSku(`${program.code.prefix ?? ''}${id}`, values), [CODE_SOURCE]: 'handle and options' };
}

const toDates = (fields: RawFields, { dates }: ProgramFormat): RawFields =>
	Object.fromEntries((dates?.columns ?? []).map((column) => [column, toText(fields[column]).replace(/^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})\b.*$/, toIso)]));

const toIso = (_: string, month: string, day: string, year: string): string =>
	`${year.length === 2 ? '20' : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

const toUnits = (fields: RawFields, { units = [] }: ProgramFormat): RawFields =>
	Object.fromEntries(
		units.map(({ column, unit, to }) => [to, Number(textOf(fields, column)) > 0 ? `${Number(textOf(fields, column))} ${textOf(fields, unit)}` : '']),
	);

/** `750 ml` as a number and its unit. */
function toSplit(fields: RawFields, { split }: ProgramFormat): RawFields {
	const measure = split && /^([\d.]+)\s*([a-z]+)$/i.exec(textOf(fields, split.column));
	return split && measure ? { [split.number]: measure[1], [split.unit]: measure[2] } : {};
}
