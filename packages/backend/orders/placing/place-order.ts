import type { OrderChange, PlacedOrder } from '@titraj/contract/checkout.ts';
import { type CartState, dropInvalidVouchers, emptyCart, findMissing, loadCartState, lockNetwork, lockWanted, planReservation } from '../../cart/index.ts';
import { askNewsletter } from '../../checkout/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { toOptionalLine } from '../../platform/http/form.ts';
import type { Call, RequestOf } from '../../platform/http/handler.ts';
import { lockCart, ownerOf } from '../../platform/visitor/cart-owner.ts';
import { sendOrderMail } from '../mail/send-order-mail.ts';
import { dropUsedCoupons } from './drop-used-coupons.ts';
import { findChanges } from './find-changes.ts';
import { findPlaced } from './find-placed.ts';
import { reserveStock } from './reserve-stock.ts';
import { writeCartOrder } from './write-cart-order.ts';

type Body = RequestOf<'_post_hapi_webshop_order'>;

export type Placement = { order: PlacedOrder; label: null; changes: OrderChange[] } | { order: null; label: string; changes: OrderChange[] };

/**
 * Places an order in one transaction, from checking the stock to writing the mail. The cart's lock serializes the calls of one shopper.
 * Locks on products, coupons and gift vouchers, taken in order of id, serialize orders for the same goods. `note` runs at the end of the transaction of a new order.
 */
export function placeOrder(body: Body, call: Call, note?: (trx: Database) => Promise<unknown>): Promise<Placement> {
	const owner = ownerOf(call.session);
	return call.db.transaction().execute(async (trx) => {
		const cart = await lockCart(trx, owner);
		const placed = await findPlaced(trx, { key: body.idempotency_key, version: body.version, cartId: cart.id, owner });
		if (placed === 'foreign') return refuse('error_order_key');
		if (placed !== null) return { order: { ...placed, repeated: true }, label: null, changes: [] };
		await lockWanted(trx, cart.id);
		const state = await loadCartState(trx, cart.id, call);
		const refused = findRefusal(body, state, call);
		if (refused !== null) return refused;
		if (await dropUsedCoupons(trx, state)) return refuse('error_order_changed');
		if (await dropInvalidVouchers(trx, cart.id, { currency: state.currency, now: call.config.now() })) return refuse('error_order_changed');
		const placement = await place(trx, { body, state, call });
		await note?.(trx);
		return placement;
	});
}

async function place(trx: Database, { body, state, call }: { body: Body; state: CartState; call: Call }): Promise<Placement> {
	await lockNetwork(trx, call);
	const reservation = await planReservation(trx, state, call);
	const takeBack = new Map(body.lines.flatMap((line) => (line.take_back ? [[line.shopping_cart_code, line.take_back]] : [])));
	const order = await writeCartOrder(trx, { state, call, key: body.idempotency_key, note: toOptionalLine(body.note), takeBack, reservation });
	if (reservation === 'now') await reserveStock(trx, order.id);
	await trx.insertInto('order_sources').values({ cart_id: state.id, cart_version: state.version, order_id: order.id }).execute();
	await emptyCart(trx, state.id);
	await sendOrderMail(trx, order.id, call);
	await askNewsletter(trx, state, call);
	return { order: { ...order, repeated: false }, label: null, changes: [] };
}

function findRefusal(body: Body, state: CartState, { config }: Call): Placement | null {
	if (state.lines.length === 0) return refuse('error_cart_empty');
	const changes = findChanges(body.lines, state.lines);
	if (changes.length > 0) return refuse('error_order_changed', changes);
	const [missing] = findMissing(state, config.now(), config);
	if (missing !== undefined) return refuse(`error_order_${missing}`);
	if (!body.accept_terms) return refuse('error_order_terms');
	const isAsShown = body.version === state.version && toCents(body.total) === state.price.total;
	const isPaidAsShown = body.to_pay === undefined || toCents(body.to_pay) === state.toPay;
	return isAsShown && isPaidAsShown ? null : refuse('error_order_changed');
}

const toCents = (amount: number | string): number => Math.round(Number(amount) * 100);

const refuse = (label: string, changes: OrderChange[] = []): Placement => ({ order: null, label, changes });
