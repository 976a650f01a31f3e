import Type from 'typebox';

const Item = Type.Object(
	{
		item_id: Type.String({ minLength: 1, maxLength: 100 }),
		item_name: Type.String({ minLength: 1, maxLength: 500 }),
		price: Type.Number({ minimum: 0 }),
		quantity: Type.Number({ exclusiveMinimum: 0 }),
		item_brand: Type.Optional(Type.String()),
		item_category: Type.Optional(Type.String()),
		item_variant: Type.Optional(Type.String()),
		discount: Type.Optional(Type.Number({ minimum: 0 })),
		index: Type.Optional(Type.Integer({ minimum: 0 })),
		item_list_id: Type.Optional(Type.String()),
		item_list_name: Type.Optional(Type.String()),
	},
	{ additionalProperties: false },
);
const exact = (properties: Parameters<typeof Type.Object>[0]) => Type.Object(properties, { additionalProperties: false });
const items = Type.Array(Item, { minItems: 1, maxItems: 200 });
const sendTo = Type.Optional(Type.String());
const goods = { currency: Type.String({ pattern: '^[A-Z]{3}$' }), value: Type.Number({ minimum: 0 }), items, send_to: sendTo };
const list = { item_list_id: Type.String(), item_list_name: Type.String(), items, send_to: sendTo };
const promotions = Type.Array(
	exact({
		...{ item_id: Type.String(), item_name: Type.String(), promotion_id: Type.String(), promotion_name: Type.String() },
		creative_slot: Type.String(),
	}),
	{ minItems: 1 },
);
const granted = Type.Union([Type.Literal('granted'), Type.Literal('denied')]);
const sums = { transaction_id: Type.String({ minLength: 1 }), tax: Type.Number({ minimum: 0 }), shipping: Type.Number({ minimum: 0 }) };
const coupon = Type.Optional(Type.String());

/** Parameters that GA4 documents for each event, listed independently, so that invented or missing ones are detected. */
export const GA4_EVENTS = {
	page_view: exact({
		...{ page_location: Type.String({ pattern: '^https?://' }), page_path: Type.String({ pattern: '^/' }), page_title: Type.String() },
		...{ page_type: Type.String(), language: Type.String(), send_to: sendTo },
	}),
	view_item: exact(goods),
	view_item_list: exact(list),
	select_item: exact(list),
	view_cart: exact({ ...goods, coupon }),
	add_to_cart: exact(goods),
	remove_from_cart: exact(goods),
	login: exact({ method: Type.String(), send_to: sendTo }),
	begin_checkout: exact({ ...goods, coupon }),
	add_shipping_info: exact({ ...goods, coupon, shipping_tier: Type.String({ minLength: 1 }) }),
	add_payment_info: exact({ ...goods, coupon, payment_type: Type.String({ minLength: 1 }) }),
	purchase: exact({ ...goods, ...sums, coupon }),
	refund: exact({ ...goods, ...sums }),
	add_to_wishlist: exact(goods),
	view_promotion: exact({ items: promotions, send_to: sendTo }),
	select_promotion: exact({ items: promotions, send_to: sendTo }),
	consent_choice: exact({ analytics: granted, marketing: granted, send_to: sendTo }),
} as const;
