import { isCash } from '../fiscal/fiscal-invoice.ts';
import type { Paper } from '../model/paper.ts';
import { isTaxPaper } from '../model/paper-kind.ts';

/** Whether a paper has to be an e-invoice: one to a Croatian company that does not pay in cash or by card; those are reported instead (Zakon o fiskalizaciji, articles 38 and 39). */
export const needsEInvoice = ({ kind, content: { buyer, payment } }: Pick<Paper, 'kind' | 'content'>): boolean =>
	isTaxPaper(kind) && buyer.oib !== null && buyer.country === 'HR' && !isCash(payment.means);
