import type { OrderStatus } from '@titraj/contract/order-status.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { hasOtherAmount } from '../payment/has-other-amount.ts';
import { isPartShipped } from '../shipments/read-pieces.ts';
import type { Database } from '../tables.ts';

const BEFORE_SHIPPING: readonly OrderStatus[] = [
	...(['awaiting_confirmation', 'awaiting_payment', 'payment_failed'] as const),
	...(['received', 'paid', 'preparing', 'ready_for_pickup'] as const),
];

/** Whether the customer may cancel an order: nothing has been shipped, and no payment with a different amount is waiting for a decision by staff. */
export async function mayCancel(db: Database, { id, status }: Pick<Selectable<Tables['orders']>, 'id' | 'status'>): Promise<boolean> {
	return BEFORE_SHIPPING.includes(status) && !(await isPartShipped(db, id)) && !(await hasOtherAmount(db, id));
}
