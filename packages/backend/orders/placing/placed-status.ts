import type { OrderStatus } from '@titraj/contract/order-status.ts';
import type { PaymentRule } from '../../cart/index.ts';

/** Status of an order after it is placed or confirmed: it waits for payment if a provider collects it. */
export const toPlacedStatus = ({ provider }: Pick<PaymentRule, 'provider'>, isFree: boolean): OrderStatus =>
	isFree || provider === null ? 'received' : 'awaiting_payment';
