import { isReported } from '../fiscal/fiscal-invoice.ts';
import type { Paper } from '../model/paper.ts';
import { isTaxPaper } from '../model/paper-kind.ts';
import type { PaperSettings } from '../settings/paper-settings.ts';

/**
 * Whether a paper has to be an e-invoice: one to a Croatian company, unless it is paid in cash or by card and reported by fiscalisation instead
 * (Zakon o fiskalizaciji, articles 38 and 39).
 */
export const needsEInvoice = (paper: Pick<Paper, 'kind' | 'content'>, settings: Pick<PaperSettings, 'fiscal'>): boolean =>
	isTaxPaper(paper.kind) && paper.content.buyer.oib !== null && paper.content.buyer.country === 'HR' && !isReported(paper, settings);
