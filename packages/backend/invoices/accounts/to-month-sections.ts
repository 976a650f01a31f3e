import { sum } from '../../platform/market/sum.ts';
import type { Paper } from '../model/paper.ts';
import type { TaxRow } from '../model/paper-content.ts';
import type { MonthSection } from './month-file.ts';

/** An amount with a decimal point. */
export const toAmount = (cents: number): string => (cents / 100).toFixed(2);

/** Sections that follow from the papers of a month. Proformas and packing slips are listed, and count in no sum. */
export function toPaperSections(papers: readonly Paper[]): MonthSection[] {
	const taxed = papers.filter(({ series }) => series === 'invoice');
	return [
		{
			name: 'papers',
			columns: ['number', 'kind', 'issued_at', 'order', 'about', 'buyer', 'buyer_oib', 'country', 'currency', 'means', 'net', 'vat', 'total', 'due'],
			rows: papers.map(({ number, kind, issued_at, currency, content }) => [
				...[number, kind, issued_at.toISOString(), content.order.number, content.about ?? '', content.buyer.company ?? content.buyer.name],
				...[content.buyer.oib ?? '', countryOf(content), currency, content.payment.means],
				...[content.total_cents - content.tax_cents, content.tax_cents, content.total_cents, content.due_cents].map(toAmount),
			]),
		},
		{
			name: 'vat',
			columns: ['currency', 'country', 'percent', 'net', 'vat', 'total'],
			rows: sumBy(
				// What an advance invoice has declared, the invoice that settles it does not declare again.
				taxed.flatMap(({ currency, content }) => content.due_rates.map((rate) => ({ ...rate, group: [currency, countryOf(content), String(rate.percent)] }))),
			),
		},
		{
			name: 'charges',
			columns: ['currency', 'kind', 'title', 'percent', 'net', 'vat', 'total'],
			rows: sumBy(
				taxed
					.filter(({ kind }) => kind !== 'advance_invoice')
					.flatMap(({ currency, content }) =>
						content.rows
							.filter(({ kind }) => kind === 'shipping' || kind === 'fee')
							.map((row) => ({ ...row, group: [currency, row.kind, row.title, String(row.percent)] })),
					),
			),
		},
	];
}

const countryOf = ({ delivery, buyer }: Paper['content']): string => (delivery ?? buyer).country;

/** A row for each group, with net, VAT and total. */
function sumBy(rows: readonly (TaxRow & { readonly group: readonly string[] })[]): string[][] {
	const groups = new Map<string, (TaxRow & { readonly group: readonly string[] })[]>();
	for (const row of rows) groups.set(row.group.join('\n'), [...(groups.get(row.group.join('\n')) ?? []), row]);
	return [...groups.entries()]
		.toSorted(([a], [b]) => (a < b ? -1 : 1))
		.map(([, own]) => {
			const [total, vat] = [sum(own.map(({ cents }) => cents)), sum(own.map(({ tax_cents }) => tax_cents))];
			return [...(own[0]?.group ?? []), ...[total - vat, vat, total].map(toAmount)];
		});
}
