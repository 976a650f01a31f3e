import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Call } from '../../platform/http/handler.ts';
import { fromCents } from '../../platform/market/currency.ts';
import type { CartState } from './load-cart-state.ts';

/** Days for which an unpaid order counts towards the limit of its network. */
const COUNTED_DAYS = 7;

type Caller = Pick<Call, 'config' | 'client'>;

/**
 * Whether staff have to confirm an order before it reserves stock: its total is above the shop's threshold, or the same network has too
 * many unpaid orders. This prevents fake orders, large or many, from reserving all stock.
 */
export async function needsConfirmation(db: Kysely<Tables>, { price, currency }: Pick<CartState, 'price' | 'currency'>, caller: Caller): Promise<boolean> {
	const { confirmAbove, confirmAfterOpen } = caller.config.orderLimits;
	if (price.total === 0) return false;
	if (price.total > fromCents(confirmAbove, currency)) return true;
	const network = toNetwork(caller);
	if (network === null) return false;
	const { open } = await db
		.selectFrom('orders')
		.select((eb) => eb.fn.countAll<number>().as('open'))
		.where('network', '=', network)
		.where('status', 'in', ['received', 'awaiting_payment', 'payment_failed'])
		.where('created_at', '>', new Date(caller.config.now().getTime() - COUNTED_DAYS * 24 * 3_600_000))
		.executeTakeFirstOrThrow();
	return Number(open) >= confirmAfterOpen;
}

/** Keyed hash of a client's network, stored with orders: it can be compared, but not read. */
export const toNetwork = ({ config, client }: Caller): string | null =>
	client === null ? null : createHmac('sha256', config.jwtSecret).update(`network ${client}`).digest('base64url');
