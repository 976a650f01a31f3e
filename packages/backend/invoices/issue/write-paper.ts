import { addJob } from '../../jobs/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { Currency } from '../../platform/market/currency.ts';
import { readShopLook } from '../../platform/shop/look.ts';
import { E_INVOICE_QUEUE } from '../e-invoice/e-invoice-queue-name.ts';
import { needsEInvoice } from '../e-invoice/needs-e-invoice.ts';
import { isReported } from '../fiscal/fiscal-invoice.ts';
import { FISCAL_QUEUE } from '../fiscal/fiscal-queue-name.ts';
import type { Paper } from '../model/paper.ts';
import type { PaperContent } from '../model/paper-content.ts';
import { isTaxPaper, type PaperKind, seriesOf } from '../model/paper-kind.ts';
import type { Numbering } from '../settings/paper-settings.ts';
import { takeNextNumber } from './next-number.ts';
import { toPaper } from './read-papers.ts';

/** Queue that mails papers. */
export const PAPER_MAILS = 'mail-papers';

interface NewPaper {
	readonly kind: PaperKind;
	readonly key: string;
	readonly orderId: number;
	readonly aboutId: number | null;
	readonly currency: Currency;
	readonly content: PaperContent;
}

/** Numbers and stores a paper, in the caller's transaction, which holds the lock of the order. */
export async function writePaper(trx: Database, paper: NewPaper, { settings, now }: Pick<Numbering, 'settings'> & { now: Date }): Promise<Paper> {
	const { kind, key, orderId, aboutId, currency } = paper;
	const content = { ...paper.content, logo: (await readShopLook(trx)).logo };
	const { premises, device } = settings;
	const series = seriesOf(kind);
	const { year, sequence, number, issuedAt } = await takeNextNumber(trx, series, { premises, device, now });
	const row = await trx
		.insertInto('papers')
		.values({
			...{ kind, series, year, premises, device, sequence, number, key, order_id: orderId, about_id: aboutId, currency },
			...{ total_cents: content.total_cents, content: JSON.stringify(content), issued_at: issuedAt },
		})
		.returningAll()
		.executeTakeFirstOrThrow();
	const written = toPaper(row);
	if (isTaxPaper(kind)) await addJob(trx, isReported(written, settings) ? FISCAL_QUEUE : PAPER_MAILS, { paper: row.id });
	if (settings.e_invoices === true && needsEInvoice(written, settings)) await addJob(trx, E_INVOICE_QUEUE, { paper: row.id });
	return written;
}
