import type { Selectable } from 'kysely';
import { GiveUp, type Queue } from '../../jobs/index.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { findDuePaper, isOver } from '../model/due-papers.ts';
import type { Paper } from '../model/paper.ts';
import { issueEventOf, type Numbering, readNumbering } from '../settings/paper-settings.ts';
import type { Database } from '../tables.ts';
import { creditPaper } from './credit-paper.ts';
import { creditParts } from './credit-parts.ts';
import { issueLocked } from './issue-paper.ts';
import { readAnswered } from './read-answered.ts';
import { readMoney } from './read-money.ts';
import { isStanding, readOrderPapers, settledBy } from './read-papers.ts';

/** Queue that triggers of orders and payments fill. */
const QUEUE = 'issue-papers';

/** Issues the papers that changes of orders and payments make due. */
export const paperQueue = (db: Database, { now }: Pick<BackendConfig, 'now'>): Queue => ({
	...{ name: QUEUE, atOnce: 1, mostAttempts: 30, backoff: { first: 5_000, longest: 1_800_000 } },
	handle: (data) => db.transaction().execute((trx) => issueDuePapers(trx, toOrderId(data), now())),
});

function toOrderId(data: unknown): number {
	if (typeof data === 'object' && data !== null && 'order' in data && typeof data.order === 'number') return data.order;
	throw new GiveUp(`The job names no order: ${JSON.stringify(data)}`);
}

/** Issues what is due for an order, under its lock. A shop that does not number papers issues none. */
async function issueDuePapers(trx: Database, orderId: number, now: Date): Promise<void> {
	const order = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst();
	const numbering = await readNumbering(trx);
	if (order === undefined || numbering === null) return;
	await creditParts(trx, order, now);
	if (!(await issueDuePaper(trx, order, { numbering, now }))) return;
	// Pieces that came back before the invoice are on it.
	await creditParts(trx, order, now);
	// What was issued after the order ended is credited at once if its money went back.
	if (isOver(order.status)) await issueDuePaper(trx, order, { numbering, now });
}

/** Issues the paper that is due; true if it is an invoice or an advance invoice. */
async function issueDuePaper(trx: Database, order: Selectable<Tables['orders']>, { numbering, now }: { numbering: Numbering; now: Date }): Promise<boolean> {
	const papers = await readOrderPapers(trx, order.id);
	const standing = papers.filter((paper) => isStanding(paper, papers));
	const answered = await readAnswered(trx, order.id, papers);
	const facts = { wasInvoiced: papers.flatMap(kindOf).length > 0, standing: standing.flatMap(kindOf), answered };
	const due = findDuePaper({ ...(await readMoney(trx, order.id)), ...factsOf(order, numbering), ...facts });
	if (due === null) return false;
	if (due !== 'credit') return (await issueLocked(trx, order, { kind: due, numbering, now })).outcome === 'issued';
	// An advance invoice that an invoice settles is credited with the invoice.
	const settled = settledBy(standing);
	for (const paper of standing)
		if (paper.kind === 'invoice' || !settled.has(paper.number)) await creditPaper(trx, paper, { credited: { kind: 'rest' }, key: 'over', reason: null, now });
	return false;
}

const kindOf = ({ kind }: Paper): ('invoice' | 'advance_invoice')[] => (kind === 'invoice' || kind === 'advance_invoice' ? [kind] : []);

const factsOf = ({ status, payment_code }: Selectable<Tables['orders']>, { settings }: Numbering) => ({ status, event: issueEventOf(settings, payment_code) });
