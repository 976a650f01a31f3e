import type { Order } from '@titraj/contract/orders.ts';
import type { Database } from '../tables.ts';
import { toReturnUntil } from './withdrawal-period.ts';
import { toReference } from './withdrawal-receipt.ts';

/** Withdrawals received for an order. Typed text is left out, because anyone who knows the number and e-mail can send a withdrawal. */
export async function readWithdrawals(db: Database, orderId: number): Promise<Order['withdrawals']> {
	const rows = await db.selectFrom('withdrawals').select(['id', 'items', 'created_at']).where('order_id', '=', orderId).orderBy('id').execute();
	if (rows.length === 0) return [];
	const lines = await db
		.selectFrom('withdrawal_lines as l')
		.innerJoin('withdrawals as w', 'w.id', 'l.withdrawal_id')
		.innerJoin('order_items as i', 'i.id', 'l.order_item_id')
		.select(['l.withdrawal_id', 'i.id', 'i.title', 'l.qty'])
		.where('w.order_id', '=', orderId)
		.orderBy('i.position')
		.execute();
	return rows.map(({ id, items, created_at }) => ({
		reference: toReference(id),
		datetime: created_at.toISOString(),
		return_until: toReturnUntil(created_at),
		is_whole: items === null,
		lines: lines.flatMap(({ withdrawal_id, ...line }) => (withdrawal_id === id ? [line] : [])),
	}));
}
