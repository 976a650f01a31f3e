import Type, { type Static } from 'typebox';
import { Id, Nullable } from './envelope.ts';
import { field } from './field.ts';

/** A parcel locker. */
export const ParcelLocker = Type.Object(
	{
		id: field(Id, 'Id of the locker: `locker_id` of a choice.'),
		title: field(Type.String(), 'Name of the locker.'),
		address: field(Type.String(), 'Street and number of the locker.'),
		postcode: field(Type.String(), 'Postcode of the locker.'),
		city: field(Type.String(), 'Town of the locker.'),
		country: field(Type.String(), 'Country of the locker, ISO 3166 alpha-2.'),
		opens: field(Nullable(Type.String()), 'Opening time, `HH:MM`; null if open around the clock.'),
		closes: field(Nullable(Type.String()), 'Closing time, `HH:MM`; null if open around the clock.'),
	},
	{ description: 'A parcel locker.' },
);
export type ParcelLocker = Static<typeof ParcelLocker>;
