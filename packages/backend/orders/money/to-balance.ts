import type { OrderStatus, PaymentStatus } from '@titraj/contract/order-status.ts';
import { GIFT_VOUCHER } from '@titraj/contract/payment-codes.ts';
import { sum } from '../../platform/market/sum.ts';

/** What an order's money consists of, in cents. */
export interface MoneyFacts {
	readonly status: OrderStatus;
	readonly totalCents: number;
	/** Value of the goods that came back. */
	readonly returnedCents: number;
	/** Of that, kept by the merchant, for goods that lost value. */
	readonly deductedCents: number;
	readonly payments: readonly {
		readonly provider: string;
		readonly status: PaymentStatus;
		readonly amount: number;
		readonly captured: number;
		readonly refunded: number;
	}[];
	/** Refunds that were begun and are not done. */
	readonly underwayCents: number;
}

export interface Balance {
	/** Money that came in, also if it is only held. */
	readonly paid: number;
	readonly refunded: number;
	/** What the merchant keeps. */
	readonly charge: number;
	/** What is to be paid besides gift vouchers, whether it was paid or not. */
	readonly toPay: number;
	/** What still has to be paid back of money that is no gift voucher's, with refunds that are under way. */
	readonly due: number;
	/** What goes back to gift vouchers: other money goes back first. */
	readonly dueToVouchers: number;
	/** Of that, what no refund was begun for. */
	readonly open: number;
	/** The most that can be paid back of money that is no gift voucher's. */
	readonly refundable: number;
}

/** Money of an order: a cancelled one charges nothing; one that came back whole only what was deducted, so that the delivery costs go back, too (docs/legal.md). */
export function toBalance({ status, totalCents, returnedCents, deductedCents, payments, underwayCents }: MoneyFacts): Balance {
	const received = payments.filter((payment) => payment.status === 'approved' || payment.status === 'refunded');
	const isVoucher = ({ provider }: { readonly provider: string }) => provider === GIFT_VOUCHER;
	const paid = sum(received.map(toPaid));
	const refunded = sum(received.map((payment) => payment.refunded));
	const held = sum(received.filter((payment) => !isVoucher(payment)).map((payment) => toPaid(payment) - payment.refunded));
	const kept = status === 'returned' ? deductedCents : Math.max(0, totalCents - returnedCents + deductedCents);
	const charge = status === 'cancelled' ? 0 : kept;
	const allDue = Math.max(0, paid - refunded - charge);
	const due = Math.min(allDue, Math.max(0, held));
	return {
		...{ paid, refunded, charge, due, dueToVouchers: allDue - due },
		toPay: Math.max(0, totalCents - sum(payments.filter(isVoucher).map(({ amount }) => amount))),
		open: Math.max(0, due - underwayCents),
		refundable: Math.max(0, held - underwayCents),
	};
}

const toPaid = ({ amount, captured }: MoneyFacts['payments'][number]): number => (captured > 0 ? captured : amount);
