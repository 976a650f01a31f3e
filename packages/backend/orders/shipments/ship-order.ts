import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { toShopTime } from '../../platform/time/workdays.ts';
import { findCarrier, toTrackingUrl } from '../../shipping/index.ts';
import { sendOrderNews } from '../mail/send-order-news.ts';
import { reserveIfAvailable } from '../placing/reserve-if-available.ts';
import { settleWaitingPieces } from '../placing/waiting-pieces.ts';
import type { Database } from '../tables.ts';
import { type ChosenPieces, planShipment, toShippedStatus } from './plan-shipment.ts';
import { readPieces } from './read-pieces.ts';

/** A shipment as staff or the merchant's system describe it. */
export interface NewShipment {
	/** Pieces that leave; null for all that have not left. */
	readonly lines: readonly ChosenPieces[] | null;
	/** Code or name of a carrier on the list, or the name of any other. */
	readonly carrier: string | null;
	readonly tracking_code: string | null;
	/** The carrier's page for this parcel; derived from the number for a carrier on the list. */
	readonly tracking_url: string | null;
	/** ISO 8601 day; today if left out. */
	readonly shipped_on?: string | undefined;
}

export type Shipped = { readonly outcome: 'shipped'; readonly id: number } | { readonly outcome: 'refused'; readonly reason: string };

type Order = Selectable<Tables['orders']>;

const SHIPPABLE: readonly Order['status'][] = ['received', 'paid', 'preparing'];

/** Ships an order that the caller has locked, whole or in part, and mails the customer what is in the shipment and what follows. */
export async function shipOrder(trx: Database, order: Order, { shipment, config }: { shipment: NewShipment; config: BackendConfig }): Promise<Shipped> {
	if (!SHIPPABLE.includes(order.status)) return refuse(`the order is ${order.status}`);
	const pieces = await readPieces(trx, order.id);
	const plan = planShipment(pieces, shipment.lines);
	if ('reason' in plan) return refuse(plan.reason);
	if (await isForStore(trx, plan.lines)) return refuse('the order is collected in a store: nothing is sent, say ready_for_pickup');
	const lacking = await reserveIfAvailable(trx, order.id);
	if (lacking.length > 0) return refuse(`there is not enough of: ${lacking.join(', ')}`);
	const now = config.now();
	const tracking = toTracking(shipment, config);
	const { id } = await trx
		.insertInto('order_shipments')
		.values({ order_id: order.id, ...tracking, shipped_on: shipment.shipped_on ?? toShopTime(now).day, created_at: now })
		.returning('id')
		.executeTakeFirstOrThrow();
	await trx
		.insertInto('shipment_lines')
		.values(plan.lines.map(({ line, quantity }) => ({ shipment_id: id, order_item_id: line, qty: quantity })))
		.execute();
	await settleWaitingPieces(trx, order.id);
	await trx.updateTable('order_parcels').set(tracking).where('order_id', '=', order.id).execute();
	const status = await settleShipped(trx, order, now);
	const isWhole = plan.isLast && pieces.every(({ shipped }) => shipped === 0);
	await sendOrderNews(trx, isWhole ? 'shipped' : plan.isLast ? 'shipped_rest' : 'shipped_part', { order: { ...order, status }, config });
	return { outcome: 'shipped', id };
}

/** Whether any of the pieces is collected in a store. */
async function isForStore(trx: Database, lines: readonly ChosenPieces[]): Promise<boolean> {
	const collected = await trx
		.selectFrom('order_items as i')
		.innerJoin('order_parcels as r', 'r.id', 'i.parcel_id')
		.select('i.id')
		.where(
			'i.id',
			'in',
			lines.map(({ line }) => line),
		)
		.where('r.store_title', 'is not', null)
		.executeTakeFirst();
	return collected !== undefined;
}

/** Gives a locked order the status that its shipments mean, and a new revision in any case. Returns the status. */
export async function settleShipped(trx: Database, { id, status }: Pick<Order, 'id' | 'status'>, now: Date): Promise<Order['status']> {
	const to = toShippedStatus(status, await readPieces(trx, id));
	if (to === null) {
		await sql`select revise_order_now(${id})`.execute(trx);
		return status;
	}
	await trx.updateTable('orders').set({ status: to, kept_until: null, updated_at: now }).where('id', '=', id).execute();
	await trx.insertInto('order_history').values({ order_id: id, status: to, note: null, created_at: now }).execute();
	return to;
}

/** Carrier, number and link as they are stored: a carrier on the list by its name, with its own link if none is given. */
export function toTracking(
	{ carrier, tracking_code, tracking_url }: Pick<NewShipment, 'carrier' | 'tracking_code' | 'tracking_url'>,
	{ shop }: Pick<BackendConfig, 'shop'>,
): Pick<Selectable<Tables['order_shipments']>, 'carrier' | 'tracking_code' | 'tracking_url'> {
	const known = carrier === null ? undefined : findCarrier(shop, carrier);
	return { carrier: known?.name ?? carrier, tracking_code, tracking_url: tracking_url ?? toTrackingUrl(known, tracking_code) };
}

const refuse = (reason: string): Shipped => ({ outcome: 'refused', reason });
