import type { ParcelLocker } from '@titraj/contract/parcel-locker.ts';
import { type Selectable, sql } from 'kysely';
import { memberPrice, toMemberRows } from '../../customer-groups/index.ts';
import type { Database, Tables } from '../../platform/database/tables.ts';
import type { Call } from '../../platform/http/handler.ts';
import { type Currency, fromCents } from '../../platform/market/currency.ts';
import { percentOf, readTaxRules, taxCountryOf } from '../../platform/tax/tax-rules.ts';
import {
	type Dispatch,
	findLocker,
	findRule,
	findShippingError,
	lockerCountries,
	type Parcel,
	readDispatch,
	readShippingPlan,
	type ShippingPlan,
	type ShippingRule,
	toParcel,
	toPlace,
} from '../../shipping/index.ts';
import { findCouponGoods } from '../promotions/coupon-goods.ts';
import { type StoredCustomer, toDestination, toStoredCustomer } from '../stored-customer.ts';
import { readCartVouchers } from '../vouchers/cart-vouchers.ts';
import { payByVouchers, type VoucherPayments } from '../vouchers/pay-by-vouchers.ts';
import { findPaymentRule, type PaymentRule, voucherRule } from './payment-rules.ts';
import { type CartPrice, type MarkedLine, priceCart } from './price-cart.ts';

export interface CartState {
	id: number;
	version: number;
	lines: CartLineRow[];
	shipping: {
		rule: ShippingRule;
		store: { id: number; code: string; title: string } | null;
		/** Null also if the chosen locker is no longer available. */
		locker: ParcelLocker | null;
		date: string | null;
		/** Label of why this method cannot take the parcel. */
		error: string | null;
	} | null;
	/** Delivery zones and methods of the market. */
	plan: ShippingPlan;
	parcel: Parcel;
	/** By gift voucher if vouchers cover all of it, whatever was chosen. */
	payment: { rule: PaymentRule; instalments: number | null } | null;
	customer: StoredCustomer;
	coupons: Selectable<Tables['coupons']>[];
	/** VAT percent of each line. */
	percents: number[];
	/** Currency of all amounts. */
	currency: Currency;
	price: CartPrice;
	/** Gift vouchers with what each pays of the price. */
	vouchers: VoucherPayments['vouchers'];
	/** What is left to pay besides gift vouchers. */
	toPay: number;
	dispatch: Dispatch;
}

type CartCall = Pick<Call, 'currency' | 'lang'> & { config: Pick<Call['config'], 'now' | 'paymentTerms' | 'shop'> };

/**
 * Loads everything that a cart's price and its order depend on. All amounts are converted to the currency here; later calculations use them
 * as they are.
 */
export async function loadCartState(db: Database, cartId: number, { currency, lang, config }: CartCall): Promise<CartState> {
	const now = config.now();
	const cart = await db
		.selectFrom('carts as c')
		.leftJoin('cart_customers as k', 'k.cart_id', 'c.id')
		.leftJoin('cart_parcels as a', (join) => join.onRef('a.cart_id', '=', 'c.id').on('a.position', '=', 1))
		.leftJoin('stores as s', 's.id', 'a.store_id')
		.select([
			'c.id',
			'c.version',
			'c.user_id',
			'c.priced_for',
			'c.payment_code',
			'c.instalments',
			'k.data',
			'a.shipping_code',
			'a.delivery_date',
			'a.locker_id',
			's.id as store_id',
			's.code as store_code',
			's.title as store_title',
		])
		.where('c.id', '=', cartId)
		.executeTakeFirstOrThrow();
	const userId = cart.priced_for ?? cart.user_id;
	const rows = await selectLines(db, cartId, userId).execute();
	const priced = await toMemberRows(db, rows, { userId, rule: config.shop.priceRule });
	const lines = priced.map((line) => toLineIn(currency, line));
	const coupons = (await selectCoupons(db, cartId, now).execute()).map((coupon) => toCouponIn(currency, coupon));
	const marked = await toMarkedLines(db, lines, coupons);
	const customer = toStoredCustomer(cart.data);
	const plan = await readShippingPlan(db, { currency, lang, config });
	const { store_id, store_code, store_title } = cart;
	const store = store_id === null || store_code === null || store_title === null ? null : { id: store_id, code: store_code, title: store_title };
	const locker = await findLocker(db, lockerCountries(plan), cart.locker_id);
	const place = toPlace(plan, cart.shipping_code, { locker, address: toDestination(customer) });
	const rule = findRule(plan, cart.shipping_code, place);
	const parcel = toParcel(
		lines.map((line) => ({ ...line, isSent: line.listed && line.orderable })),
		plan.defaultGrams,
	);
	const taxRules = await readTaxRules(db);
	const country = taxCountryOf(taxRules, rule?.kind === 'pickup' ? null : (place?.country ?? null));
	const percents = lines.map((line) => percentOf(taxRules, line.tax_class, country));
	const toPrice = (payment: PaymentRule | undefined) =>
		priceCart({
			currency,
			lines: marked.map((line, place) => ({ ...line, percent: percents[place] ?? 0 })),
			coupons,
			shipping: lines.length > 0 ? rule : undefined,
			parcel,
			payment: lines.length > 0 ? payment : undefined,
		});
	const vouchers = await readCartVouchers(db, cartId, { currency, now });
	const free = toPrice(undefined);
	const isCovered = free.total > 0 && payByVouchers(free.total, vouchers).toPay === 0;
	const paymentRule = isCovered ? voucherRule(currency) : findPaymentRule(cart.payment_code, currency, config.paymentTerms);
	const price = toPrice(paymentRule);
	return {
		id: cart.id,
		version: cart.version,
		lines,
		shipping: rule ? { rule, store, locker, date: cart.delivery_date, error: findShippingError(rule, parcel) } : null,
		plan,
		parcel: { ...parcel, goodsCents: price.goods },
		payment: paymentRule ? { rule: paymentRule, instalments: isCovered ? null : cart.instalments } : null,
		customer,
		coupons,
		percents,
		currency,
		price,
		...payByVouchers(price.total, vouchers),
		dispatch: await readDispatch(db),
	};
}

/** `userId`: whose prices count; null for a visitor. */
const selectLines = (db: Database, cartId: number, userId: number | null) =>
	db
		.selectFrom('cart_items as i')
		.innerJoin('products as p', 'p.id', 'i.product_id')
		.innerJoin('categories as c', 'c.id', 'p.category_id')
		.leftJoin('manufacturers as m', 'm.id', 'p.manufacturer_id')
		.select(['i.qty', 'i.seen_cents', 'p.id', 'p.code', 'p.ean', 'p.slug', 'p.title', 'p.unit', 'p.now_cents', 'p.price_cents', 'p.lowest_price_cents'])
		.select([
			'p.listed',
			'p.quantity',
			'p.backorder',
			'p.backorder_days',
			'p.orderable',
			'p.maximum_qty',
			'p.picture',
			'p.views',
			'p.images',
			'p.variation_code',
			'p.variation_attributes',
			'p.badges',
			'p.store_stock',
			'p.energy_label',
			'p.tax_class',
			'p.weight_grams',
			'p.size_mm',
			'p.bulky',
			'p.take_back',
		])
		.select(['c.slug as category_slug', 'c.title as category_title', 'm.title as manufacturer_title'])
		.select(memberPrice(userId).as('member_cents'))
		.where('i.cart_id', '=', cartId)
		.orderBy('i.id');

export type CartLineRow = Awaited<ReturnType<ReturnType<typeof selectLines>['execute']>>[number];

/** Coupons of the cart that are valid now and that its customer has not used. */
const selectCoupons = (db: Database, cartId: number, now: Date) =>
	db
		.selectFrom('cart_coupons as k')
		.innerJoin('coupons as o', 'o.id', 'k.coupon_id')
		.innerJoin('carts as c', 'c.id', 'k.cart_id')
		.leftJoin('user_coupons as u', (join) => join.onRef('u.coupon_id', '=', 'o.id').onRef('u.user_id', '=', 'c.user_id'))
		.selectAll('o')
		.where('k.cart_id', '=', cartId)
		.where('u.used_at', 'is', null)
		.where(isCouponValid(now))
		.orderBy('o.id');

/** Condition that a coupon is valid at a moment; its alias is `o`. */
export const isCouponValid = (now: Date) =>
	sql<boolean>`(o.valid_from is null or o.valid_from <= ${now}) and (o.valid_to is null or o.valid_to >= ${now}) and (o.maximum_uses is null or o.uses < o.maximum_uses)`;

/** Lines with the coupons that apply to them, because a coupon can be limited to some products. */
export async function toMarkedLines(db: Database, lines: readonly CartLineRow[], coupons: readonly { id: number }[]): Promise<MarkedLine[]> {
	const goods = await findCouponGoods(
		db,
		coupons.map(({ id }) => id),
		lines.map(({ id }) => id),
	);
	return lines.map(({ id, qty, now_cents, listed, orderable, badges }) => ({
		cents: qty * now_cents,
		is_available: listed && orderable,
		marks: [...badges.flatMap(({ coupon_code }) => coupon_code ?? []), ...(goods.get(id) ?? [])],
	}));
}

const orNull = (cents: number | null, currency: Currency): number | null => (cents === null ? null : fromCents(cents, currency));

const toLineIn = (currency: Currency, line: CartLineRow): CartLineRow => ({
	...line,
	now_cents: fromCents(line.now_cents, currency),
	price_cents: fromCents(line.price_cents, currency),
	lowest_price_cents: orNull(line.lowest_price_cents, currency),
	seen_cents: orNull(line.seen_cents, currency),
});

/** Converts a coupon's amounts to a currency. */
export const toCouponIn = <Coupon extends { amount_cents: number | null; minimum_cents: number | null }>(currency: Currency, coupon: Coupon): Coupon => ({
	...coupon,
	amount_cents: orNull(coupon.amount_cents, currency),
	minimum_cents: orNull(coupon.minimum_cents, currency),
});
