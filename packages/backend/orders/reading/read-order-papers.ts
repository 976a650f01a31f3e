import { ORDER_PAPER_KINDS, type OrderPaper } from '@titraj/contract/orders.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { toIdentificator } from '../placing/to-identificator.ts';
import type { Database } from '../tables.ts';

/** Papers of an order for its customer, the first first, without packing slips, which go with the goods; none until the shop numbers its papers. */
export async function readOrderPapers(db: Database, order: Pick<Selectable<Tables['orders']>, 'id' | 'code'>): Promise<OrderPaper[]> {
	const rows = await db
		.selectFrom('papers')
		.select(['id', 'kind', 'number'])
		.where('order_id', '=', order.id)
		.where('kind', 'in', ORDER_PAPER_KINDS)
		.orderBy('id')
		.execute();
	return rows.flatMap(({ id, kind, number }) =>
		kind === 'packing_slip' ? [] : [{ kind, number, url: `/documents/order-papers/${id}.pdf?order_identificator=${toIdentificator(order)}` }],
	);
}
