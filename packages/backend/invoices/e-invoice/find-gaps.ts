import { isOib } from '@titraj/contract/formats/oib.ts';
import { needsKpd, toDocumentRows } from './document-rows.ts';
import type { EInvoiceFacts, Gap } from './e-invoice-facts.ts';
import { VAT_NAMES } from './vat-names.ts';

/** What the e-invoice of a paper lacks; empty if it can be made. */
export function findGaps({ paper, kpds }: Pick<EInvoiceFacts, 'paper' | 'kpds'>): Gap[] {
	const { seller, buyer, payment, rows } = paper.content;
	const { lines } = toDocumentRows(paper);
	const wanted = needsKpd(paper.kind) ? lines : [];
	const gap = (what: Gap['what'], isMissing: boolean): Gap[] => (isMissing ? [{ what, sku: null }] : []);
	return [
		...wanted.filter(({ position }) => position === null || !kpds.has(position)).map(({ code }): Gap => ({ what: 'kpd', sku: code })),
		...gap('buyer_oib', !isOib(buyer.oib ?? '')),
		...gap('buyer_name', (buyer.company ?? buyer.name).trim() === ''),
		...gap(
			'buyer_address',
			[buyer.street, buyer.city, buyer.postcode].some((part) => part.trim() === ''),
		),
		...gap('iban', payment.means === 'T' && seller.iban === ''),
		...gap('outside_vat', !seller.in_vat),
		...gap('vat_rate', seller.in_vat && rows.some(({ percent }) => VAT_NAMES[percent] === undefined)),
		...gap('currency', paper.currency !== 'EUR'),
		...gap('lines', lines.length === 0),
	];
}
