import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Call } from '../../platform/http/handler.ts';
import { fromCents } from '../../platform/market/currency.ts';
import type { OrderLimits } from '../../platform/settings/order-limits.ts';
import type { Database } from '../tables.ts';
import type { CartState } from './load-cart-state.ts';

/** When an order reserves its goods: at once, when its payment arrives, or, if it is paid on receipt, when staff confirm it. */
export type Reservation = 'now' | 'on_payment' | 'on_confirmation';

type Caller = Pick<Call, 'config' | 'client'>;
type Planned = Pick<CartState, 'lines' | 'price' | 'toPay' | 'currency' | 'payment'>;

const DAY = 24 * 3_600_000;
/** Days for which an unpaid order that holds stock counts towards the limit of its network. */
const COUNTED_DAYS = 7;

/** When an order of this cart reserves its goods. Fake orders, large or many, must not sell out the shop without any money. */
export async function planReservation(db: Database, state: Planned, caller: Caller): Promise<Reservation> {
	const { orderLimits } = caller.config;
	if (state.toPay === 0) return 'now';
	if (!isAboveLimits(state, orderLimits) && (await countOpen(db, caller)) < orderLimits.reserveOpenOrders) return 'now';
	return state.payment?.rule.provider === null ? 'on_confirmation' : 'on_payment';
}

const isAboveLimits = ({ lines, price, currency }: Planned, { reservePieces, reserveTotal }: OrderLimits): boolean =>
	price.total > fromCents(reserveTotal, currency) || lines.some(({ qty }) => qty > reservePieces);

/** Unpaid orders of the caller's network from the last day, and older ones that still hold stock. */
async function countOpen(db: Database, caller: Caller): Promise<number> {
	const network = toNetwork(caller);
	if (network === null) return 0;
	const before = (days: number) => new Date(caller.config.now().getTime() - days * DAY);
	const { open } = await db
		.selectFrom('orders')
		.select((eb) => eb.fn.countAll<number>().as('open'))
		.where('network', '=', network)
		.where('created_at', '>', before(COUNTED_DAYS))
		.where((is) => is.or([is('created_at', '>', before(1)), is('reserved', '=', true)]))
		.executeTakeFirstOrThrow();
	return Number(open);
}

/** Serialises the counting for one network: orders that are placed at the same moment count each other. Taken after the locks of products and coupons. */
export async function lockNetwork(trx: Database, caller: Caller): Promise<void> {
	const network = toNetwork(caller);
	if (network !== null) await sql`select pg_advisory_xact_lock(hashtext(${`network ${network}`}))`.execute(trx);
}

/** Keyed hash of a client's network, stored with orders: it can be compared, but not read. */
export const toNetwork = ({ config, client }: Caller): string | null =>
	client === null ? null : createHmac('sha256', config.jwtSecret).update(`network ${client}`).digest('base64url');
