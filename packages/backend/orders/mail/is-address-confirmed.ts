import type { OrderStatus } from '@titraj/contract/order-status.ts';
import type { Database } from '../tables.ts';

interface Ordered {
	id: number;
	user_id: number | null;
	email: string;
	status: OrderStatus;
}

/** Statuses that an order reaches only after it was paid or handled by staff. */
const HANDLED: ReadonlySet<OrderStatus> = new Set(['paid', 'preparing', 'ready_for_pickup', 'shipped', 'completed', 'returned']);

/**
 * Whether an order's e-mail is known to belong to the customer: it is the confirmed address of the account that ordered, or the order was
 * paid or handled by staff. Any other address may belong to a stranger and is sent no typed text.
 */
export async function isAddressConfirmed(db: Database, { id, user_id, email, status }: Ordered): Promise<boolean> {
	if (HANDLED.has(status)) return true;
	const paid = await db
		.selectFrom('order_payments')
		.select('id')
		.where('order_id', '=', id)
		.where('status', '=', 'approved')
		.where('amount_cents', '>', 0)
		.limit(1)
		.executeTakeFirst();
	if (paid !== undefined) return true;
	if (user_id === null) return false;
	const owner = await db.selectFrom('users').select('id').where('id', '=', user_id).where('email', '=', email).executeTakeFirst();
	return owner !== undefined;
}
