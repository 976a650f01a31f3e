import type { PlacedOrder } from '@titraj/contract/checkout.ts';
import type { ParcelLocker } from '@titraj/contract/parcel-locker.ts';
import type { TakeBackWay } from '@titraj/contract/take-back.ts';
import { type CartLineRow, type CartState, feeTitleToStore, paymentTitle, type Reservation, toNetwork, toParcelDays } from '../../cart/index.ts';
import { toRegularCents, toShoppingCartCode, toVariationAttributes } from '../../catalog/index.ts';
import type { AddressColumns } from '../../platform/database/tables/account-tables.ts';
import type { Call } from '../../platform/http/handler.ts';
import { ORDER_FACTS } from '../../platform/order-facts/order-facts.ts';
import { computeFacts } from '../../platform/order-facts/read-facts.ts';
import { shippingTitleToStore } from '../../shipping/index.ts';
import type { Database } from '../tables.ts';
import { toKeptUntil } from './kept-until.ts';
import { toFactColumns, toOrderedLine } from './ordered-line.ts';
import { toPlacedStatus } from './placed-status.ts';
import { toReservedUntil } from './reserved-until.ts';
import { toIdentificator } from './to-identificator.ts';
import { writeOrder } from './write-order.ts';

interface CartOrder {
	state: CartState;
	call: Call;
	key: string;
	note: string | null;
	/** Chosen take-back by `shopping_cart_code`. */
	takeBack: ReadonlyMap<string, TakeBackWay>;
	/** When its goods are reserved. */
	reservation: Reservation;
}

/** Writes the order of a complete cart. */
export async function writeCartOrder(trx: Database, { state, call, key, note, takeBack, reservation }: CartOrder): Promise<Omit<PlacedOrder, 'repeated'>> {
	const { shipping, payment, customer, lines, percents, currency, price, toPay } = state;
	if (shipping === null || payment === null || customer.email === null || customer.delivery === null)
		throw new Error('The cart lacks its shipping, payment or customer');
	const { rule } = payment;
	const waits = reservation === 'on_confirmation';
	const now = call.config.now();
	// A free order, and one that gift vouchers cover, keeps the title of the chosen payment method, but opens no payment page and waits for no payment.
	const isFree = toPay === 0;
	const reader = { market: call.lang, textLang: call.textLang };
	const payment_type = isFree ? null : rule.type;
	const { locker } = shipping;
	const days = toParcelDays(state, now);
	const isPickup = shipping.rule.kind === 'pickup';
	const isHome = !isPickup && locker === null;
	const items = lines.map((line) => ({ line, ordered: toOrderedLine(line, toTakeBack(line, takeBack, isHome)) }));
	const billed = customer.billing ?? customer.delivery;
	const order = await writeOrder(trx, {
		user_id: call.session.user_id,
		session_id: call.session.id,
		idempotency_key: key,
		status: waits ? 'awaiting_confirmation' : toPlacedStatus(rule, isFree),
		kept_until: waits ? null : toKeptUntil({ payment_code: rule.code, total_cents: price.total }, now, call.config.orderLimits),
		reserved_until: reservation === 'now' && !isFree ? toReservedUntil(rule, now, call.config.orderLimits) : null,
		network: isFree ? null : toNetwork(call),
		lang: call.textLang,
		market: call.lang,
		currency,
		email: customer.email,
		phone: customer.delivery.phone,
		note,
		payment_code: rule.code,
		payment_title: paymentTitle(rule, reader).title,
		payment_fee_title: price.payment === 0 ? null : feeTitleToStore(rule, reader),
		payment_type,
		payment_cents: price.payment,
		...computeFacts(ORDER_FACTS, {
			...{
				market: call.lang,
				currency,
				totalCents: price.total,
				lines: items.map(({ ordered }) => ordered),
				shippingCode: shipping.rule.code,
				paymentCode: rule.code,
			},
			...{ instalments: payment.instalments, isSignedIn: call.session.user_id !== null, isCompany: billed.company !== null && billed.oib !== null },
		}),
		delivery: isPickup ? null : locker ? toLockerAddress(customer.delivery, locker) : customer.delivery,
		billing: customer.billing ?? (isHome ? null : customer.delivery),
		parcels: [
			{
				shipping_code: shipping.rule.code,
				...shippingTitleToStore(shipping.rule, reader),
				shipping_cents: price.shipping,
				store_id: shipping.store?.id ?? null,
				store_title: shipping.store?.title ?? null,
				locker: locker && JSON.stringify(locker),
				delivery_from: days?.from ?? null,
				delivery_to: days?.to ?? null,
				tracking_code: null,
				tracking_url: null,
				items: items.map(({ line, ordered }, place) => ({
					...toOrderItem(line),
					...toFactColumns(ordered),
					tax_percent: percents[place] ?? 0,
					coupon_cents: price.lineCoupons[place] ?? 0,
				})),
			},
		],
		coupons: price.coupons.map(({ id, code, title, cents }) => ({ coupon_id: id, code, title, amount_cents: cents })),
		vouchers: state.vouchers,
		payment: { provider: rule.provider ?? rule.code, status: isFree ? 'approved' : 'pending', reference: null },
	});
	return { ...order, payment_type: waits ? null : payment_type, order_identificator: toIdentificator(order) };
}

/** The recipient at the address of the parcel locker. The company appears only on the bill. */
const toLockerAddress = (recipient: AddressColumns, { address, postcode, city, country }: ParcelLocker): AddressColumns => ({
	...recipient,
	...{ company: null, oib: null, street: address, postcode, city, country },
});

/** The chosen take-back; null if the product does not offer it, or collection was chosen for goods delivered to a store or locker. */
function toTakeBack({ id, take_back }: CartLineRow, chosen: CartOrder['takeBack'], isHome: boolean): TakeBackWay | null {
	const way = chosen.get(toShoppingCartCode(id));
	return way !== undefined && take_back?.includes(way) && (isHome || way !== 'collection') ? way : null;
}

function toOrderItem(line: CartLineRow) {
	const { id, code, ean, title, unit, qty, now_cents, category_title, manufacturer_title, variation_code, variation_attributes } = line;
	const variation = variation_code === null ? null : JSON.stringify(toVariationAttributes(variation_attributes));
	const names = { code, ean, title, unit, category: category_title, manufacturer: manufacturer_title, variation };
	return { ...names, product_id: id, qty, unit_cents: now_cents, basic_cents: toRegularCents(line) };
}
