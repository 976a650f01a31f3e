import type { RawFields } from '../readers/raw-row.ts';
import { multiply } from '../values/decimal.ts';
import { toText } from '../values/plain-text.ts';
import type { ProgramFormat } from './program-format.ts';

/** Regular and reduced price, and VAT, in the columns that the program's mapping names. */
export function toPriceColumns(fields: RawFields, { before, discount, exempt }: ProgramFormat): RawFields {
	return {
		...(before && toReduced(fields, before)),
		...(discount && { 'discounted price': toDiscounted(fields, discount) }),
		...(exempt && { vat: exempt.values.includes(textOf(fields, exempt.column).toLowerCase()) ? textOf(fields, exempt.column) : '' }),
	};
}

const textOf = (fields: RawFields, column: string): string => toText(fields[column]).trim();

/** A number with either sign, for comparisons alone. */
const toNumber = (text: string): number =>
	Number(
		text
			.replaceAll(/[^\d.,]/g, '')
			.replace(/[.,](?=.*[.,])/g, '')
			.replace(',', '.'),
	);

function toReduced(fields: RawFields, { price, before, regular, reduced }: NonNullable<ProgramFormat['before']>): RawFields {
	const [now, then] = [textOf(fields, price), textOf(fields, before)];
	return toNumber(then) > toNumber(now) ? { [regular]: then, [reduced]: now } : { [regular]: now, [reduced]: '' };
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
