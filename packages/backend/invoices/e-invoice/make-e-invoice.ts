import type { Paper } from '../model/paper.ts';
import type { Database } from '../tables.ts';
import type { Gap } from './e-invoice-facts.ts';
import { findGaps } from './find-gaps.ts';
import { readEInvoiceFacts } from './read-e-invoice-facts.ts';
import { toUbl } from './to-ubl.ts';

/** XML of a paper, or what it lacks. */
export type MadeEInvoice = { readonly xml: string; readonly missing: readonly [] } | { readonly xml: null; readonly missing: readonly Gap[] };

export async function makeEInvoice(db: Database, paper: Paper): Promise<MadeEInvoice> {
	const facts = await readEInvoiceFacts(db, paper);
	const missing = findGaps(facts);
	return missing.length > 0 ? { xml: null, missing } : { xml: toUbl(facts), missing: [] };
}
