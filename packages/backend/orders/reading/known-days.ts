import type { OrderStatus } from '@titraj/contract/order-status.ts';
import { BANK_TRANSFER } from '@titraj/contract/payment-codes.ts';

const UNPAID: ReadonlySet<OrderStatus> = new Set(['awaiting_payment', 'payment_failed']);

/** Parcels with their days, or without while these are not known: days count from the confirmation by staff, and of a transfer from its money. */
export const toKnownDays = <Parcel extends { readonly delivery_from: unknown; readonly delivery_to: unknown }>(
	{ payment_code, status }: { readonly payment_code: string; readonly status: OrderStatus },
	parcels: readonly Parcel[],
): Parcel[] =>
	status === 'awaiting_confirmation' || (payment_code === BANK_TRANSFER && UNPAID.has(status))
		? parcels.map((parcel) => ({ ...parcel, delivery_from: null, delivery_to: null }))
		: [...parcels];
