import type { Paper } from '../model/paper.ts';
import { readPaperSettings } from '../settings/paper-settings.ts';
import type { Database } from '../tables.ts';
import { GAP_KINDS, type Gap } from './e-invoice-facts.ts';
import { makeEInvoice } from './make-e-invoice.ts';
import { needsEInvoice } from './needs-e-invoice.ts';

/** States of e-invoices: something is missing, on its way to the access point, taken by it, refused by it. */
export const E_INVOICE_STATES = ['incomplete', 'waiting', 'sent', 'refused'] as const;

/** State of the e-invoice of a paper. */
export interface EInvoiceState {
	readonly state: (typeof E_INVOICE_STATES)[number];
	readonly missing: readonly Gap[];
	readonly attempts: number;
	readonly last_error: string | null;
	/** Name at the access point. */
	readonly reference: string | null;
	readonly sent_at: Date | null;
}

/** By the paper's id; papers without an e-invoice have none. */
export async function readEInvoiceStates(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, EInvoiceState>> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.selectFrom('paper_e_invoices')
		.select(['paper_id', 'state', 'missing', 'attempts', 'last_error', 'reference', 'sent_at'])
		.where('paper_id', 'in', [...ids])
		.execute();
	return new Map(rows.map(({ paper_id, missing, ...row }) => [paper_id, { ...row, missing: missing.flatMap(toGap) }]));
}

function toGap({ what: stored, sku }: { readonly what: string; readonly sku: string | null }): Gap[] {
	const what = GAP_KINDS.find((kind) => kind === stored);
	return what === undefined ? [] : [{ what, sku }];
}

/** The e-invoice of a paper as it was made, or as it would be; null for papers that are none, and those that lack something. */
export async function readEInvoice(db: Database, paper: Paper): Promise<string | null> {
	const kept = await db.selectFrom('paper_e_invoices').select('xml').where('paper_id', '=', paper.id).executeTakeFirst();
	if (kept !== undefined && kept.xml !== null) return kept.xml;
	return needsEInvoice(paper, (await readPaperSettings(db)) ?? {}) ? (await makeEInvoice(db, paper)).xml : null;
}
