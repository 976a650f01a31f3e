import Type, { type Static } from 'typebox';
import {
	E_INVOICE_STATES,
	type EInvoiceState,
	type FiscalState,
	GAP_KINDS,
	MEANS,
	PAPER_KINDS,
	type Paper,
	type PaperRow,
	type Party,
	ROW_KINDS,
	readEInvoiceStates,
	readFiscalStates,
	type TaxRow,
} from '../../invoices/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { toMoney } from '../rows/to-money.ts';
import { Moment, Money, Nullable } from './common.ts';
import { Strict } from './text.ts';

const Person = Strict({
	...{ name: Type.String(), company: Nullable(Type.String()), oib: Nullable(Type.String()) },
	...{ street: Type.String(), postcode: Type.String(), city: Type.String(), country: Type.String() },
});

const Row = Strict({
	kind: Type.Enum([...ROW_KINDS]),
	/** Position of the line in the order; null for shipping, fees and amounts taken back. */
	position: Nullable(Type.Integer()),
	...{ code: Type.String(), title: Type.String(), unit: Type.String(), quantity: Type.Integer() },
	...{ unit_price: Money, discount: Money, total: Money, vat_percent: Type.Number(), vat: Money },
});

const Rate = Strict({ vat_percent: Type.Number(), total: Money, vat: Money });

/** A paper as it was issued. Amounts include VAT; those of credit notes are negative. */
export const PaperView = Strict({
	id: Type.Integer(),
	kind: Type.Enum([...PAPER_KINDS]),
	number: Type.String(),
	issued_at: Moment,
	order: Type.String(),
	/** Number of the invoice or advance invoice that a credit note takes back. */
	about: Nullable(Type.String()),
	currency: Type.String(),
	buyer: Person,
	delivery: Nullable(Person),
	supplied_on: Nullable(Type.String()),
	operator: Type.String(),
	payment: Strict({ code: Type.String(), title: Type.String(), means: Type.Enum([...MEANS]) }),
	rows: Type.Array(Row),
	rates: Type.Array(Rate),
	total: Money,
	vat: Money,
	advances: Type.Array(Strict({ number: Type.String(), total: Money })),
	/** What is left after the advance invoices. */
	due: Money,
	note: Nullable(Type.String()),
	/** State at the tax office; null for a paper that is not reported, or not yet. */
	fiscal: Nullable(
		Strict({
			...{ zki: Type.String(), jir: Nullable(Type.String()), means: Type.String(), attempts: Type.Integer() },
			...{ last_error: Nullable(Type.String()), reported_at: Nullable(Moment) },
		}),
	),
	/** State of the e-invoice to a company; null for a paper that is none, or not yet. `missing`: what staff have to add before it can be sent. */
	e_invoice: Nullable(
		Strict({
			state: Type.Enum([...E_INVOICE_STATES]),
			missing: Type.Array(Strict({ what: Type.Enum([...GAP_KINDS]), sku: Nullable(Type.String()) })),
			...{ attempts: Type.Integer(), last_error: Nullable(Type.String()), reference: Nullable(Type.String()), sent_at: Nullable(Moment) },
		}),
	),
});
export type PaperView = Static<typeof PaperView>;

/** Papers with their states at the tax office and the access point. */
export async function toPaperViews(db: Database, papers: readonly Paper[]): Promise<Static<typeof PaperView>[]> {
	const ids = papers.map(({ id }) => id);
	const [fiscal, eInvoices] = [await readFiscalStates(db, ids), await readEInvoiceStates(db, ids)];
	return papers.map((paper) => toPaperView(paper, { fiscal: fiscal.get(paper.id) ?? null, eInvoice: eInvoices.get(paper.id) ?? null }));
}

export async function readPaperView(db: Database, paper: Paper): Promise<Static<typeof PaperView>> {
	const [fiscal, eInvoices] = [await readFiscalStates(db, [paper.id]), await readEInvoiceStates(db, [paper.id])];
	return toPaperView(paper, { fiscal: fiscal.get(paper.id) ?? null, eInvoice: eInvoices.get(paper.id) ?? null });
}

function toPaperView(paper: Paper, { fiscal, eInvoice }: { fiscal: FiscalState | null; eInvoice: EInvoiceState | null }): Static<typeof PaperView> {
	const { content } = paper;
	return {
		...{ id: paper.id, kind: paper.kind, number: paper.number, issued_at: paper.issued_at.toISOString(), order: content.order.number },
		...{ about: content.about, currency: paper.currency, buyer: toPerson(content.buyer), delivery: content.delivery && toPerson(content.delivery) },
		...{ supplied_on: content.supplied_on, operator: content.operator.name, payment: content.payment },
		...{ rows: content.rows.map(toRow), rates: content.rates.map(toRate), total: toMoney(content.total_cents), vat: toMoney(content.tax_cents) },
		advances: content.advances.map(({ number, cents }) => ({ number, total: toMoney(cents) })),
		...{ due: toMoney(content.due_cents), note: content.note },
		fiscal: fiscal && { ...fiscal, reported_at: fiscal.reported_at?.toISOString() ?? null },
		e_invoice: eInvoice && { ...eInvoice, missing: [...eInvoice.missing], sent_at: eInvoice.sent_at?.toISOString() ?? null },
	};
}

const toPerson = ({ name, company, oib, street, postcode, city, country }: Party) => ({ name, company, oib, street, postcode, city, country });

const toRow = ({ kind, position, code, title, unit, qty, unit_cents, discount_cents, cents, percent, tax_cents }: PaperRow): Static<typeof Row> => ({
	...{ kind, position, code, title, unit, quantity: qty, unit_price: toMoney(unit_cents), discount: toMoney(discount_cents) },
	...{ total: toMoney(cents), vat_percent: percent, vat: toMoney(tax_cents) },
});

const toRate = ({ percent, cents, tax_cents }: TaxRow): Static<typeof Rate> => ({ vat_percent: percent, total: toMoney(cents), vat: toMoney(tax_cents) });
