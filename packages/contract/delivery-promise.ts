import Type, { type Static } from 'typebox';
import { Price } from './envelope.ts';
import { field } from './field.ts';
import { verbatim } from './localized.ts';

/** When one piece that is ordered alone arrives at home (extension, 0072). */
export const DeliveryPromise = Type.Object(
	{
		from: field(verbatim(Type.String()), 'ISO 8601 day of the earliest delivery.'),
		to: field(verbatim(Type.String()), 'ISO 8601 day of the latest delivery.'),
		order_until: field(
			verbatim(Type.String()),
			'ISO 8601 time until which the days are valid: the next cut-off. After it the shop shows no days until it has refreshed them.',
		),
		amount: field(Price, 'Cost of the delivery; 0 if it is free.'),
	},
	{ description: 'When a product arrives.' },
);
export type DeliveryPromise = Static<typeof DeliveryPromise>;

/** Where and when a piece can be picked up (extension, 0072). */
export const PickupPromise = Type.Object(
	{
		stores: field(Type.Integer({ minimum: 1 }), 'Number of stores that have the product.'),
		ready_from: field(verbatim(Type.String()), 'ISO 8601 day on which one that is ordered now is ready.'),
		order_until: field(verbatim(Type.String()), 'ISO 8601 time until which that day is valid.'),
	},
	{ description: 'When a product can be picked up.' },
);
export type PickupPromise = Static<typeof PickupPromise>;
