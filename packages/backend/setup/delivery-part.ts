import Type, { type Static } from 'typebox';
import { OTHER_MARKETS } from '../platform/market/own-text.ts';

const strict = { additionalProperties: false };
const title = Type.String({ minLength: 1, maxLength: 100 });
const amount = Type.String({ pattern: '^\\d{1,7}(\\.\\d{1,2})?$', description: 'Euros, such as `5.90`.' });
const time = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
const side = Type.Integer({ minimum: 1, maximum: 100_000 });
const days = Type.Integer({ minimum: 0, maximum: 365 });

/** Fields of both pickup and delivery methods. */
const shared = {
	code: Type.String(),
	title,
	title_en: Type.Optional(title),
	/** Titles for other markets. */
	titles: Type.Optional(Type.Object(Object.fromEntries(OTHER_MARKETS.map((market) => [market, Type.Optional(title)])), strict)),
	/** One price, or price bands: `above` is an amount of goods in euros or, if `basis` is `weight`, a number of grams. */
	price: Type.Union([amount, Type.Array(Type.Object({ above: Type.String({ pattern: '^\\d{1,7}(\\.\\d{1,2})?$' }), price: amount }, strict))]),
	basis: Type.Optional(Type.Enum(['value', 'weight'])),
	free_over: Type.Optional(amount),
	/** Workdays: earliest, latest. */
	days: Type.Tuple([days, days]),
};

const DeliveryMethod = Type.Object(
	{
		...shared,
		to: Type.Optional(Type.Enum(['home', 'locker'])),
		maximum_grams: Type.Optional(Type.Integer({ minimum: 1, maximum: 9_999_999 })),
		/** Three sides in millimetres, in any order. */
		maximum_size_mm: Type.Optional(Type.Tuple([side, side, side])),
		/** Surcharge per bulky piece; false refuses bulky goods. */
		bulky: Type.Optional(Type.Union([amount, Type.Literal(false)])),
		/** Offered only if the cart has bulky goods. */
		only_bulky: Type.Optional(Type.Boolean()),
		cash_on_delivery: Type.Optional(Type.Boolean()),
		choice_days: Type.Optional(Type.Integer({ minimum: 0, maximum: 30 })),
	},
	strict,
);
export type DeliveryMethod = Static<typeof DeliveryMethod>;

const PickupMethod = Type.Object(shared, strict);
export type PickupMethod = Static<typeof PickupMethod>;

/** Part `delivery` of a setup file. Zones are identified by title, methods by code; those that the file does not contain are unchanged. */
export const DeliveryPart = Type.Object(
	{
		zones: Type.Optional(Type.Array(Type.Object({ title, areas: Type.Array(Type.String()), methods: Type.Array(DeliveryMethod) }, strict))),
		pickup: Type.Optional(Type.Array(PickupMethod)),
		/** `HH:MM`: orders placed before are dispatched the same day; without it no day is promised with products. */
		cut_off: Type.Optional(time),
		/** `HH:MM`: pickups ordered before are ready the same day. */
		pickup_until: Type.Optional(time),
	},
	strict,
);
export type DeliveryPart = Static<typeof DeliveryPart>;
