import type { Page } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export interface Paper {
	readonly id: number;
	readonly kind: string;
	readonly number: string;
	readonly issued_at: string;
	readonly currency: string;
	readonly total: string;
	readonly fiscal: { readonly jir: string | null } | null;
	/** Null for papers that are no e-invoices. */
	readonly e_invoice: EInvoice | null;
}

/** State of a paper to a company at the access point. */
export interface EInvoice {
	readonly state: string;
	readonly missing: readonly { readonly what: string; readonly sku: string | null }[];
	readonly last_error: string | null;
}

interface Credit {
	readonly amount?: string;
	readonly reason?: string;
	/** Repeated with the same one, it is the same credit note. */
	readonly key: string;
}

export const readPapers = (order: string): Read<Page<Paper>> => read<Page<Paper>>('/papers')({ order, limit: 100 });
export const issuePaper = (order: string, kind: string): Promise<Result<unknown>> =>
	send({ method: 'POST', path: `/orders/${encodeURIComponent(order)}/papers`, body: { kind } });
export const creditPaper = (id: number, credit: Credit): Promise<Result<unknown>> => send({ method: 'POST', path: `/papers/${id}/credit`, body: credit });
/** Hands the e-invoice of a paper to the access point again. */
export const sendEInvoice = (id: number): Promise<Result<unknown>> => send({ method: 'POST', path: `/papers/${id}/e-invoice`, body: {} });
