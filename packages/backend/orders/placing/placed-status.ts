import type { OrderStatus } from '@titraj/contract/orders.ts';
import type { PaymentRule } from '../../cart/pricing/payment-rules.ts';

/** What an order becomes that is placed, or confirmed: it waits for its money where a provider takes it. */
export const toPlacedStatus = ({ provider }: Pick<PaymentRule, 'provider'>, isFree: boolean): OrderStatus =>
	isFree || provider === null ? 'received' : 'awaiting_payment';
