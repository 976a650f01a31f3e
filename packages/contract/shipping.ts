import Type, { type Static } from 'typebox';
import { BodyBase, Code, Envelope, Id, Nullable, Price } from './envelope.ts';
import { field } from './field.ts';
import { ParcelLocker } from './parcel-locker.ts';

const Day = Type.String({ maxLength: 10 });

/** A shipping method of a parcel. */
export const ShippingMethod = Type.Object(
	{
		code: field(Type.String(), 'Code of the way of delivery: `shipping_code` of a choice.'),
		title: field(Type.String(), 'What the way of delivery is called.'),
		amount: field(Price, 'What delivery of this parcel costs; 0 where it is free.'),
		free_over: field(Nullable(Price), 'Total of the goods above which delivery is free; null where it never is.'),
		needs_location: field(Type.Boolean(), 'True where a store has to be chosen, from `webshop/location`.'),
		needs_locker: field(Type.Optional(Type.Boolean()), 'True where a locker has to be chosen, from the extension `webshop/parcel-locker`.'),
		is_available: field(Type.Boolean(), 'False where the way cannot be had now; it is shown with its reason.'),
		label_name: field(Nullable(Type.String()), 'Key of the label that says why the way cannot be had; null where it can.'),
		delivery_from: field(Nullable(Type.String()), 'ISO 8601 day of the earliest delivery; null where none is promised.'),
		delivery_to: field(Nullable(Type.String()), 'ISO 8601 day of the latest delivery; null where none is promised.'),
		delivery_dates: field(Type.Array(Type.String(), { default: [] }), 'ISO 8601 days that may be asked for; empty where there is no choice.'),
	},
	{ description: 'A way of delivery.' },
);
export type ShippingMethod = Static<typeof ShippingMethod>;
const ParcelMethods = Type.Object({
	items: field(
		Type.Array(
			Type.Object({
				parcel_id: field(Id, 'Id of the cart’s parcel.'),
				selected: field(Nullable(Type.String()), 'Code of the chosen way of delivery; null where none is.'),
				label_name: field(
					Type.Optional(Nullable(Type.String())),
					'Key of the label that says why nothing is delivered to the cart’s address; null or left out where something is, or no address is known.',
				),
				methods: field(Type.Array(ShippingMethod), 'Ways of delivery that reach the address of this parcel, in the order in which they are offered.'),
			}),
		),
		'The parcels of the cart.',
	),
});
export const ParcelShippingAnswer = Envelope(ParcelMethods);

/** Spec 7, parcel default shipping. */
export const ParcelDefaultShippingBody = Type.Object({ ...BodyBase });
export const ParcelShippingBody = Type.Object({
	...BodyBase,
	parcel_id: field(Id, 'Id of the cart’s parcel.'),
	shipping_code: field(Code, 'Code of the chosen way of delivery.'),
	location_id: field(Type.Optional(Nullable(Id)), 'Id of the chosen store, for a way with `needs_location`.'),
	locker_id: field(Type.Optional(Nullable(Id)), 'Id of the chosen locker, for a way with `needs_locker`.'),
	delivery_date: field(Type.Optional(Nullable(Day)), 'ISO 8601 day of `delivery_dates`; null or left out for the earliest.'),
});

/** Stores where the cart can be picked up (Spec 7, location GET). */
export const PickupLocation = Type.Object(
	{
		id: field(Id, 'Id of the store: `location_id` of a choice.'),
		title: field(Type.String(), 'Name of the store.'),
		address: field(Type.String(), 'Street and number of the store.'),
		postcode: field(Type.String(), 'Postcode of the store.'),
		city: field(Type.String(), 'Town of the store.'),
		url_without_domain: field(Type.String(), 'Path of the store’s page.'),
		in_stock: field(Type.Boolean(), 'True where everything in the cart lies in the store already.'),
		ready_from: field(Type.String(), 'ISO 8601 day from which the goods can be picked up.'),
	},
	{ description: 'A store where the cart can be picked up.' },
);
export type PickupLocation = Static<typeof PickupLocation>;
export const PickupLocationsQuery = Type.Object({
	postcode: field(Type.Optional(Type.String({ maxLength: 16 })), 'Postcode of the shopper: near stores come first.'),
});
export const PickupLocationsAnswer = Envelope(Type.Object({ items: field(Type.Array(PickupLocation), 'Stores that hand out orders.') }));

export const ParcelLockersQuery = Type.Object({
	search_q: field(Type.Optional(Type.String({ maxLength: 100 })), 'Words of town, street or name, or the beginning of a postcode.'),
});
export const ParcelLockersAnswer = Envelope(
	Type.Object({
		items: field(Type.Array(ParcelLocker), 'Lockers in service, in a country of delivery, at most 20.'),
		total: field(Type.Integer(), 'Number of lockers that were found.'),
	}),
);

export const ShippingEstimateQuery = Type.Object({
	country: field(Type.String({ minLength: 2, maxLength: 2 }), 'Country of the delivery, ISO 3166 alpha-2.'),
	postcode: field(Type.String({ maxLength: 16 }), 'Postcode of the delivery.'),
});
export const ShippingEstimateAnswer = Envelope(
	Type.Object({
		items: field(Type.Array(ShippingMethod), 'Ways of delivery to that place.'),
		missing_for_free: field(
			Nullable(Price),
			'What the goods lack for free delivery; null where it is free already, or never is, as with bulky goods that are charged in any case.',
		),
	}),
);
