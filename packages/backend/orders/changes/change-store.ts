import { type Selectable, sql } from 'kysely';
import { toPickupDay } from '../../cart/index.ts';
import { moveStock, type StockMove } from '../../catalog/order-stock/index.ts';
import type { Database, Tables } from '../../platform/database/tables.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { readDispatch } from '../../shipping/index.ts';
import { sendOrderNews } from '../mail/send-order-news.ts';
import { lockOrderedProducts } from '../placing/lock-ordered.ts';
import { countStorePieces } from '../placing/reserve-stock.ts';
import { isPartShipped } from '../shipments/read-pieces.ts';
import { BEFORE_SHIPPING } from './change-address.ts';
import type { StaffOutcome } from './write-note.ts';

type Order = Selectable<Tables['orders']>;
type Parcel = Selectable<Tables['order_parcels']>;
type Store = Pick<Selectable<Tables['stores']>, 'id' | 'code' | 'title'>;

/**
 * Moves a pickup to another store while it is not ready: the share of the old store's stock is released, that of the new one reserved, the day is computed anew, and the
 * customer gets a mail. As in the checkout, a store without the goods can be chosen: they are brought there.
 */
export async function changeStore(trx: Database, order: Order, { code, config }: { code: string; config: BackendConfig }): Promise<StaffOutcome> {
	if (!BEFORE_SHIPPING.includes(order.status)) return `the order is ${order.status}`;
	if (await isPartShipped(trx, order.id)) return 'a part of the order is shipped';
	const [parcel, ...others] = await trx.selectFrom('order_parcels').selectAll().where('order_id', '=', order.id).execute();
	if (parcel === undefined || others.length > 0 || parcel.store_title === null) return 'the order is not collected in one store';
	const store = await trx.selectFrom('stores').select(['id', 'code', 'title']).where('code', '=', code).where('visible', '=', true).executeTakeFirst();
	if (store === undefined) return `there is no store ${code} where customers collect orders`;
	if (store.id === parcel.store_id) return { isNew: false };
	await moveTo(trx, order, { parcel, store, now: config.now() });
	await sql`select revise_order_now(${order.id})`.execute(trx);
	await sendOrderNews(trx, 'store_changed', { order, config });
	return { isNew: true };
}

async function moveTo(trx: Database, order: Order, { parcel, store, now }: { parcel: Parcel; store: Store; now: Date }): Promise<void> {
	await lockOrderedProducts(trx, order.id);
	const day = parcel.delivery_from === null ? null : toPickupDay(await readLines(trx, order), store.code, { dispatch: await readDispatch(trx), now });
	if (order.reserved) await shiftShare(trx, order.id, 1);
	await trx
		.updateTable('order_parcels')
		.set({ store_id: store.id, store_title: store.title, delivery_from: day, delivery_to: day })
		.where('id', '=', parcel.id)
		.execute();
	if (!order.reserved) return;
	await countStorePieces(trx, sql`i.order_id = ${order.id}`);
	await shiftShare(trx, order.id, -1);
}

/** Adds the pieces that the order has of its store's stock to it, or subtracts them. */
async function shiftShare(trx: Database, orderId: number, sign: 1 | -1): Promise<void> {
	const { rows } = await sql<StockMove>`
		select i.product_id as product, 0 as pieces, 0 as sold, max(s.code) as store, ${sql.lit(sign)} * sum(i.store_qty)::int as "storePieces"
		from order_items i join order_parcels r on r.id = i.parcel_id join stores s on s.id = r.store_id
		where i.order_id = ${orderId} and i.product_id is not null group by i.product_id
	`.execute(trx);
	await moveStock(trx, rows);
}

/** The lines with the stock that there would be without this order. */
async function readLines(trx: Database, { id, reserved }: Pick<Order, 'id' | 'reserved'>) {
	const rows = await trx
		.selectFrom('order_items as i')
		.leftJoin('products as p', 'p.id', 'i.product_id')
		.select(['i.qty', 'i.backorder_qty', 'p.store_stock', 'p.quantity', 'p.backorder'])
		.where('i.order_id', '=', id)
		.where('i.qty', '>', 0)
		.execute();
	return rows.map(({ qty, backorder_qty, store_stock, quantity, backorder }) => ({
		...{ qty, store_stock: store_stock ?? {}, backorder: backorder ?? false },
		quantity: (quantity ?? 0) + (reserved ? qty - backorder_qty : 0),
	}));
}
