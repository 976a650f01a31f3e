import type { RawFields, RawRow } from '../readers/raw-row.ts';
import { toText } from '../values/plain-text.ts';
import { textOf } from './program-cells.ts';
import type { ProgramFormat } from './program-format.ts';

type RowsRule = NonNullable<ProgramFormat['rows']>;
type GoodRow = RawRow & { ok: true };

/** Maximum number of rows of one product (variants and pictures); more than any shop has. */
const MOST_ROWS = 5000;

/** Rows of variants from a program that writes a product in several rows. Each has what it leaves empty from the first, and the pictures of all. */
export async function* joinRows(rows: AsyncIterable<RawRow>, rule: RowsRule): AsyncGenerator<RawRow> {
	let group: GoodRow[] = [];
	for await (const row of rows) {
		if (!row.ok) {
			yield row;
			continue;
		}
		const [first] = group;
		if (first !== undefined && (!isSame(first, row, rule) || group.length === MOST_ROWS)) {
			yield* toVariants(group, rule);
			group = [];
		}
		group.push(row);
	}
	yield* toVariants(group, rule);
}

function isSame(first: GoodRow, next: GoodRow, { by }: RowsRule): boolean {
	const own = textOf(next.fields, by);
	return own === '' ? textOf(first.fields, by) !== '' : own === textOf(first.fields, by);
}

function* toVariants(group: readonly GoodRow[], rule: RowsRule): Generator<RawRow> {
	const [first] = group;
	if (first === undefined) return;
	const isOwn = toMatcher(rule.own);
	const pictures = rule.pictures && group.map(({ fields }) => textOf(fields, rule.pictures?.column ?? '')).filter(Boolean);
	for (const row of group) {
		if (row !== first && rule.needs.every((column) => textOf(row.fields, column) === '')) continue;
		const own = { ...first.fields, ...row.fields };
		const shared = Object.entries(own).map(([name, value]) => [name, toText(value) === '' && !isOwn(name) ? first.fields[name] : value]);
		yield { ...row, fields: { ...Object.fromEntries(shared), ...(pictures && rule.pictures && toPictures(row.fields, pictures, rule.pictures)) } };
	}
}

function toPictures(fields: RawFields, all: readonly string[], { first, to }: NonNullable<RowsRule['pictures']>): RawFields {
	const own = first === undefined ? '' : textOf(fields, first);
	return { [to]: own === '' ? all : [own, ...all.filter((other) => other !== own)] };
}

function toMatcher(names: readonly string[]): (name: string) => boolean {
	const known = new Set(names);
	const beginnings = names.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
	return (name) => known.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}
