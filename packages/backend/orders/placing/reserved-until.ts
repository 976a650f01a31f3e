import { BANK_TRANSFER } from '@titraj/contract/payment-codes.ts';
import type { PaymentRule } from '../../cart/index.ts';
import type { OrderLimits } from '../../platform/settings/order-limits.ts';
import { toEndOfTransfer } from '../payment/kept-until.ts';

/**
 * Until when an unpaid order holds its goods: an online payment for some minutes, a transfer for the promised workdays. Null if it is paid on receipt, which
 * has a limit of its own (`kept_until`).
 */
export function toReservedUntil(
	{ code, provider }: Pick<PaymentRule, 'code' | 'provider'>,
	since: Date,
	limits: Pick<OrderLimits, 'reserveMinutes'>,
): Date | null {
	if (provider === null) return null;
	return code === BANK_TRANSFER ? toEndOfTransfer(since) : new Date(since.getTime() + limits.reserveMinutes * 60_000);
}
