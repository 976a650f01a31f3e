import Type from 'typebox';
import { placePhoneOrder } from '../../orders/index.ts';
import { resolveTextLang } from '../../platform/http/language.ts';
import { createProviders } from '../../platform/identity/providers.ts';
import { currencyOf } from '../../platform/market/currency.ts';
import { MARKETS, SOURCE_MARKET } from '../../platform/market/market.ts';
import { FieldErrors, route } from '../http/route.ts';
import { Amount, toCents } from '../schemas/amount.ts';
import { Nothing } from '../schemas/common.ts';
import { OrderView } from '../schemas/order-view.ts';
import { Clearable, Code, MailAddress, Sku, Strict, Text } from '../schemas/text.ts';
import { readOrderView } from './change-order.ts';

const address = {
	...{ first_name: Text(100), last_name: Text(100), company: Clearable(Text(100)), oib: Clearable(Text(20)) },
	...{ street: Text(100), postcode: Text(16), city: Text(100), country: Type.String({ pattern: '^[A-Z]{2}$' }) },
};

const Order = Strict({
	/** Whom the order is for: confirmation and news are mailed there. */
	customer: Strict({ email: MailAddress, phone: Text(40), ...address, billing: Clearable(Strict({ ...address, phone: Clearable(Text(40)) })) }),
	lines: Type.Array(Strict({ sku: Sku, quantity: Type.Integer({ minimum: 1, maximum: 100_000 }) }), { minItems: 1, maxItems: 500 }),
	coupons: Type.Optional(Type.Array(Text(40), { maxItems: 10 })),
	/** Code of the method; `store` and `locker` are ids, where the method has one. */
	shipping: Strict({ code: Code, store: Clearable(Type.Integer()), locker: Clearable(Type.Integer()), date: Clearable(Text(10)) }),
	payment: Strict({ code: Code, instalments: Clearable(Type.Integer({ minimum: 2, maximum: 60 })) }),
	note: Clearable(Text(1000)),
	/** Market whose prices, currency and language the customer gets; Croatian by default. */
	language: Type.Optional(Type.Enum([...MARKETS])),
	/** Total that the customer agreed to; an order with another total is refused. */
	total: Type.Optional(Amount),
	/** The customer heard and accepted the terms. */
	accept_terms: Type.Literal(true),
});

export const PHONE_ORDER_ROUTES = [
	route({
		...{ method: 'POST', path: '/orders', operationId: 'placePhoneOrder', scopes: ['orders:write'] },
		summary: 'Places an order for a customer, by the rules of the checkout; the reason of a refusal is the label that the checkout would show',
		params: Nothing,
		query: Nothing,
		body: Order,
		response: OrderView,
		async handle({ db, settings, body }) {
			const { customer, shipping, payment, language = SOURCE_MARKET } = body;
			const call = {
				...{ db, config: await settings.read(), lang: language, textLang: resolveTextLang(language), currency: currencyOf(language) },
				...{ client: null, providers: createProviders(() => []), signToken: refuseToSign },
			};
			const placed = await placePhoneOrder(call, {
				customer: { type: 'webshop.guest', ...customer, billing: customer.billing ?? null },
				...{ lines: body.lines, coupons: body.coupons ?? [], note: body.note ?? null },
				shipping: {
					shipping_code: shipping.code,
					location_id: shipping.store ?? null,
					locker_id: shipping.locker ?? null,
					delivery_date: shipping.date ?? null,
				},
				payment: { payment_code: payment.code, instalments: payment.instalments ?? null },
				totalCents: body.total === undefined ? null : toCents(body.total),
			});
			if ('refused' in placed) return new FieldErrors(placed.refused.map(({ field, label }) => ({ field, reason: label })));
			return readOrderView(db, placed.number);
		},
	}),
];

const refuseToSign = (): never => {
	throw new Error('A phone order has no session to sign in');
};
