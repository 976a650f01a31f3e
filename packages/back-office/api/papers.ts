import type { PaperView } from '@titraj/backend/merchant-api/schemas/paper-view.ts';
import type { Page } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type Paper = PaperView;
/** State of a paper to a company at the access point. */
export type EInvoice = NonNullable<PaperView['e_invoice']>;

interface Credit {
	readonly amount?: string;
	readonly reason?: string;
	/** Repeated with the same one, it is the same credit note. */
	readonly key: string;
}

export const readPapers = (order: string): Read<Page<Paper>> => read<Page<Paper>>('/papers')({ order, limit: 100 });
/** A packing slip is of a shipment, or of what leaves next. */
export const issuePaper = (order: string, kind: string, shipment?: number): Promise<Result<unknown>> =>
	send({ method: 'POST', path: `/orders/${encodeURIComponent(order)}/papers`, body: { kind, ...(shipment !== undefined && { shipment }) } });
export const creditPaper = (id: number, credit: Credit): Promise<Result<unknown>> => send({ method: 'POST', path: `/papers/${id}/credit`, body: credit });
/** Hands the e-invoice of a paper to the access point again. */
export const sendEInvoice = (id: number): Promise<Result<unknown>> => send({ method: 'POST', path: `/papers/${id}/e-invoice`, body: {} });
