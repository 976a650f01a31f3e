import { MARKET_COUNTRIES } from '@titraj/contract/formats/market-countries.ts';
import { normalisePostcode } from '@titraj/contract/formats/postcode.ts';
import { MAX_INT4 } from '@titraj/contract/max-int4.ts';
import { isOrderable, toBackorder, toPriceFields } from '../catalog/index.ts';
import { memberPrice, toMemberRows } from '../customer-groups/index.ts';
import type { Handler } from '../platform/http/handler.ts';
import { fromCents } from '../platform/market/currency.ts';
import { toDeliveryPromise, toPickupPromise } from './delivery-promise.ts';
import { readDispatch } from './dispatch.ts';
import { readShippingPlan } from './read-shipping-plan.ts';
import { findHomeRule } from './shipping-plan.ts';
import { toParcel } from './to-parcel.ts';

/** Data that pages refresh after they load: price, stock, and delivery and pickup promises. */
export const priceQty: Handler<'_post_hapi_catalog_price_qty'> = async ({ ids, postcode }, { db, session, config, currency, lang }) => {
	if (ids.length === 0) return { success: true, data: { items: [] } };
	const products = await db
		.selectFrom('products as p')
		.select([
			'p.id',
			'p.code',
			'p.now_cents',
			'p.price_cents',
			'p.lowest_price_cents',
			'p.quantity',
			'p.backorder',
			'p.backorder_days',
			'p.maximum_qty',
			'p.store_stock',
			'p.weight_grams',
			'p.size_mm',
			'p.bulky',
		])
		.select(memberPrice(session.user_id).as('member_cents'))
		.where('p.id', 'in', ids.filter((id) => id <= MAX_INT4).concat(0))
		.where('p.listed', '=', true)
		.execute();
	const rows = await toMemberRows(db, products, { userId: session.user_id, rule: config.shop.priceRule });
	const stores = (await db.selectFrom('stores').select('code').where('visible', '=', true).execute()).map(({ code }) => code);
	const moment = { now: config.now(), dispatch: await readDispatch(db) };
	const country = MARKET_COUNTRIES[lang];
	const plan = await readShippingPlan(db, { currency, lang, config });
	const place = { country, postcode: postcode === undefined ? null : normalisePostcode(postcode, country) };
	const toPromise = ({ now_cents, ...row }: (typeof rows)[number]) => {
		const piece = { ...row, qty: 1, isSent: true };
		const parcel = { goodsCents: fromCents(now_cents, currency), ...toParcel([piece], plan.defaultGrams) };
		const rule = findHomeRule(plan, place, parcel);
		return rule === undefined ? null : toDeliveryPromise({ ...row, parcel }, { ...moment, rule });
	};
	const items = rows.map((row) => ({
		id: row.id,
		...toPriceFields(row),
		is_available: isOrderable(row),
		available_qty: row.quantity,
		backorder: toBackorder(row),
		maximum_qty: row.maximum_qty,
		delivery: toPromise(row),
		pickup: plan.pickup.length === 0 ? null : toPickupPromise(row, { ...moment, stores }),
	}));
	return { success: true, data: { items } };
};
