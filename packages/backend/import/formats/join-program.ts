import { ATTRIBUTES, CODE_SOURCE, OPTIONS } from '../mapping/map-row.ts';
import { toNamedValues, valueAt } from '../mapping/nested-values.ts';
import type { RawFields, RawRow } from '../readers/raw-row.ts';
import { toText } from '../values/plain-text.ts';
import type { ProgramFormat } from './program-format.ts';
import { withLanguages } from './program-languages.ts';
import { toPriceColumns } from './program-prices.ts';
import { type Families, readFamilies } from './program-variants.ts';

/** Rows of a program's export as the program means them. `again` reads the rows from the beginning, for formats whose parents come after their variants. */
export async function* joinProgram(rows: AsyncIterable<RawRow>, program: ProgramFormat, again: () => AsyncIterable<RawRow>): AsyncGenerator<RawRow> {
	const families = await readFamilies(program, again);
	for await (const row of rows) {
		if (!row.ok) yield row;
		else {
			const next = toProduct({ ...row, fields: withLanguages(row.fields, program) }, program, families);
			if (next !== null) yield next;
		}
	}
}

function toProduct({ line, fields: own }: RawRow & { ok: true }, program: ProgramFormat, families: Families): RawRow | null {
	if (families.isParent(own)) return null;
	const fields = families.inherit(own);
	const refusal = (program.refused ?? []).find((rule) => isIn(fields, rule.column, rule.values, rule.not));
	if (refusal !== undefined) return { ok: false, line, sku: skuOf(fields, program), reason: refusal.reason };
	const family = families.of(fields);
	const attributes = (program.attributes ?? []).flatMap((rule) => toAttributes(valueAt(fields, rule.column), rule));
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
			...toCode(fields, program),
			...toUnits(fields, program),
			shown: toShown(fields, program, family !== null),
			[ATTRIBUTES]: [...attributes, ...toMeasures(fields, program)],
			[OPTIONS]: family?.options ?? attributes.filter(({ name }) => program.options?.includes(name)),
			...(family !== null && { group: family.group }),
		},
	};
}

const textOf = (fields: RawFields, column: string): string => toText(fields[column]).trim();

function isIn(fields: RawFields, column: string, values?: readonly string[], not?: readonly string[]): boolean {
	const text = textOf(fields, column).toLowerCase();
	return values?.includes(text) === true || (not !== undefined && !not.includes(text));
}

function skuOf(fields: RawFields, program: ProgramFormat): string {
	const columns = [program.mapping.columns.sku ?? []].flat();
	return columns.map((column) => textOf(fields, column)).find(Boolean) ?? '';
}

function toCode(fields: RawFields, program: ProgramFormat): RawFields {
	const id = program.code && textOf(fields, program.code.column);
	return id && skuOf(fields, program) === '' ? { 'own code': `${program.code?.prefix}${id}`, [CODE_SOURCE]: 'the id' } : {};
}

const toLists = (fields: RawFields, { lists = {} }: ProgramFormat): RawFields =>
	Object.fromEntries(
		Object.entries(lists).map(([column, sign]) => [
			column,
			[fields[column]]
				.flat()
				.flatMap((value) => toText(value).split(sign))
				// A path from the root of the program's folder of pictures.
				.map((path) => path.trim().replace(/^\/(?!\/)/, ''))
				.filter(Boolean),
		]),
	);

/** The deepest of several categories; the first of equally deep ones. */
function toCategory(fields: RawFields, { category }: ProgramFormat): RawFields {
	if (category === undefined) return {};
	const { column, to = 'category', entry, part, or, roots } = category;
	const text = [fields[column]].flat().map(toText).join(entry);
	const sign = or !== undefined && !text.includes(part) ? or : part;
	const paths = text.split(entry).map((path) => path.split(sign).map((name) => name.trim()));
	const known = paths.map((names) => names.filter((name, place) => name !== '' && (place > 0 || !roots.includes(name))));
	const [deepest = []] = known.toSorted((a, b) => b.length - a.length);
	return { [to]: deepest.join(' > ') };
}

const toDates = (fields: RawFields, { dates }: ProgramFormat): RawFields =>
	Object.fromEntries((dates?.columns ?? []).map((column) => [column, toText(fields[column]).replace(/^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})\b.*$/, toIso)]));

const toIso = (_: string, month: string, day: string, year: string): string =>
	`${year.length === 2 ? '20' : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

function toStock(fields: RawFields, program: ProgramFormat): RawFields {
	const column = [program.mapping.columns.stock ?? []].flat()[0];
	if (column === undefined || (program.untracked === undefined && program.backorders === undefined)) return {};
	const { untracked, backorders } = program;
	const isUntracked =
		untracked !== undefined &&
		isIn(fields, untracked.column, untracked.values) &&
		!(untracked.unless && isIn(fields, untracked.unless.column, untracked.unless.values));
	if (isUntracked) return { [column]: '', availability: 'in stock' };
	const isBackordered = backorders !== undefined && isIn(fields, backorders.column, backorders.values) && !(Number(textOf(fields, column)) > 0);
	return isBackordered ? { [column]: '', availability: 'backorder' } : {};
}

function toShown(fields: RawFields, { hidden = [] }: ProgramFormat, isVariant: boolean): string {
	const known = hidden.filter(({ column }) => textOf(fields, column) !== '');
	if (known.length === 0) return '';
	return String(!known.some(({ column, values, except }) => isIn(fields, column, values) && !(except === 'variants' && isVariant)));
}

const toUnits = (fields: RawFields, { units = [] }: ProgramFormat): RawFields =>
	Object.fromEntries(
		units.map(({ column, unit, to }) => [to, Number(textOf(fields, column)) > 0 ? `${Number(textOf(fields, column))} ${textOf(fields, unit)}` : '']),
	);

const toMeasures = (fields: RawFields, { measures }: ProgramFormat): Attribute[] =>
	Object.entries(measures?.columns ?? {}).flatMap(([column, name]) => {
		const number = Number(textOf(fields, column));
		return number > 0 ? [{ name, value: `${number} ${textOf(fields, measures?.unit ?? '')}`.trim() }] : [];
	});

interface Attribute {
	readonly name: string;
	readonly value: unknown;
}

type AttributeRule = NonNullable<ProgramFormat['attributes']>[number];

function toAttributes(value: unknown, { entry, pair, names }: AttributeRule): Attribute[] {
	if (names !== undefined) {
		return Object.entries(names).flatMap(([key, name]) => {
			const text = typeof value === 'object' && value !== null ? toText(valueAt({ ...value }, key)) : '';
			return text.trim() === '' ? [] : [{ name, value: text }];
		});
	}
	if (entry === undefined || pair === undefined) return [value].flat().flatMap((one) => toNamedValues([one]) ?? []);
	return splitPairs(toText(value), entry, pair);
}

/** `Boja:Crna:1,Materijal:Koža, goveđa` has two entries: a comma separates them only before another name. */
function splitPairs(text: string, entry: string, pair: string): Attribute[] {
	const merged: string[] = [];
	for (const piece of text.split(entry)) {
		if (piece.includes(pair) || merged.length === 0) merged.push(piece);
		else merged[merged.length - 1] += `${entry}${piece}`;
	}
	return merged.flatMap((piece) => {
		const [name = '', value = '', ...rest] = piece.split(pair);
		// PrestaShop adds position and a flag, Magento's values may contain the sign.
		const full = pair === ':' ? value : [value, ...rest].join(pair);
		return name.trim() === '' || full.trim() === '' ? [] : [{ name: toName(name), value: full.trim().split('|').join(', ') }];
	});
}

const toName = (name: string): string =>
	name
		.trim()
		.replaceAll('_', ' ')
		.replace(/^./u, (letter) => letter.toUpperCase());
