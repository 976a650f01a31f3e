import type { Paper } from '../model/paper.ts';

/** A paper with what an e-invoice says beyond it. */
export interface EInvoiceFacts {
	readonly paper: Paper;
	/** Paper that a credit note takes back. */
	readonly about: Pick<Paper, 'number' | 'issued_at' | 'total_cents'> | null;
	/** KPD codes by position of the order's lines. */
	readonly kpds: ReadonlyMap<number, string>;
	/** The money has come: nothing is left to pay. */
	readonly isPaid: boolean;
	/** Last day on which a transfer is expected, ISO 8601. */
	readonly payUntil: string;
}

/** Kinds of facts that an e-invoice cannot be made without. */
export const GAP_KINDS = ['kpd', 'buyer_oib', 'buyer_name', 'buyer_address', 'iban', 'vat_rate', 'outside_vat', 'currency', 'lines'] as const;

/** What is missing; `sku` names the product of a missing KPD code. */
export interface Gap {
	readonly what: (typeof GAP_KINDS)[number];
	readonly sku: string | null;
}
