import { type Credited, toCreditRows } from '../model/credit-rows.ts';
import type { Paper } from '../model/paper.ts';
import { sumCents, sumRates, sumTax } from '../model/sum-rates.ts';
import { readNumbering } from '../settings/paper-settings.ts';
import type { Database } from '../tables.ts';
import { type Issued, NOT_SET_UP } from './issue-paper.ts';
import { creditsOf, readOrderPapers } from './read-papers.ts';
import { writePaper } from './write-paper.ts';

interface Credit {
	readonly credited: Credited;
	/** Names the credit note: a repeated call with the same key is the same credit note. */
	readonly key: string;
	readonly reason: string | null;
	readonly now: Date;
}

/** Unique name of a credit note of a paper. */
export const creditKey = ({ id }: Pick<Paper, 'id'>, key: string): string => `credit_note:${id}:${key}`;

/** Takes back a part or all of an invoice or an advance invoice by a credit note, under the order's lock. */
export async function creditPaper(trx: Database, paper: Paper, { credited, key, reason, now }: Credit): Promise<Issued> {
	if (paper.kind !== 'invoice' && paper.kind !== 'advance_invoice') return { outcome: 'refused', reason: 'only invoices and advance invoices are credited' };
	await trx.selectFrom('orders').select('id').where('id', '=', paper.order_id).forUpdate().executeTakeFirstOrThrow();
	const papers = await readOrderPapers(trx, paper.order_id);
	const ownKey = creditKey(paper, key);
	const earlier = papers.find((each) => each.key === ownKey);
	if (earlier !== undefined) return { outcome: 'was', paper: earlier };
	if (papers.some(({ content }) => content.advances.some(({ number }) => number === paper.number && paper.kind === 'advance_invoice')))
		return { outcome: 'refused', reason: 'an invoice settles this advance invoice: credit the invoice' };
	const numbering = await readNumbering(trx);
	if (numbering === null) return NOT_SET_UP;
	const before = creditsOf(paper, papers).flatMap(({ content }) => content.rows);
	const rows = toCreditRows({ currency: paper.currency, rows: paper.content.rows, before }, credited);
	if (typeof rows === 'string') return { outcome: 'refused', reason: rows };
	const rates = sumRates(rows);
	const sums = { rates, total_cents: sumCents(rates), tax_cents: sumTax(rates), due_rates: rates, due_cents: sumCents(rates) };
	const { operator } = numbering.settings;
	const content = { ...paper.content, ...sums, operator, rows, advances: [], about: paper.number, note: reason };
	const { order_id: orderId, id: aboutId, currency } = paper;
	const written = await writePaper(trx, { kind: 'credit_note', key: ownKey, orderId, aboutId, currency, content }, { settings: numbering.settings, now });
	return { outcome: 'issued', paper: written };
}
