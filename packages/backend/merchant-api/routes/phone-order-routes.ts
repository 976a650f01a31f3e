import { placePhoneOrder, type PhoneQuote as Quote, quotePhoneOrder } from '../../orders/index.ts';
import { resolveTextLang } from '../../platform/http/language.ts';
import { createProviders } from '../../platform/identity/providers.ts';
import { currencyOf } from '../../platform/market/currency.ts';
import { type Market, SOURCE_MARKET } from '../../platform/market/market.ts';
import { FieldErrors, type MerchantCall, route } from '../http/route.ts';
import { toMoney } from '../rows/to-money.ts';
import { toCents } from '../schemas/amount.ts';
import { Nothing } from '../schemas/common.ts';
import { OrderView } from '../schemas/order-view.ts';
import { PhoneOrderBody, PhoneQuote, PhoneQuoteBody } from '../schemas/phone-order.ts';
import { readOrderView } from './change-order.ts';

export const PHONE_ORDER_ROUTES = [
	route({
		...{ method: 'POST', path: '/orders', operationId: 'placePhoneOrder', scopes: ['orders:write'] },
		summary: 'Places an order for a customer, by the rules of the checkout; the reason of a refusal is the label that the checkout would show',
		params: Nothing,
		query: Nothing,
		body: PhoneOrderBody,
		response: OrderView,
		async handle(call) {
			const { db, body } = call;
			const phoned = {
				customer: { type: 'webshop.guest' as const, ...body.customer, billing: body.customer.billing ?? null },
				...{ lines: body.lines, coupons: body.coupons ?? [], note: body.note ?? null },
				shipping: toShipping(body.shipping),
				payment: toPayment(body.payment),
				totalCents: body.total === undefined ? null : toCents(body.total),
			};
			const placed = await placePhoneOrder(await toShopCall(call, body.language), phoned, (trx) => call.log(trx, null));
			if ('refused' in placed) return new FieldErrors(placed.refused.map(({ field, label }) => ({ field, reason: label })));
			return readOrderView(db, placed.number);
		},
	}),
	route({
		...{ method: 'POST', path: '/order-quotes', operationId: 'quotePhoneOrder', scopes: ['orders:write'], changesNothing: true },
		summary: 'What an order by phone would cost, and how it can be delivered and paid; places nothing',
		params: Nothing,
		query: Nothing,
		body: PhoneQuoteBody,
		response: PhoneQuote,
		async handle(call) {
			const { body } = call;
			const quote = await quotePhoneOrder(await toShopCall(call, body.language), {
				...{ lines: body.lines, coupons: body.coupons ?? [], to: body.to ?? null, lockerWords: body.locker_words ?? '', email: body.email ?? null },
				shipping: body.shipping ? toShipping(body.shipping) : null,
				payment: body.payment ? toPayment(body.payment) : null,
			});
			return toView(quote, currencyOf(body.language ?? SOURCE_MARKET));
		},
	}),
];

type Settings = Pick<MerchantCall<unknown, unknown, unknown>, 'db' | 'settings'>;

/** The call of a shopper in a market. */
const toShopCall = async ({ db, settings }: Settings, lang: Market = SOURCE_MARKET) => ({
	...{ db, config: await settings.read(), lang, textLang: resolveTextLang(lang), currency: currencyOf(lang) },
	...{ client: null, providers: createProviders(() => []), signToken: refuseToSign },
});

const refuseToSign = (): never => {
	throw new Error('A phone order has no session to sign in');
};

const toShipping = ({ code, store = null, locker = null, date = null }: PhoneOrderBody['shipping']) => ({
	...{ shipping_code: code, location_id: store, locker_id: locker, delivery_date: date },
});

const toPayment = ({ code, instalments = null }: PhoneOrderBody['payment']) => ({ payment_code: code, instalments });

function toView({ cart, groups, countries, shipping, stores, lockers, payments, refused }: Quote, currency: string): PhoneQuote {
	const { total } = cart;
	const sumOf = (amounts: readonly (number | string)[]) => toMoney(Math.round(amounts.reduce<number>((sum, amount) => sum + Number(amount), 0) * 100));
	const money = (amount: number | string) => sumOf([amount]);
	const toPlace = ({ id, title, address, postcode, city }: (typeof lockers)[number] | (typeof stores)[number]) => ({
		...{ id, title: [title, address, `${postcode} ${city}`].join(', ') },
	});
	return {
		currency,
		groups: [...groups],
		lines: cart.parcels
			.flatMap(({ items }) => items)
			.map(({ qty, unit_price, total: sum, item: { code, title } }) => ({
				...{ sku: code, title, quantity: qty, unit_price: money(unit_price), total: money(sum) },
			})),
		totals: {
			items: money(total.total_items_total),
			discount: sumOf(total.extraitems.map(({ amount }) => amount)),
			shipping: money(total.total_extra_shipping),
			payment_fee: sumOf((total.extra_items ?? []).filter(({ type }) => type === 'payment').map(({ amount }) => amount)),
			...{ vat: money(total.total_tax), total: money(total.total) },
		},
		to_pay: money(total.to_pay ?? total.total),
		countries: [...countries],
		shipping: shipping.map(({ code, title, amount, needs_location, needs_locker = false, label_name }) => ({
			...{ code, title, price: money(amount), needs_store: needs_location, needs_locker, refusal: label_name },
		})),
		stores: stores.map(toPlace),
		lockers: lockers.map(toPlace),
		payments: payments.map(({ code, title, amount, label_name }) => ({ code, title, fee: money(amount), refusal: label_name })),
		missing: cart.missing ?? [],
		refused: refused.map(({ field, label }) => ({ field, reason: label })),
	};
}
