import { toStorePath } from '../../catalog/index.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { findCart, ownerOf } from '../../platform/visitor/cart-owner.ts';
import { byCity, nearFirst, readDispatch } from '../../shipping/index.ts';
import { loadCartState } from '../pricing/load-cart-state.ts';
import { toDestination } from '../stored-customer.ts';
import { hasInStock, toPickupDay } from './parcel-days.ts';

/**
 * Stores that offer pickup, sorted by city; those near the shopper's postcode come first, or else those near the cart's address. Goods in stock at the store are
 * ready on the same workday, others on the next; no day for a shop that has not set the time.
 */
export const pickupLocations: Handler<'_get_hapi_webshop_location'> = async ({ postcode }, call) => {
	const { db, config, session } = call;
	const cart = await findCart(db, ownerOf(session));
	const { lines, customer } = cart === undefined ? { lines: [] } : await loadCartState(db, cart.id, call);
	const stores = await db
		.selectFrom('stores')
		.select(['id', 'code', 'slug', 'title', 'address', 'postcode', 'city'])
		.where('visible', '=', true)
		.orderBy('id')
		.execute();
	const dispatch = await readDispatch(db);
	const items = stores.toSorted(byCity).map(({ code, slug, ...store }) => {
		const in_stock = hasInStock(lines, code);
		const ready_from = toPickupDay(lines, code, { dispatch, now: config.now() });
		return { ...store, url_without_domain: toStorePath(slug, store.id), in_stock, ready_from };
	});
	const near = postcode ?? (customer && toDestination(customer)?.postcode);
	return { success: true, data: { items: near ? nearFirst(items, near) : items } };
};
