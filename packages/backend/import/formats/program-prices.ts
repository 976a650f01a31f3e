import type { RawFields } from '../readers/raw-row.ts';
import { multiply } from '../values/decimal.ts';
import { isIn, textOf } from './program-cells.ts';
import type { ProgramFormat } from './program-format.ts';

/** Regular and reduced price, and VAT, in the columns that the program's mapping names. */
export function toPriceColumns(row: RawFields, { before, discount, exempt, surcharge }: ProgramFormat): RawFields {
	const summed = surcharge === undefined ? {} : toSum(row, surcharge);
	const fields = { ...row, ...summed };
	return {
		...summed,
		...(before && toReduced(fields, before)),
		...(discount && { 'discounted price': toDiscounted(fields, discount) }),
		...(exempt && { vat: isIn(fields, exempt.column, exempt.values) ? textOf(fields, exempt.column) : '' }),
	};
}

/** A number with either sign, for comparisons alone. */
const toNumber = (text: string): number =>
	Number(
		text
			.replaceAll(/[^\d.,]/g, '')
			.replace(/[.,](?=.*[.,])/g, '')
			.replace(',', '.'),
	);

function toReduced(fields: RawFields, { price, before, regular, reduced, if: condition }: NonNullable<ProgramFormat['before']>): RawFields {
	const then = textOf(fields, before);
	const isReduced = condition === undefined || isIn(fields, condition.column, condition.values);
	const texts = [price].flat().map((column) => textOf(fields, column));
	const now = texts.find((text) => toNumber(text) > 0) ?? texts[0] ?? '';
	if (!isReduced) return { [regular]: then === '' ? now : then, [reduced]: '' };
	return toNumber(then) > toNumber(now) ? { [regular]: then, [reduced]: now } : { [regular]: now, [reduced]: '' };
}

/** A price with what a variant costs more or, below zero, less. */
function toSum(fields: RawFields, { price, amount }: NonNullable<ProgramFormat['surcharge']>): RawFields {
	const [base, more] = [textOf(fields, price), textOf(fields, amount)];
	if (base === '' || more === '' || !Number.isFinite(Number(base)) || !Number.isFinite(Number(more))) return {};
	return { [price]: ((Math.round(Number(base) * 100) + Math.round(Number(more) * 100)) / 100).toFixed(2) };
}

/** The price after a discount, exact to the cent; empty without one. */
function toDiscounted(fields: RawFields, { prices, amount, percent }: NonNullable<ProgramFormat['discount']>): string {
	const text = prices.map((column) => textOf(fields, column)).find(Boolean) ?? '';
	const [price, off, share] = [text, textOf(fields, amount), textOf(fields, percent)].map((value) => value.replace(',', '.'));
	if (price === undefined || !/^\d+(\.\d+)?$/.test(price)) return '';
	const sign = text.includes(',') ? ',' : '.';
	if (off !== undefined && Number(off) > 0 && Number(off) < Number(price))
		return ((Math.round(Number(price) * 100) - Math.round(Number(off) * 100)) / 100).toFixed(2).replace('.', sign);
	if (share !== undefined && Number(share) > 0 && Number(share) < 100)
		return multiply(price, String(1 - Number(share) / 100).slice(0, 14), 2).replace('.', sign);
	return '';
}
