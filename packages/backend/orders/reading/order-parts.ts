import { addressColumns } from '../../platform/database/address-columns.ts';
import type { Database } from '../tables.ts';

/** What belongs to orders, as it is stored: a fixed number of queries, however many orders. `handedOver` is when an order was completed last. */
export async function readOrderParts(db: Database, ids: readonly number[]) {
	const addresses = await db
		.selectFrom('order_addresses')
		.select(['order_id', 'kind', ...addressColumns])
		.where('order_id', 'in', ids)
		.execute();
	const coupons = await db.selectFrom('order_coupons').selectAll().where('order_id', 'in', ids).orderBy('code').execute();
	const taxes = await db.selectFrom('order_taxes').selectAll().where('order_id', 'in', ids).orderBy('percent', 'desc').execute();
	const payments = await db
		.selectFrom('order_payments as p')
		.leftJoin('vouchers as v', 'v.id', 'p.voucher_id')
		.select(['p.order_id', 'p.status', 'p.amount_cents', 'p.refunded_cents', 'v.code_end'])
		.where('p.order_id', 'in', ids)
		.orderBy('p.id')
		.execute();
	const parcels = await db
		.selectFrom('order_parcels as r')
		.leftJoin('stores as s', 's.id', 'r.store_id')
		.selectAll('r')
		.select('s.code as store_code')
		.where('r.order_id', 'in', ids)
		.orderBy('r.position')
		.execute();
	const withdrawals = await db.selectFrom('withdrawals').selectAll().where('order_id', 'in', ids).orderBy('id').execute();
	const returned = await db
		.selectFrom('withdrawal_lines as l')
		.innerJoin('order_items as i', 'i.id', 'l.order_item_id')
		.select(['l.withdrawal_id', 'i.code as sku', 'l.qty as quantity'])
		.where('i.order_id', 'in', ids)
		.orderBy('i.position')
		.execute();
	const items = await db.selectFrom('order_items').selectAll().where('order_id', 'in', ids).orderBy('position').execute();

	const handedOver = await db
		.selectFrom('order_history')
		.select(({ fn }) => ['order_id', fn.max('created_at').as('at')])
		.where('order_id', 'in', ids)
		.where('status', '=', 'completed')
		.groupBy('order_id')
		.execute();
	return { addresses, coupons, taxes, payments, parcels, withdrawals, returned, items, handedOver };
}
