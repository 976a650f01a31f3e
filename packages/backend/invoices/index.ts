/** Sections of the accountant's file, as CSV and XML. */
export { MONTH_SECTIONS, toCsv, toXml } from './accounts/month-file.ts';
/** Everything that an accountant needs of a month. */
export { readMonth } from './accounts/read-month.ts';
/** What an e-invoice can lack. */
export { GAP_KINDS } from './e-invoice/e-invoice-facts.ts';
export {
	/** Queue that hands e-invoices to the access point. */
	eInvoiceQueue,
	/** Sends the e-invoice of a paper, for the first time or again. */
	requestEInvoice,
} from './e-invoice/e-invoice-queue.ts';
export {
	/** States of e-invoices. */
	E_INVOICE_STATES,
	/** State of the e-invoice of a paper. */
	type EInvoiceState,
	/** XML of a paper to a company; null for others, and for one that lacks something. */
	readEInvoice,
	/** By the paper's id; papers without an e-invoice have none. */
	readEInvoiceStates,
} from './e-invoice/read-e-invoices.ts';
/** KPD codes of all categories. */
export { readKpdCodes } from './e-invoice/read-kpd-codes.ts';
/** Whether the shop sends e-invoices, and what they would lack. */
export { READINESS_GAPS, readReadiness } from './e-invoice/read-readiness.ts';
/** The seller's certificate for fiscalisation. */
export { readCertificate } from './fiscal/certificate.ts';
/** Asks the tax office's service to repeat a text. */
export { echo } from './fiscal/fiscal-client.ts';
export {
	/** Changes the means of payment of a reported paper at the tax office. */
	changeMeans,
	/** Queue that reports papers to the tax office. */
	fiscalQueue,
} from './fiscal/fiscal-queue.ts';
export {
	/** States of papers at the tax office. */
	type FiscalState,
	/** By the paper's id; papers that are not reported have none. */
	readFiscalStates,
} from './fiscal/read-fiscal-codes.ts';
/** Takes back a part or all of an invoice or an advance invoice by a credit note. */
export { creditPaper } from './issue/credit-paper.ts';
/** Queue that issues the papers which changes of orders and payments make due. */
export { paperQueue } from './issue/issue-due-papers.ts';
/** Issues a paper of an order once. */
export { type Issued, issuePaper } from './issue/issue-paper.ts';
/** Papers by order, kind or month; a paper by its id. */
export { listPapers, readPaper } from './issue/read-papers.ts';
/** Queue that mails papers to customers. */
export { paperMailQueue } from './mail/paper-mail-queue.ts';
/** What a credit note takes back. */
export type { Credited } from './model/credit-rows.ts';
/** A paper as it was issued. */
export type { Paper } from './model/paper.ts';
/** What a paper says. */
export { MEANS, type PaperRow, type Party, ROW_KINDS, type TaxRow } from './model/paper-content.ts';
/** Kinds of papers. */
export { PAPER_KINDS } from './model/paper-kind.ts';
/** What to fetch for orders that have not left. */
export { readPickList } from './render/pick-list.ts';
/** A paper as text in its language with its logo, as a page and as PDF. */
export { readPaperDocument } from './render/read-paper-document.ts';
export { toPaperHtml } from './render/to-paper-html.ts';
export { toPaperPdf } from './render/to-paper-pdf.ts';
export {
	/** Why settings of papers are not allowed. */
	findSettingsError,
	/** How the shop numbers and issues its papers. */
	PaperSettings,
	/** Who reports invoices to the tax office. */
	readFiscalMode,
	/** Numbering and seller, or null for a shop that issues no papers. */
	readNumbering,
	/** The settings, or null if they were never saved. */
	readPaperSettings,
	/** Saves the settings. */
	writePaperSettings,
} from './settings/paper-settings.ts';
