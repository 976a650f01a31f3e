import { meansOf, type Numbering } from '../settings/paper-settings.ts';
import type { Paper } from './paper.ts';
import type { Means, PaperContent, SettledAdvance } from './paper-content.ts';
import type { PaperKind } from './paper-kind.ts';
import type { PaperOrder } from './paper-order.ts';
import { negate, sumCents, sumRates, sumTax } from './sum-rates.ts';
import { toPaperRows } from './to-paper-rows.ts';

interface Issue {
	readonly kind: PaperKind;
	readonly numbering: Numbering;
	readonly advances: readonly { readonly paper: Paper; readonly credits: readonly Paper[] }[];
	readonly now: Date;
}

/** What a paper of an order says. */
export function toPaperContent(order: PaperOrder, { kind, numbering, advances, now }: Issue): PaperContent {
	const { settings, company } = numbering;
	const rows = toPaperRows(order);
	const rates = sumRates(rows);
	const settled = advances.map(toSettled);
	const due_rates = sumRates([...rates, ...settled.flatMap((advance) => negate(advance.rates))]);
	const { name, street, postcode, city, oib, iban, phone, email, court, register, capital, management } = company;
	return {
		lang: order.row.market,
		order: { number: order.row.number, placed_at: order.row.created_at.toISOString() },
		seller: {
			...{ name, street, postcode, city, country: 'HR', oib, iban, phone, email, court, register, capital, management },
			in_vat: settings.in_vat,
		},
		...{ buyer: order.buyer, delivery: order.delivery },
		supplied_on: kind === 'invoice' && isGone(order) ? toDay(now) : order.expectedOn,
		operator: settings.operator,
		payment: toPayment(order, meansOf(settings, order.row.payment_code)),
		...{ rows, rates, total_cents: sumCents(rates), tax_cents: sumTax(rates) },
		...{ advances: settled, due_rates, due_cents: sumCents(due_rates), about: null, note: null },
	};
}

function toPayment({ row, paymentTitle, voucherCents }: PaperOrder, means: Means): PaperContent['payment'] {
	const named = { code: row.payment_code, title: paymentTitle };
	return voucherCents === 0 ? { ...named, means } : { ...named, means: 'O', vouchers: { cents: voucherCents, rest: means } };
}

const isGone = ({ row }: PaperOrder): boolean => row.status === 'shipped' || row.status === 'completed';

/** The day in the shop's time zone, ISO 8601. */
const toDay = (moment: Date): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zagreb' }).format(moment);

function toSettled({ paper, credits }: Issue['advances'][number]): SettledAdvance {
	const rates = sumRates([...paper.content.rates, ...credits.flatMap((credit) => credit.content.rates)]);
	return { number: paper.number, issued_at: paper.issued_at.toISOString(), cents: sumCents(rates), rates };
}
