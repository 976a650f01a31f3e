import { address, text } from '@titraj/contract/settings/formats.ts';
import { optional } from '@titraj/contract/settings/setting.ts';

export const E_INVOICE_SETTINGS = {
	eInvoiceFolder: optional('E_INVOICE_FOLDER', text, {
		about: 'Folder from which a program of the access point takes e-invoices to companies (docs/papers.md). Empty: see E_INVOICE_URL.',
	}),
	eInvoiceUrl: optional('E_INVOICE_URL', address, {
		about: 'Address that e-invoices are posted to as XML. Empty, and E_INVOICE_FOLDER too: none are handed over.',
	}),
	eInvoiceKey: optional('E_INVOICE_KEY', text, { about: 'Key for E_INVOICE_URL, sent as `Authorization: Bearer`.', secret: true }),
} as const;

/** Where e-invoices are handed over to the access point, which exchanges them with those of the buyers and reports them to the tax office. */
export type AccessPoint = { readonly kind: 'folder'; readonly folder: string } | { readonly kind: 'http'; readonly url: string; readonly key: string | null };

interface Values {
	readonly eInvoiceFolder: string | undefined;
	readonly eInvoiceUrl: string | undefined;
	readonly eInvoiceKey: string | undefined;
}

/** Null if none is set. Throws if both are. */
export function readAccessPoint({ eInvoiceFolder: folder, eInvoiceUrl: url, eInvoiceKey }: Values): AccessPoint | null {
	if (folder !== undefined && url !== undefined) throw new Error('E_INVOICE_FOLDER and E_INVOICE_URL exclude each other: set one of them');
	if (folder !== undefined) return { kind: 'folder', folder };
	return url === undefined ? null : { kind: 'http', url, key: eInvoiceKey ?? null };
}
