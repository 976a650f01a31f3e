import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Call } from '../../platform/http/handler.ts';
import { fromCents } from '../../platform/market/currency.ts';
import type { CartState } from './load-cart-state.ts';

/** Days that an unpaid order counts for its network. */
const COUNTED_DAYS = 7;

type Caller = Pick<Call, 'config' | 'client'>;

/**
 * Whether staff have to confirm the order of a cart before it reserves anything: it is above the shop's threshold, or too many orders from the same
 * network are unpaid already. So neither one large order nor many small ones empty the shop.
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

/** A network as it is kept with an order: it can be compared, not read. */
export const toNetwork = ({ config, client }: Caller): string | null =>
	client === null ? null : createHmac('sha256', config.jwtSecret).update(`network ${client}`).digest('base64url');
