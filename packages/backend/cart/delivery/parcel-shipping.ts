import { toFindableId } from '@titraj/contract/max-int4.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { findCart, ownerOf } from '../../platform/visitor/cart-owner.ts';
import {
	findLocker,
	findPlaceError,
	findRule,
	findShippingError,
	hasLockers,
	lockerCountries,
	rulesFor,
	toDeliveryWindow,
	toPlace,
	toShippingMethods,
} from '../../shipping/index.ts';
import { changeCart } from '../change-cart.ts';
import { type CartState, loadCartState } from '../pricing/load-cart-state.ts';
import { toDestination } from '../stored-customer.ts';
import type { Database } from '../tables.ts';
import { waitsForStock } from './parcel-days.ts';

/** A cart is always shipped as one parcel. */
const PARCEL = 1;

/** Shipping methods for the cart's address. If nothing is delivered there, `label_name` says why and only pickup is left. */
export const parcelShipping: Handler<'_get_hapi_webshop_parcel_shipping'> = async (_query, call) => {
	const { db, session, textLang, lang: market } = call;
	const cart = await findCart(db, ownerOf(session));
	const state = cart === undefined ? null : await loadCartState(db, cart.id, call);
	if (state === null || state.lines.length === 0) return { success: true, data: { items: [] } };
	const { plan, parcel, customer, dispatch } = state;
	const destination = toDestination(customer);
	const lockers = await hasLockers(db, lockerCountries(plan));
	const asked = { parcel, dispatch, now: call.config.now(), reader: { market, textLang }, lockers, waitsForStock: waitsForStock(state.lines) };
	const methods = toShippingMethods(rulesFor(plan, destination), asked);
	const label_name = destination && findPlaceError(plan, destination);
	return { success: true, data: { items: [{ parcel_id: PARCEL, selected: state.shipping?.rule.code ?? null, label_name, methods }] } };
};

export const defaultShipping: Handler<'_post_hapi_webshop_parcel_default_shipping'> = (_body, call) =>
	changeCart(call, async (trx, { id, lines, shipping, customer, plan, parcel }) => {
		const isGood = shipping !== null && shipping.error === null;
		const rule = rulesFor(plan, toDestination(customer)).find((each) => each.kind === 'home' && findShippingError(each, parcel) === null);
		if (isGood || lines.length === 0 || rule === undefined) return null;
		await write(trx, id, { shipping_code: rule.code, store_id: null, locker_id: null, delivery_date: null });
		return null;
	});

export const chooseShipping: Handler<'_put_hapi_webshop_parcel_shipping'> = ({ parcel_id, shipping_code, location_id, locker_id, delivery_date }, call) =>
	changeCart(call, async (trx, { id, lines, customer, plan, parcel, dispatch }) => {
		if (parcel_id !== PARCEL || lines.length === 0) return 'error_shipping_method';
		const found = await findLocker(trx, lockerCountries(plan), locker_id);
		const place = toPlace(plan, shipping_code, { locker: found, address: toDestination(customer) });
		const rule = findRule(plan, shipping_code, place);
		if (rule === undefined) return findReason({ plan, customer }, shipping_code);
		const error = findShippingError(rule, parcel);
		if (error !== null) return error;
		const dates = waitsForStock(lines) ? [] : toDeliveryWindow(rule, call.config.now(), dispatch).dates;
		if (delivery_date && !dates.includes(delivery_date)) return 'error_shipping_date';
		const store_id = rule.kind === 'pickup' ? await findStore(trx, location_id) : null;
		if (store_id === undefined) return 'error_shipping_location';
		const locker = rule.kind === 'locker' ? found : null;
		if (rule.kind === 'locker' && locker === null) return 'error_shipping_locker';
		await write(trx, id, { shipping_code, store_id, locker_id: locker?.id ?? null, delivery_date: delivery_date || null });
		return null;
	});

/** Label of why a method is unavailable: it does not cover the address, or does not exist. */
function findReason({ plan, customer }: Pick<CartState, 'plan' | 'customer'>, code: string): string {
	const isKnown = plan.zones.some(({ rules }) => rules.some((rule) => rule.code === code));
	const destination = toDestination(customer);
	if (!isKnown || destination === null) return 'error_shipping_method';
	return findPlaceError(plan, destination) ?? 'error_shipping_postcode';
}

async function findStore(trx: Database, id: number | null | undefined): Promise<number | undefined> {
	const known = toFindableId(id ?? 0);
	return (await trx.selectFrom('stores').select('id').where('id', '=', known).where('visible', '=', true).executeTakeFirst())?.id;
}

interface Choice {
	readonly shipping_code: string;
	readonly store_id: number | null;
	readonly locker_id: number | null;
	readonly delivery_date: string | null;
}

const write = (trx: Database, cart_id: number, choice: Choice) =>
	trx
		.insertInto('cart_parcels')
		.values({ cart_id, position: PARCEL, ...choice })
		.onConflict((conflict) => conflict.columns(['cart_id', 'position']).doUpdateSet(choice))
		.execute();
