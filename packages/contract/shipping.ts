import Type, { type Static } from 'typebox';
import { BodyBase, Code, Envelope, Id, Nullable, Price } from './envelope.ts';
import { field } from './field.ts';
import { localized, verbatim } from './localized.ts';
import { ParcelLocker } from './parcel-locker.ts';

const Day = Type.String({ maxLength: 10 });

/** A shipping method of a parcel. */
export const ShippingMethod = Type.Object(
	{
		code: field(verbatim(Type.String()), 'Code of the delivery method: `shipping_code` of a choice.'),
		title: field(localized(Type.String()), 'Title of the shipping method.'),
		amount: field(Price, 'Shipping cost of this parcel; 0 if it is free.'),
		free_over: field(Nullable(Price), 'Value of the goods above which delivery is free; null if there is no free delivery.'),
		needs_location: field(Type.Boolean(), 'True if a store must be chosen, from `webshop/location`.'),
		needs_locker: field(Type.Optional(Type.Boolean()), 'True if a locker must be chosen, from the extension `webshop/parcel-locker`.'),
		needs_address: field(
			Type.Optional(Type.Boolean()),
			'False if `webshop/customer` takes a private person without street, postcode and town (empty texts), as for a pickup or a parcel locker; true if left out.',
		),
		is_available: field(Type.Boolean(), 'False if the method is unavailable now; it is shown with its reason.'),
		label_name: field(Nullable(verbatim(Type.String())), 'Key of the label with the reason why the method is unavailable; null if it is available.'),
		delivery_from: field(Nullable(verbatim(Type.String())), 'ISO 8601 day of the earliest delivery; null without a promise.'),
		delivery_to: field(Nullable(verbatim(Type.String())), 'ISO 8601 day of the latest delivery; null without a promise.'),
		delivery_dates: field(Type.Array(verbatim(Type.String()), { default: [] }), 'ISO 8601 days to choose from; empty without a choice.'),
	},
	{ description: 'A delivery method.' },
);
export type ShippingMethod = Static<typeof ShippingMethod>;
const ParcelMethods = Type.Object({
	items: field(
		Type.Array(
			Type.Object({
				parcel_id: field(Id, 'Id of the cart’s parcel.'),
				selected: field(Nullable(Type.String()), 'Code of the chosen shipping method; null without one.'),
				label_name: field(
					Type.Optional(Nullable(Type.String())),
					'Key of the label with the reason why nothing is delivered to the cart’s address; null or left out if delivery is possible, or no address is known.',
				),
				methods: field(Type.Array(ShippingMethod), 'Delivery methods that reach the address of this parcel, in the order in which they are offered.'),
			}),
		),
		'The parcels of the cart.',
	),
});
export const ParcelShippingAnswer = Envelope(ParcelMethods);

/** Default shipping of a parcel (Spec 7). */
export const ParcelDefaultShippingBody = Type.Object({ ...BodyBase });
export const ParcelShippingBody = Type.Object({
	...BodyBase,
	parcel_id: field(Id, 'Id of the cart’s parcel.'),
	shipping_code: field(Code, 'Code of the chosen delivery method.'),
	location_id: field(Type.Optional(Nullable(Id)), 'Id of the chosen store, for a method with `needs_location`.'),
	locker_id: field(Type.Optional(Nullable(Id)), 'Id of the chosen locker, for a method with `needs_locker`.'),
	delivery_date: field(Type.Optional(Nullable(Day)), 'ISO 8601 day of `delivery_dates`; null or left out for the earliest.'),
});

/** Stores for picking up the cart (Spec 7, location GET). */
export const PickupLocation = Type.Object(
	{
		id: field(Id, 'Id of the store: `location_id` of a choice.'),
		title: field(verbatim(Type.String()), 'Name of the store.'),
		address: field(verbatim(Type.String()), 'Street and number of the store.'),
		postcode: field(verbatim(Type.String()), 'Postcode of the store.'),
		city: field(verbatim(Type.String()), 'Town of the store.'),
		url_without_domain: field(Type.String(), 'Path of the store’s page.'),
		in_stock: field(Type.Boolean(), 'True if the store already has everything in the cart.'),
		ready_from: field(Nullable(Type.String()), 'ISO 8601 day from which the goods can be picked up; null without a promise.'),
	},
	{ description: 'A store where the cart can be picked up.' },
);
export type PickupLocation = Static<typeof PickupLocation>;
export const PickupLocationsQuery = Type.Object({
	postcode: field(Type.Optional(Type.String({ maxLength: 16 })), 'Postcode of the shopper: near stores come first. Without it, those near the cart’s address.'),
});
export const PickupLocationsAnswer = Envelope(Type.Object({ items: field(Type.Array(PickupLocation), 'Stores with order pickup.') }));

export const ParcelLockersQuery = Type.Object({
	search_q: field(Type.Optional(Type.String({ maxLength: 100 })), 'Words of town, street or name, or the beginning of a postcode.'),
});
export const ParcelLockersAnswer = Envelope(
	Type.Object({
		items: field(Type.Array(ParcelLocker), 'Lockers in service, in a country of delivery, at most 20.'),
		total: field(Type.Integer(), 'Number of matching lockers.'),
	}),
);

export const ShippingEstimateQuery = Type.Object({
	country: field(Type.String({ minLength: 2, maxLength: 2 }), 'Country of the delivery, ISO 3166 alpha-2.'),
	postcode: field(Type.String({ maxLength: 16 }), 'Postcode of the delivery.'),
});
export const ShippingEstimateAnswer = Envelope(
	Type.Object({
		items: field(Type.Array(ShippingMethod), 'Delivery methods to that destination.'),
		missing_for_free: field(
			Nullable(Price),
			'Amount missing for free delivery; null if delivery is already free, or is never free, as with bulky goods that are charged in any case.',
		),
	}),
);
