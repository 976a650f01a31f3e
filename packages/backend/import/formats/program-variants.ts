import type { RawFields, RawRow } from '../readers/raw-row.ts';
import { untilBroken } from '../readers/until-broken.ts';
import { toText } from '../values/plain-text.ts';
import type { ProgramFormat } from './program-format.ts';

interface Variant {
	readonly group: string;
	readonly options: readonly { name: string; value: string }[];
}

/** Which rows are parents, and which are their variants. */
export interface Families {
	isParent(fields: RawFields): boolean;
	/** The fields of a variant with what it leaves empty from its parent. */
	inherit(fields: RawFields): RawFields;
	of(fields: RawFields): Variant | null;
}

const NONE: Families = { isParent: () => false, inherit: (fields) => fields, of: () => null };

/** Parents to remember. */
const MOST = 200_000;

/** Reads a file once for its parents, if the program has such rows. */
export async function readFamilies(program: ProgramFormat, again: () => AsyncIterable<RawRow>): Promise<Families> {
	if (program.parents !== undefined) return byParent(program.parents, again());
	return program.variations === undefined ? NONE : byList(program.variations, again());
}

const textOf = (fields: RawFields, column: string): string => toText(fields[column]).trim();

async function byParent({ id, parent, inherited }: NonNullable<ProgramFormat['parents']>, rows: AsyncIterable<RawRow>): Promise<Families> {
	const named = new Set<string>();
	const kept = new Map<string, RawFields>();
	for await (const row of untilBroken(rows)) {
		if (!row.ok) continue;
		const own = textOf(row.fields, parent);
		if (own !== '') named.add(own);
		else if (kept.size < MOST) kept.set(textOf(row.fields, id), Object.fromEntries(inherited.map((column) => [column, row.fields[column]])));
	}
	const parentOf = (fields: RawFields) => kept.get(textOf(fields, parent));
	return {
		isParent: (fields) => named.has(textOf(fields, id)),
		inherit(fields) {
			const from = parentOf(fields);
			return from === undefined
				? fields
				: { ...fields, ...Object.fromEntries(inherited.map((column) => [column, textOf(fields, column) === '' ? from[column] : fields[column]])) };
		},
		of: (fields) => (textOf(fields, parent) === '' ? null : { group: textOf(fields, parent), options: [] }),
	};
}

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
