import type { Generated, JSONColumnType } from 'kysely';
import type { Currency } from '../../market/currency.ts';

export interface PaperTables {
	/** Last number of a series in a year; its row is locked until the paper is written. */
	paper_numbers: { series: string; year: number; premises: string; device: string; last: number; last_at: Date };
	/** Papers that are reported to the tax office: `jir` is null until it has answered, `means` is the means of payment as it is known there. */
	paper_fiscal: {
		paper_id: number;
		zki: string;
		jir: Generated<string | null>;
		means: string;
		attempts: number;
		last_error: Generated<string | null>;
		reported_at: Generated<Date | null>;
	};
	/** E-invoices of papers to companies. `missing`: what is lacking of one that could not be made; `reference`: the access point's name for one that it took. */
	paper_e_invoices: {
		paper_id: number;
		state: 'incomplete' | 'waiting' | 'sent' | 'refused';
		missing: JSONColumnType<readonly { readonly what: string; readonly sku: string | null }[], string | undefined>;
		/** Written once, and never changed after. */
		xml: string | null;
		attempts: Generated<number>;
		last_error: Generated<string | null>;
		reference: Generated<string | null>;
		sent_at: Generated<Date | null>;
	};
	/** Papers that were mailed to the customer. */
	paper_mails: { paper_id: number };
	/** Papers are never changed or deleted; a trigger refuses it. */
	papers: {
		id: Generated<number>;
		kind: 'proforma' | 'advance_invoice' | 'invoice' | 'credit_note' | 'packing_slip';
		series: string;
		year: number;
		premises: string;
		device: string;
		sequence: number;
		number: string;
		/** Names the reason for the paper: a second paper for it cannot be written. */
		key: string;
		order_id: number;
		/** Paper that a credit note takes back. */
		about_id: number | null;
		currency: Currency;
		total_cents: number;
		content: JSONColumnType<object>;
		issued_at: Date;
	};
}
