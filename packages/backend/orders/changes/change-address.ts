import { isDeepStrictEqual } from 'node:util';
import { type Selectable, sql } from 'kysely';
import type { AddressColumns } from '../../platform/database/tables/account-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Database } from '../tables.ts';
import type { StaffOutcome } from './write-note.ts';

type Order = Selectable<Tables['orders']>;

/** Statuses in which an order is neither ready for pickup nor on its way. */
export const BEFORE_SHIPPING: readonly Order['status'][] = [
	...(['awaiting_confirmation', 'awaiting_payment', 'payment_failed', 'received'] as const),
	...(['paid', 'preparing'] as const),
];

/** Changes the delivery address of an order before it is shipped, within its country: delivery costs and VAT depend on that. */
export async function changeAddress(trx: Database, order: Order, address: AddressColumns): Promise<StaffOutcome> {
	if (!BEFORE_SHIPPING.includes(order.status)) return `the order is ${order.status}`;
	const collected = await trx
		.selectFrom('order_parcels')
		.select('id')
		.where('order_id', '=', order.id)
		.where((is) => is.or([is('store_id', 'is not', null), is('store_title', 'is not', null), is('locker', 'is not', null)]))
		.executeTakeFirst();
	const current = await trx.selectFrom('order_addresses').selectAll().where('order_id', '=', order.id).where('kind', '=', 'delivery').executeTakeFirst();
	if (collected !== undefined || current === undefined) return 'the order is collected: it has no delivery address';
	if (current.country !== address.country) return `the order is delivered to ${current.country}: for another country it has to be ordered again`;
	if (isDeepStrictEqual({ ...current, ...address }, { ...current })) return { isNew: false };
	await trx.updateTable('order_addresses').set(address).where('order_id', '=', order.id).where('kind', '=', 'delivery').execute();
	await sql`select revise_order_now(${order.id})`.execute(trx);
	return { isNew: true };
}
