import type { OrderStatus } from '@titraj/contract/orders.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { hasOtherAmount } from '../payment/has-other-amount.ts';

const BEFORE_SHIPPING: readonly OrderStatus[] = [
	...(['awaiting_confirmation', 'awaiting_payment', 'payment_failed'] as const),
	...(['received', 'paid', 'preparing', 'ready_for_pickup'] as const),
];

/** Whether its customer may cancel an order: nothing has left the shop, and no money of another amount waits for people to decide. */
export async function mayCancel(db: Kysely<Tables>, { id, status }: Pick<Selectable<Tables['orders']>, 'id' | 'status'>): Promise<boolean> {
	return BEFORE_SHIPPING.includes(status) && !(await hasOtherAmount(db, id));
}
