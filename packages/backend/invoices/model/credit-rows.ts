import { type Currency, roundTo, stepOf } from '../../platform/market/currency.ts';
import { sum } from '../../platform/market/sum.ts';
import { spread } from '../../platform/tax/spread.ts';
import { toTax } from '../../platform/tax/tax-order.ts';
import type { PaperRow } from './paper-content.ts';

/** What a credit note takes back: all that is left, pieces of lines with or without all shipping and fees, or an amount. */
export type Credited =
	| { readonly kind: 'rest' }
	| {
			readonly kind: 'lines';
			/** Without `cents` the pieces' share of the line. */
			readonly lines: readonly { readonly position: number; readonly qty: number; readonly cents?: number }[];
			readonly charges: boolean;
			/** Kept of the lines' value, for goods that lost some. */
			readonly keepCents?: number;
	  }
	| { readonly kind: 'amount'; readonly cents: number; readonly title: string };

interface Credit {
	readonly currency: Currency;
	/** Rows of the paper. */
	readonly rows: readonly PaperRow[];
	/** Rows of its earlier credit notes; their amounts are negative. */
	readonly before: readonly PaperRow[];
}

/**
 * Rows of a credit note, with negative amounts, or why there can be none. Credit notes of one paper add up to it exactly once all of it is taken back: the VAT of each is what
 * the VAT of all credited so far grows by.
 */
export function toCreditRows({ currency, rows, before }: Credit, credited: Credited): PaperRow[] | string {
	const taken = take({ currency, rows, before }, credited);
	if (typeof taken === 'string') return taken;
	if (taken.every(({ cents }) => cents === 0)) return 'nothing is left to take back';
	return toTaxedRows(taken, { currency, rows, before });
}

type Taken = Omit<PaperRow, 'tax_cents'>;

function take({ currency, rows, before }: Credit, credited: Credited): Taken[] | string {
	switch (credited.kind) {
		case 'rest':
			return takeRest(rows, before);
		case 'lines':
			return takeLines({ currency, rows, before }, credited);
		case 'amount':
			return takeAmount({ currency, rows, before }, credited);
	}
}

const isSame = (a: PaperRow, b: PaperRow): boolean => a.kind === b.kind && a.position === b.position && a.code === b.code && a.percent === b.percent;
const creditedOf = (row: PaperRow, before: readonly PaperRow[]) => {
	const own = before.filter((earlier) => isSame(earlier, row));
	return { qty: -sum(own.map(({ qty }) => qty)), cents: -sum(own.map(({ cents }) => cents)) };
};

/** What is left by rate, at most what is left of each row: earlier amounts count against the rate's rows from the first. */
function takeRest(rows: readonly PaperRow[], before: readonly PaperRow[]): Taken[] {
	const reductions = new Map<number, number>();
	for (const { kind, percent, cents } of before) if (kind === 'adjustment') reductions.set(percent, (reductions.get(percent) ?? 0) - cents);
	return rows.flatMap((row) => {
		const credited = creditedOf(row, before);
		const left = row.cents - credited.cents;
		const reduced = Math.min(left, reductions.get(row.percent) ?? 0);
		reductions.set(row.percent, (reductions.get(row.percent) ?? 0) - reduced);
		const qty = row.qty - credited.qty;
		return left - reduced === 0 ? [] : [toTaken(row, { qty, cents: left - reduced })];
	});
}

function takeLines({ currency, rows, before }: Credit, { lines, charges, keepCents = 0 }: Extract<Credited, { kind: 'lines' }>): Taken[] | string {
	const goods: { row: PaperRow; qty: number; cents: number }[] = [];
	for (const { position, qty, cents } of lines) {
		const row = rows.find((each) => each.kind === 'goods' && each.position === position);
		if (row === undefined) return `the paper has no line ${position}`;
		const credited = creditedOf(row, before);
		if (qty > row.qty - credited.qty) return `line ${position} has ${row.qty - credited.qty} left`;
		// Parts of a line add up to it: each is the growth of the share that was taken back.
		const share = (pieces: number) => roundTo((row.cents * pieces) / row.qty, currency);
		goods.push({ row, qty, cents: cents ?? share(credited.qty + qty) - share(credited.qty) });
	}
	const worth = goods.map(({ cents }) => cents);
	const kept = spread(Math.min(keepCents, sum(worth)), worth, stepOf(currency));
	const taken = goods.map(({ row, qty, cents }, place) => toTaken(row, { qty, cents: cents - (kept[place] ?? 0) }));
	if (charges)
		for (const row of rows) if (row.kind !== 'goods' && creditedOf(row, before).cents === 0) taken.push(toTaken(row, { qty: row.qty, cents: row.cents }));
	return fits(taken, rows, before) ? taken : 'less than that is left, because an amount was taken back before';
}

/** Spreads the amount over the rates in proportion to what is left of each. */
function takeAmount({ currency, rows, before }: Credit, { cents, title }: Extract<Credited, { kind: 'amount' }>): Taken[] | string {
	const percents = [...new Set(rows.map(({ percent }) => percent))].sort((a, b) => b - a);
	const left = percents.map((percent) => leftAt(percent, rows, before));
	if (cents > sum(left)) return 'the amount is above what is left of the paper';
	const parts = spread(cents, left, stepOf(currency));
	return percents.flatMap((percent, place): Taken[] => {
		const part = parts[place] ?? 0;
		if (part === 0) return [];
		return [{ kind: 'adjustment', position: null, code: '', title, unit: '', qty: -1, unit_cents: part, discount_cents: 0, cents: -part, percent }];
	});
}

const leftAt = (percent: number, rows: readonly PaperRow[], before: readonly PaperRow[]): number =>
	sum([...rows, ...before].map((row) => (row.percent === percent ? row.cents : 0)));

const fits = (taken: readonly Taken[], rows: readonly PaperRow[], before: readonly PaperRow[]): boolean =>
	taken.every(({ percent }) => sum(taken.map((row) => (row.percent === percent ? -row.cents : 0))) <= leftAt(percent, rows, before));

function toTaken(row: PaperRow, { qty, cents }: { qty: number; cents: number }): Taken {
	const { tax_cents: _tax, ...same } = row;
	return { ...same, qty: -qty, discount_cents: cents - qty * row.unit_cents, cents: 0 - cents };
}

function toTaxedRows(taken: readonly Taken[], { currency, rows, before }: Credit): PaperRow[] {
	const taxes = new Map<Taken, number>();
	for (const percent of new Set(taken.map((row) => row.percent))) {
		const own = taken.filter((row) => row.percent === percent);
		const credited = 0 - sum(before.map((row) => (row.percent === percent ? row.cents : 0)));
		const now = 0 - sum(own.map(({ cents }) => cents));
		const taxAt = (cents: number) => (cents === sumAt(rows, percent).cents ? sumAt(rows, percent).tax : toTax(cents, percent, currency));
		const tax = taxAt(credited + now) - taxAt(credited);
		const parts = spread(
			tax,
			own.map(({ cents }) => -cents),
			stepOf(currency),
		);
		for (const [place, row] of own.entries()) taxes.set(row, parts[place] ?? 0);
	}
	return taken.map((row) => ({ ...row, tax_cents: 0 - (taxes.get(row) ?? 0) }));
}

function sumAt(rows: readonly PaperRow[], percent: number): { cents: number; tax: number } {
	const own = rows.filter((row) => row.percent === percent);
	return { cents: sum(own.map(({ cents }) => cents)), tax: sum(own.map(({ tax_cents }) => tax_cents)) };
}
