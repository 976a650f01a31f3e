import type { PlacedOrder } from '@titraj/contract/checkout.ts';
import type { CartOwner } from '../../platform/visitor/cart-owner.ts';
import type { Database } from '../tables.ts';
import { toIdentificator } from './to-identificator.ts';

interface Attempt {
	key: string;
	/** Null looks the order up by its key only. */
	version: number | null;
	cartId: number;
	owner: CartOwner;
}

/** The order already placed with this key, or from this version of the cart in another tab. `foreign`: the key belongs to another shopper. */
export async function findPlaced(trx: Database, { key, version, cartId, owner }: Attempt): Promise<Omit<PlacedOrder, 'repeated'> | 'foreign' | null> {
	const orders = trx.selectFrom('orders as o').select(['o.id', 'o.code', 'o.number', 'o.payment_type', 'o.status', 'o.user_id', 'o.session_id']);
	const ofKey = await orders.where('o.idempotency_key', '=', key).executeTakeFirst();
	if (ofKey !== undefined && !isOf(ofKey, owner)) return 'foreign';
	if (ofKey === undefined && version === null) return null;
	const row =
		ofKey ??
		(await orders
			.innerJoin('order_sources as s', 's.order_id', 'o.id')
			.where('s.cart_id', '=', cartId)
			.where('s.cart_version', '=', version)
			.executeTakeFirst());
	if (row === undefined) return null;
	const { id, code, number } = row;
	const payment_type = row.status === 'awaiting_confirmation' ? null : row.payment_type;
	return { id, code, number, payment_type, order_identificator: toIdentificator(row) };
}

const isOf = (order: { user_id: number | null; session_id: string | null }, owner: CartOwner): boolean =>
	owner.user_id === null ? order.session_id === owner.session_id : order.user_id === owner.user_id;
