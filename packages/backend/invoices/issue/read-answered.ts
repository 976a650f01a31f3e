import { isGone } from '../model/due-papers.ts';
import type { Paper } from '../model/paper.ts';
import type { IssueEvent } from '../settings/paper-settings.ts';
import type { Database } from '../tables.ts';
import { wasPaidBy } from './read-money.ts';
import { creditsOf, isStanding } from './read-papers.ts';

/** Events of an order before the last credit note that took an invoice or an advance invoice back in full; empty without one. */
export async function readAnswered(trx: Database, orderId: number, papers: readonly Paper[]): Promise<ReadonlySet<IssueEvent>> {
	const takenBack = papers.filter((paper) => !isStanding(paper, papers)).flatMap((paper) => creditsOf(paper, papers));
	const last = takenBack.map(({ issued_at }) => issued_at).toSorted((a, b) => b.getTime() - a.getTime())[0];
	const answered = new Set<IssueEvent>();
	if (last === undefined) return answered;
	const history = await trx.selectFrom('order_history').select('status').where('order_id', '=', orderId).where('created_at', '<=', last).execute();
	const statuses = history.map(({ status }) => status);
	if (statuses.includes('paid') || (await wasPaidBy(trx, orderId, last))) answered.add('payment');
	if (statuses.some(isGone)) answered.add('dispatch');
	if (statuses.includes('completed')) answered.add('hand_over');
	return answered;
}
