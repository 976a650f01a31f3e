/** Kinds of papers. An invoice settles its advance invoices; a credit note takes back a part of an invoice or an advance invoice. */
export const PAPER_KINDS = ['proforma', 'advance_invoice', 'invoice', 'credit_note', 'packing_slip'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** Papers that are invoices by law share one sequence of numbers; the others have their own. */
export type PaperSeries = 'invoice' | 'proforma' | 'packing_slip';

const SERIES: Readonly<Record<PaperKind, PaperSeries>> = {
	...{ proforma: 'proforma', packing_slip: 'packing_slip' },
	...{ advance_invoice: 'invoice', invoice: 'invoice', credit_note: 'invoice' },
};

export const seriesOf = (kind: PaperKind): PaperSeries => SERIES[kind];

/** Whether a paper counts for VAT. */
export const isTaxPaper = (kind: PaperKind): boolean => seriesOf(kind) === 'invoice';
