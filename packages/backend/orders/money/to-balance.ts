import type { OrderStatus, PaymentStatus } from '@titraj/contract/order-status.ts';

/** What an order's money consists of, in cents. */
export interface MoneyFacts {
	readonly status: OrderStatus;
	readonly totalCents: number;
	/** Value of the goods that came back. */
	readonly returnedCents: number;
	/** Of that, kept by the merchant, for goods that lost value. */
	readonly deductedCents: number;
	readonly payments: readonly { readonly status: PaymentStatus; readonly amount: number; readonly captured: number; readonly refunded: number }[];
	/** Refunds that were begun and are not done. */
	readonly underwayCents: number;
}

export interface Balance {
	/** Money that came in, also if it is only held. */
	readonly paid: number;
	readonly refunded: number;
	/** What the merchant keeps. */
	readonly charge: number;
	/** What still has to be paid back, with refunds that are under way. */
	readonly due: number;
	/** Of that, what no refund was begun for. */
	readonly open: number;
	/** The most that can be paid back. */
	readonly refundable: number;
}

/** Money of an order: a cancelled one charges nothing; one that came back whole only what was deducted, so that the delivery costs go back, too (docs/legal.md). */
export function toBalance({ status, totalCents, returnedCents, deductedCents, payments, underwayCents }: MoneyFacts): Balance {
	const received = payments.filter((payment) => payment.status === 'approved' || payment.status === 'refunded');
	const paid = received.reduce((sum, { amount, captured }) => sum + (captured > 0 ? captured : amount), 0);
	const refunded = received.reduce((sum, payment) => sum + payment.refunded, 0);
	const kept = status === 'returned' ? deductedCents : Math.max(0, totalCents - returnedCents + deductedCents);
	const charge = status === 'cancelled' ? 0 : kept;
	const due = Math.max(0, paid - refunded - charge);
	return { paid, refunded, charge, due, open: Math.max(0, due - underwayCents), refundable: Math.max(0, paid - refunded - underwayCents) };
}
