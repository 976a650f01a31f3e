import type { RawFields, RawRow } from '../readers/raw-row.ts';
import { untilBroken } from '../readers/until-broken.ts';
import { toNumbered } from './program-attributes.ts';
import { isIn, textOf } from './program-cells.ts';
import type { ProgramFormat } from './program-format.ts';

interface Variant {
	readonly group: string;
	readonly options: readonly { name: string; value: string }[];
}

/** Which rows are parents, and which are their variants. */
export interface Families {
	isParent(fields: RawFields): boolean;
	/** What the file has of the row's parent. */
	parentOf(fields: RawFields): RawFields | undefined;
	/** Why a variant cannot be read; null if it can. */
	refusalOf(fields: RawFields): string | null;
	/** The fields of a variant with what it leaves empty from its parent. */
	inherit(fields: RawFields): RawFields;
	of(fields: RawFields): Variant | null;
}

const NONE: Families = { isParent: () => false, parentOf: () => undefined, refusalOf: () => null, inherit: (fields) => fields, of: () => null };

/** Parents to remember. */
const MOST = 200_000;

/** Reads a file once for its parents, if the program has such rows. */
export async function readFamilies(program: ProgramFormat, again: () => AsyncIterable<RawRow>): Promise<Families> {
	if (program.parents !== undefined) return byParent(program, program.parents, again());
	return program.variations === undefined ? NONE : byList(program.variations, again());
}

type Parents = NonNullable<ProgramFormat['parents']>;

/** Codes by which rows may name this one as their parent. */
const codesOf = (fields: RawFields, { ids }: Parents): string[] =>
	ids.flatMap(({ column, prefix = '' }) => (textOf(fields, column) === '' ? [] : [`${prefix}${textOf(fields, column)}`]));

async function byParent(program: ProgramFormat, rule: Parents, rows: AsyncIterable<RawRow>): Promise<Families> {
	const { parent, inherited, kinds, borrowed, required } = rule;
	const [named, kept] = [new Set<string>(), new Map<string, RawFields>()];
	const isKind = (fields: RawFields) => kinds !== undefined && isIn(fields, kinds.column, kinds.values);
	// Without a column that tells parents, any product may be one: only what its variants need is kept.
	const toKept = (fields: RawFields): RawFields =>
		kinds === undefined ? pick(fields, [...inherited, ...(program.hidden ?? []).map(({ column }) => column)]) : fields;
	for await (const row of untilBroken(rows)) {
		if (!row.ok) continue;
		const own = textOf(row.fields, parent);
		if (own !== '') named.add(own);
		const mayBeOne = kinds === undefined ? own === '' : isKind(row.fields);
		if (mayBeOne && kept.size < MOST) for (const code of codesOf(row.fields, rule)) kept.set(code, toKept(row.fields));
	}
	const parentOf = (fields: RawFields) => kept.get(textOf(fields, parent));
	return {
		isParent: (fields) => isKind(fields) || codesOf(fields, rule).some((code) => named.has(code)),
		parentOf,
		refusalOf: (fields) =>
			required === true && textOf(fields, parent) !== '' && parentOf(fields) === undefined
				? `${parent}: the product "${textOf(fields, parent)}" is not in the file`
				: null,
		inherit(fields) {
			const from = parentOf(fields);
			if (from === undefined) return fields;
			const isBorrowed = borrowed !== undefined && isIn(fields, borrowed.column, borrowed.values);
			const taken = [...inherited.filter((column) => textOf(fields, column) === ''), ...(isBorrowed ? borrowed.columns : [])];
			return { ...fields, ...pick(from, taken) };
		},
		of(fields) {
			const own = textOf(fields, parent);
			if (own === '') return null;
			const from = parentOf(fields);
			return { group: (from && codesOf(from, rule)[0]) || own, options: toNumbered(fields, program) };
		},
	};
}

const pick = (fields: RawFields, columns: readonly string[]): RawFields =>
	Object.fromEntries(columns.filter((column) => Object.hasOwn(fields, column)).map((column) => [column, fields[column]]));

/** `sku=A,size=S,color=Red|sku=B,size=M,color=Red`: a comma separates entries only before another name. */
async function byList({ column, code, parent }: NonNullable<ProgramFormat['variations']>, rows: AsyncIterable<RawRow>): Promise<Families> {
	const variants = new Map<string, Variant>();
	for await (const row of untilBroken(rows)) {
		if (!row.ok) continue;
		for (const listed of textOf(row.fields, column).split('|')) {
			const pairs = listed.split(/,(?=[\w-]{1,60}=)/).map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const);
			const sku = pairs.find(([name]) => name === code)?.[1];
			const options = pairs
				.filter(([name, value]) => name !== code && name !== '' && value !== '')
				.map(([name, value]) => ({ name: toShownName(name), value }));
			if (sku !== undefined && variants.size < MOST) variants.set(sku, { group: textOf(row.fields, parent), options });
		}
	}
	return { ...NONE, of: (fields) => variants.get(textOf(fields, code)) ?? null };
}

const toShownName = (name: string): string => name.replaceAll('_', ' ').replace(/^./u, (letter) => letter.toUpperCase());
