import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Paper } from '../model/paper.ts';
import { isTaxPaper } from '../model/paper-kind.ts';
import { findPaperRefusal } from '../model/paper-refusal.ts';
import { toPaperContent } from '../model/to-paper-content.ts';
import { type Numbering, readNumbering } from '../settings/paper-settings.ts';
import type { Database } from '../tables.ts';
import { readPaperOrder } from './read-paper-order.ts';
import { creditsOf, isStanding, readOrderPapers, settledBy } from './read-papers.ts';
import { isSameParcel, readParcel, toSlipContent } from './read-slip.ts';
import { writePaper } from './write-paper.ts';

/** Papers that are made from an order; credit notes are made from papers. */
export type OrderPaperKind = 'proforma' | 'advance_invoice' | 'invoice' | 'packing_slip';

/** `was`: the order had the paper already. `reason` says why there can be none. */
export type Issued = { readonly outcome: 'issued' | 'was'; readonly paper: Paper } | { readonly outcome: 'refused'; readonly reason: string };

export const NOT_SET_UP: Issued = {
	outcome: 'refused',
	reason: 'the shop issues no papers until premises, device, operator and company are set, and none if the ERP does',
};

type Order = Selectable<Tables['orders']>;

/** Issues a paper of an order once, under its lock; a packing slip once for each parcel: that of a shipment, else the next one. */
export async function issuePaper(
	trx: Database,
	orderId: number,
	{ kind, shipment = null, now }: { kind: OrderPaperKind; shipment?: number | null; now: Date },
): Promise<Issued> {
	const order = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirstOrThrow();
	const numbering = await readNumbering(trx);
	if (numbering === null) return NOT_SET_UP;
	if (kind === 'packing_slip') return issueSlip(trx, order, { shipment, numbering, now });
	const refused = findPaperRefusal(kind, order.status);
	return refused === null ? issueLocked(trx, order, { kind, numbering, now }) : { outcome: 'refused', reason: refused };
}

async function issueSlip(
	trx: Database,
	order: Order,
	{ shipment, numbering, now }: { shipment: number | null; numbering: Numbering; now: Date },
): Promise<Issued> {
	if (order.status === 'cancelled') return { outcome: 'refused', reason: 'the order is cancelled: nothing of it is sent' };
	const parcel = await readParcel(trx, order.id, shipment);
	if (parcel === null) return { outcome: 'refused', reason: 'the order has no such shipment' };
	const kind = 'packing_slip';
	const whole = toPaperContent(await readPaperOrder(trx, order), { kind, numbering, advances: [], now });
	const content = toSlipContent(whole, parcel);
	const slips = (await readOrderPapers(trx, order.id)).filter((paper) => paper.kind === kind);
	const same = slips.find((paper) => isSameParcel(paper.content, content));
	if (same !== undefined) return { outcome: 'was', paper: same };
	const key = `${kind}:${order.id}:${slips.length + 1}`;
	const paper = await writePaper(
		trx,
		{ kind, key, orderId: order.id, aboutId: null, currency: order.currency, content },
		{ settings: numbering.settings, now },
	);
	return { outcome: 'issued', paper };
}

/** The same for an order that the caller has locked. */
export async function issueLocked(
	trx: Database,
	order: Order,
	{ kind, numbering, now }: { kind: Exclude<OrderPaperKind, 'packing_slip'>; numbering: Numbering; now: Date },
): Promise<Issued> {
	const papers = await readOrderPapers(trx, order.id);
	const standing = papers.find((paper) => paper.kind === kind && (isStanding(paper, papers) || kind === 'proforma'));
	if (standing !== undefined) return { outcome: 'was', paper: standing };
	if (kind === 'advance_invoice' && papers.some((paper) => paper.kind === 'invoice' && isStanding(paper, papers)))
		return { outcome: 'refused', reason: 'the order is invoiced' };
	if (isTaxPaper(kind) && order.currency !== 'EUR')
		return {
			outcome: 'refused',
			reason: `the order is in ${order.currency}: an invoice has to name its VAT in euros at the rate of the day, which the shop does not know; issue it in your accounting program`,
		};
	if (order.total_cents === 0) return { outcome: 'refused', reason: 'the order costs nothing' };
	const settled = settledBy(papers);
	const advances =
		kind === 'invoice' ? papers.filter((paper) => paper.kind === 'advance_invoice' && isStanding(paper, papers) && !settled.has(paper.number)) : [];
	const content = toPaperContent(await readPaperOrder(trx, order), {
		...{ kind, numbering, now },
		advances: advances.map((paper) => ({ paper, credits: creditsOf(paper, papers) })),
	});
	// A second invoice is possible once the first one was taken back.
	const key = `${kind}:${order.id}:${papers.filter((paper) => paper.kind === kind).length + 1}`;
	const paper = await writePaper(
		trx,
		{ kind, key, orderId: order.id, aboutId: null, currency: order.currency, content },
		{ settings: numbering.settings, now },
	);
	return { outcome: 'issued', paper };
}
