import type { Cart, CartItem, CartShipping } from '@titraj/contract/cart.ts';
import { BANK_TRANSFER } from '@titraj/contract/payment-codes.ts';
import { toEnergyLabel, toLowestPrice, toProductPath, toRegularCents, toShoppingCartCode, toVariationAttributes } from '../catalog/index.ts';
import { toMainThumbs } from '../catalog/media/index.ts';
import type { Database } from '../platform/database/tables.ts';
import type { Call } from '../platform/http/handler.ts';
import type { Currency } from '../platform/market/currency.ts';
import { toMajor } from '../platform/market/money.ts';
import type { TextReader } from '../platform/market/own-text.ts';
import { type CartOwner, findCart } from '../platform/visitor/cart-owner.ts';
import { type Dispatch, isCollected, NO_DELIVERY, readDispatch, shippingTitle } from '../shipping/index.ts';
import { acceptsCoupons } from './coupons/accepts-coupons.ts';
import { toCartDelivery } from './delivery/cart-delivery.ts';
import { toParcelDays } from './delivery/parcel-days.ts';
import { toLineBackorder } from './line-backorder.ts';
import { findLineChange } from './line-change.ts';
import { findMissing } from './pricing/find-missing.ts';
import { type CartLineRow, type CartState, loadCartState } from './pricing/load-cart-state.ts';
import { feeTitle, paymentTitle } from './pricing/payment-texts.ts';
import { planReservation } from './pricing/plan-reservation.ts';
import { priceCart } from './pricing/price-cart.ts';
import { toQuantityLimit } from './quantity-limit.ts';
import { toCartCustomer, toStoredCustomer } from './stored-customer.ts';
import { toTotals } from './to-totals.ts';

type Reader = Pick<Call, 'config' | 'client' | 'currency' | 'textLang' | 'lang'>;

export async function readCart(db: Database, owner: CartOwner, reader: Reader): Promise<Cart> {
	const { currency } = reader;
	const cart = await findCart(db, owner);
	const accepts_coupons = await acceptsCoupons(db, reader.config.now());
	if (cart === undefined) return { ...toCart(toEmpty(currency, await readDispatch(db)), owner.user_id, reader), accepts_coupons };
	const state = await loadCartState(db, cart.id, reader);
	const reservation = state.lines.length > 0 && state.payment !== null ? await planReservation(db, state, reader) : 'now';
	return {
		...toCart(state, owner.user_id, reader),
		needs_confirmation: reservation === 'on_confirmation',
		reserves_on_payment: reservation === 'on_payment',
		accepts_coupons,
	};
}

const toEmpty = (currency: Currency, dispatch: Dispatch): CartState => ({
	id: 0,
	version: 0,
	lines: [],
	shipping: null,
	payment: null,
	customer: toStoredCustomer(null),
	coupons: [],
	percents: [],
	price: priceCart({ currency, lines: [], coupons: [], shipping: undefined, parcel: { grams: 0, bulkyPieces: 0, sized: [] }, payment: undefined }),
	currency,
	vouchers: [],
	toPay: 0,
	dispatch,
	plan: NO_DELIVERY,
	parcel: { goodsCents: 0, grams: 0, bulkyPieces: 0, sized: [] },
});

function toCart(state: CartState, userId: number | null, { config, textLang: lang, lang: market }: Pick<Reader, 'config' | 'textLang' | 'lang'>): Cart {
	const { version, lines, customer, payment } = state;
	const isKnown = customer.email !== null || customer.delivery !== null;
	const now = config.now();
	const reader = { market, textLang: lang };
	const shipping = toShipping(state, reader, now);
	return {
		version,
		parcels: lines.length === 0 ? [] : [{ id: 1, items: lines.map(toItem), shipping }],
		customer: isKnown ? toCartCustomer(customer, userId, state.shipping !== null && isCollected(state.shipping.rule)) : null,
		payment_type: payment?.rule.type ?? null,
		payment: payment && {
			code: payment.rule.code,
			...paymentTitle(payment.rule, reader),
			payment_type: payment.rule.type,
			amount: toMajor(payment.rule.cents),
			instalments: payment.instalments,
		},
		...toCartDelivery(state, { now, market }),
		missing: lines.length === 0 ? [] : findMissing(state, now, config),
		total: toTotals(state, { shipping: state.shipping && shippingTitle(state.shipping.rule, reader), fee: payment && feeTitle(payment.rule, reader) }),
	};
}

function toShipping(state: CartState, reader: TextReader, now: Date): CartShipping | null {
	const { shipping, payment, price } = state;
	if (shipping === null) return null;
	const { rule, store, locker, date } = shipping;
	// As on the page of an order: days count from the money of a transfer.
	const days = payment?.rule.code === BANK_TRANSFER ? null : toParcelDays(state, now);
	return {
		code: rule.code,
		...shippingTitle(rule, reader),
		amount: toMajor(price.shipping),
		location_id: store?.id ?? null,
		location_title: store?.title ?? null,
		locker,
		delivery_from: days?.from ?? null,
		delivery_to: days?.to ?? null,
		delivery_date: date,
	};
}

function toItem(row: CartLineRow): CartItem {
	return {
		shopping_cart_code: toShoppingCartCode(row.id),
		qty: row.qty,
		maximum_qty: toQuantityLimit(row),
		unit: row.unit,
		unit_price: toMajor(row.now_cents),
		basic_price: toMajor(toRegularCents(row)),
		extra_price_lowest: toLowestPrice(row),
		discount_amount: 0,
		total: toMajor(row.qty * row.now_cents),
		is_available: row.listed && row.orderable,
		backorder: toLineBackorder(row),
		changed: findLineChange(row),
		item: {
			id: row.id,
			code: row.code,
			title: row.title,
			url_without_domain: toProductPath(row.category_slug, row.slug, row.id),
			main_image_thumbs: toMainThumbs(row),
			manufacturer: row.manufacturer_title,
			category: row.category_title,
			energy_label: toEnergyLabel(row.energy_label),
			variation: row.variation_code === null ? null : { attributes: toVariationAttributes(row.variation_attributes) },
			take_back: row.take_back ?? [],
		},
	};
}
