import { toFindableId } from '@titraj/contract/max-int4.ts';
import { toStorePath } from '../../catalog/index.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { byCity, findShippingError, readDispatch, readShippingPlan, toParcel } from '../../shipping/index.ts';
import { toPickupDay } from '../delivery/parcel-days.ts';

/**
 * Every visible store with its stock of a product, limited to the total stock; stores that have it come first. A store without stock gets a piece for a pickup, while
 * there is one anywhere and a pickup takes it: its day is the one that the checkout shows.
 */
export const storeStock: Handler<'_get_hapi_catalog_store_stock'> = async ({ id }, { db, session, config, lang, currency }) => {
	let matching = db
		.selectFrom('products')
		.select(['quantity', 'backorder', 'store_stock', 'weight_grams', 'size_mm', 'bulky'])
		.where('id', '=', toFindableId(id));
	if (!session.insider) matching = matching.where('listed', '=', true);
	const product = await matching.executeTakeFirst();
	if (product === undefined) return notFound('product');
	const stores = await db.selectFrom('stores').select(['id', 'code', 'slug', 'title', 'city', 'address']).where('visible', '=', true).orderBy('id').execute();
	const dispatch = await readDispatch(db);
	const plan = await readShippingPlan(db, { currency, lang, config });
	const piece = toParcel([{ ...product, qty: 1, isSent: true }], plan.defaultGrams);
	const canPickUp = product.quantity > 0 && plan.pickup.some((rule) => findShippingError(rule, piece) === null);
	const items = stores.toSorted(byCity).map((store) => {
		const available_qty = Math.max(0, Math.min(product.store_stock[store.code] ?? 0, product.quantity));
		return {
			location_id: store.id,
			title: store.title,
			city: store.city,
			address: store.address,
			url_without_domain: toStorePath(store.slug, store.id),
			available_qty,
			ready_from: canPickUp ? toPickupDay([{ ...product, qty: 1 }], store.code, { dispatch, now: config.now() }) : null,
		};
	});
	items.sort((a, b) => Number(b.available_qty > 0) - Number(a.available_qty > 0));
	return { success: true, data: { items } };
};
