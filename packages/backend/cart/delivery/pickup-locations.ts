import { toStorePath } from '../../catalog/products/urls.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { addWorkdays } from '../../platform/time/workdays.ts';
import { findCart, ownerOf } from '../../platform/visitor/cart-owner.ts';
import { byCity, nearFirst, readDispatch, toDispatchDay } from '../../shipping/index.ts';
import { loadCartState } from '../pricing/load-cart-state.ts';

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
	const today = dispatch.pickupUntil === null ? null : toDispatchDay(config.now(), { ...dispatch, until: dispatch.pickupUntil });
	const items = stores.toSorted(byCity).map(({ code, slug, ...store }) => {
		const in_stock = lines.length > 0 && lines.every((line) => Math.min(line.store_stock[code] ?? 0, line.quantity) >= line.qty);
		const ready_from = in_stock || today === null ? today : addWorkdays(today, 1);
		return { ...store, url_without_domain: toStorePath(slug, store.id), in_stock, ready_from };
	});
	const near = postcode ?? customer?.delivery?.postcode;
	return { success: true, data: { items: near ? nearFirst(items, near) : items } };
};
