import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { sum } from '../../platform/market/sum.ts';
import type { Paper } from '../model/paper.ts';
import { type CreditedItem, type CreditedReturn, findPartCredits } from '../model/part-credits.ts';
import type { Database } from '../tables.ts';
import { creditKey, creditPaper } from './credit-paper.ts';
import { creditsOf, isStanding, readOrderPapers, settledBy } from './read-papers.ts';

/** Credits pieces of a locked order that were cancelled or came back after they were invoiced, or paid in advance. */
export async function creditParts(trx: Database, { id, status }: Pick<Selectable<Tables['orders']>, 'id' | 'status'>, now: Date): Promise<void> {
	if (status === 'cancelled') return;
	const papers = await readOrderPapers(trx, id);
	const settled = settledBy(papers.filter((paper) => isStanding(paper, papers)));
	const standing = papers.filter((paper) => isStanding(paper, papers) && !settled.has(paper.number));
	if (standing.length === 0) return;
	const items = await readItems(trx, id);
	const returns = await readReturns(trx, id);
	for (const paper of standing) {
		const isCredited = (key: string) => papers.some((each) => each.key === creditKey(paper, key));
		for (const { key, credited } of findPartCredits({ items, returns, isReturned: status === 'returned', left: toLeft(paper, papers), isCredited }))
			await creditPaper(trx, paper, { credited, key, reason: null, now });
	}
}

/** Lines of a paper less what its credit notes took back. */
function toLeft(paper: Paper, papers: readonly Paper[]) {
	const credits = creditsOf(paper, papers).flatMap(({ content }) => content.rows);
	return paper.content.rows
		.filter(({ kind }) => kind === 'goods')
		.map(({ position, qty, cents }) => {
			const own = credits.filter((row) => row.kind === 'goods' && row.position === position);
			return { position, qty: qty + sum(own.map((row) => row.qty)), cents: cents + sum(own.map((row) => row.cents)) };
		});
}

const readItems = (trx: Database, orderId: number): Promise<CreditedItem[]> =>
	trx
		.selectFrom('order_items')
		.select(['position', 'qty', 'total_cents', 'coupon_cents', 'cancelled_qty', 'returned_qty'])
		.where('order_id', '=', orderId)
		.orderBy('position')
		.execute();

async function readReturns(trx: Database, orderId: number): Promise<CreditedReturn[]> {
	const returns = await trx.selectFrom('order_returns').select(['id', 'deducted_cents']).where('order_id', '=', orderId).orderBy('id').execute();
	const lines = await trx
		.selectFrom('return_lines as l')
		.innerJoin('order_items as i', 'i.id', 'l.order_item_id')
		.select(['l.return_id', 'i.position', 'l.qty'])
		.where('i.order_id', '=', orderId)
		.orderBy('i.position')
		.execute();
	return returns.map((each) => ({ ...each, lines: lines.filter(({ return_id }) => return_id === each.id) }));
}
