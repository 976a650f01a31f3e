import type { OrderStatus } from '@titraj/contract/order-status.ts';
import type { IssueEvent } from '../settings/paper-settings.ts';

/** What decides about the papers of an order. */
export interface OrderFacts {
	readonly status: OrderStatus;
	readonly event: IssueEvent;
	/** Money came in, now or before a refund. */
	readonly wasPaid: boolean;
	/** All money that came in was paid back. */
	readonly isRefunded: boolean;
	/** An invoice or an advance invoice was issued, whether it stands or not. */
	readonly wasInvoiced: boolean;
	/** Invoices and advance invoices that are not credited in full. */
	readonly standing: readonly ('invoice' | 'advance_invoice')[];
	/** Events that came before the last full credit note of an invoice or an advance invoice: it answered them. Empty without one. */
	readonly answered: ReadonlySet<IssueEvent>;
}

const GONE: readonly OrderStatus[] = ['shipped', 'completed'];
/** Whether the goods left. */
export const isGone = (status: OrderStatus): boolean => GONE.includes(status);

const OVER: readonly OrderStatus[] = ['cancelled', 'returned'];

/** Whether nothing more is supplied. */
export const isOver = (status: OrderStatus): boolean => OVER.includes(status);

/**
 * The paper that is due for an order: its invoice; an advance invoice for money that came before the event of the invoice (Zakon o PDV-u, article 30(5));
 * credit notes for all that stands of a cancelled order once its money went back. Null if none is due. Papers do not depend on how soon they are written: money that
 * came obliges to one even if the order ended before, and so do goods that left. For the same reason nothing follows a paper that was taken back until another event does,
 * or the goods leave.
 */
export function findDuePaper({
	status,
	event,
	wasPaid,
	isRefunded,
	wasInvoiced,
	standing,
	answered,
}: OrderFacts): 'invoice' | 'advance_invoice' | 'credit' | null {
	if (isOver(status)) {
		if (standing.length > 0) return !wasPaid || isRefunded ? 'credit' : null;
		// The goods of a cancelled order were never supplied: its money was an advance.
		const missed = status === 'cancelled' ? 'advance_invoice' : 'invoice';
		return wasPaid && !wasInvoiced ? missed : null;
	}
	if ((isRefunded && !isGone(status)) || standing.includes('invoice')) return null;
	// Goods that left since are supplied, whatever was answered before.
	const leftSince = isGone(status) && !answered.has('dispatch');
	if (answered.has('hand_over') || (answered.has(event) && !leftSince)) return null;
	const happened: Readonly<Record<IssueEvent, boolean>> = { payment: wasPaid, dispatch: isGone(status), hand_over: status === 'completed' };
	if (happened[event] || status === 'completed') return 'invoice';
	return wasPaid && !answered.has('payment') && !standing.includes('advance_invoice') ? 'advance_invoice' : null;
}
