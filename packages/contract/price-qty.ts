import Type, { type Static } from 'typebox';
import { DeliveryPromise, PickupPromise } from './delivery-promise.ts';
import { BodyBase, Envelope, Id, Items, Nullable } from './envelope.ts';
import { field } from './field.ts';
import { cardFields } from './product-card.ts';

/** Refresh of prices and stock by the browser (Spec 3, Price/quantity refresh items). */
export const PriceQty = Type.Object({
	id: cardFields.id,
	price_custom: cardFields.price_custom,
	basic_price_custom: cardFields.basic_price_custom,
	discount_percent_custom: cardFields.discount_percent_custom,
	extra_price_lowest: cardFields.extra_price_lowest,
	is_available: cardFields.is_available,
	available_qty: cardFields.available_qty,
	backorder: cardFields.backorder,
	maximum_qty: cardFields.maximum_qty,
	delivery: field(
		Type.Optional(Nullable(DeliveryPromise)),
		'Delivery days; null or left out if the shop cannot know them: sold out, in stores only, with a supplier, or a country without delivery.',
	),
	pickup: field(Type.Optional(Nullable(PickupPromise)), 'Pickup day; null or left out if no store has it.'),
});
export type PriceQty = Static<typeof PriceQty>;

export const PriceQtyBody = Type.Object({
	...BodyBase,
	ids: field(Type.Array(Id, { maxItems: 500 }), 'Ids of products; unknown ones are ignored.'),
	postcode: field(
		Type.Optional(Type.String({ maxLength: 12 })),
		'Postcode of the shopper, if the browser knows it; a postcode of another country than the market’s is ignored.',
	),
});
export const PriceQtyAnswer = Envelope(Type.Object({ items: field(Items(PriceQty), 'The visible products among them, in any order.') }));
