import { sum } from '../../platform/market/sum.ts';
import type { PaperRow, TaxRow } from './paper-content.ts';

/** Sums by VAT rate, the highest first; rates that come to nothing are left out. */
export function sumRates(rows: readonly (Pick<PaperRow, 'percent' | 'cents' | 'tax_cents'> | TaxRow)[]): TaxRow[] {
	const percents = [...new Set(rows.map(({ percent }) => percent))].sort((a, b) => b - a);
	return percents
		.map((percent) => {
			const own = rows.filter((row) => row.percent === percent);
			return { percent, cents: sum(own.map(({ cents }) => cents)), tax_cents: sum(own.map(({ tax_cents }) => tax_cents)) };
		})
		.filter(({ cents, tax_cents }) => cents !== 0 || tax_cents !== 0);
}

/** The rates with their signs reversed. */
export const negate = (rates: readonly TaxRow[]): TaxRow[] =>
	rates.map(({ percent, cents, tax_cents }) => ({ percent, cents: 0 - cents, tax_cents: 0 - tax_cents }));

export const sumCents = (rates: readonly { readonly cents: number }[]): number => sum(rates.map(({ cents }) => cents));
export const sumTax = (rates: readonly { readonly tax_cents: number }[]): number => sum(rates.map(({ tax_cents }) => tax_cents));
