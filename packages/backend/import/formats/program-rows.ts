import type { RawFields, RawRow } from '../readers/raw-row.ts';
import { toText } from '../values/plain-text.ts';
import { isIn, textOf } from './program-cells.ts';
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

function isSame(first: GoodRow, next: GoodRow, { by, kinds }: RowsRule): boolean {
	if (kinds !== undefined && isIn(next.fields, kinds.column, kinds.product)) return false;
	if (by === undefined) return true;
	const own = textOf(next.fields, by);
	return own === '' ? textOf(first.fields, by) !== '' : own === textOf(first.fields, by);
}

function* toVariants(group: readonly GoodRow[], rule: RowsRule): Generator<RawRow> {
	const [first] = group;
	if (first === undefined) return;
	const isOwn = toMatcher(rule.own);
	const pictures = rule.pictures && group.map(({ fields }) => textOf(fields, rule.pictures?.column ?? '')).filter(Boolean);
	for (const row of toSold(group, rule)) {
		const paired = new Set((rule.pairs ?? []).filter(([main = '']) => textOf(row.fields, main) !== '').flat());
		const isShared = (name: string, value: unknown) => toText(value) === '' && !isOwn(name) && !paired.has(name);
		const shared = Object.keys({ ...first.fields, ...row.fields }).map((name) => [
			name,
			isShared(name, row.fields[name]) ? first.fields[name] : row.fields[name],
		]);
		yield { ...row, fields: { ...Object.fromEntries(shared), ...(pictures && rule.pictures && toPictures(row.fields, pictures, rule.pictures)) } };
	}
	yield* toUnread(group, rule);
}

function* toUnread(group: readonly GoodRow[], { kinds }: RowsRule): Generator<RawRow> {
	const { unread, column = '' } = kinds ?? {};
	if (unread === undefined) return;
	for (const { line, fields } of group) {
		if (isIn(fields, column, unread.values) && textOf(fields, unread.column) !== '') yield { ok: false, line, reason: unread.reason };
	}
}

/** Rows of what can be bought. Without kinds the first row is a product, too. */
function toSold(group: readonly GoodRow[], { kinds, needs }: RowsRule): readonly GoodRow[] {
	const [first, ...later] = group;
	if (kinds === undefined) return group.filter((row) => row === first || needs.some((column) => textOf(row.fields, column) !== ''));
	const variants = later.filter(({ fields }) => isIn(fields, kinds.column, kinds.variant));
	if (first === undefined || variants.length === 0) return group.slice(0, 1);
	return isIn(first.fields, kinds.column, kinds.product) ? variants : [first, ...variants];
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
