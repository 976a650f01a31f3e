import Type, { type Static } from 'typebox';
import { Id, Nullable } from './envelope.ts';
import { field } from './field.ts';

/** A parcel locker. */
export const ParcelLocker = Type.Object(
	{
		id: field(Id, 'Id of the locker: `locker_id` of a choice.'),
		title: field(Type.String(), 'Name of the locker.'),
		address: field(Type.String(), 'Street and number where it stands.'),
		postcode: field(Type.String(), 'Postcode where it stands.'),
		city: field(Type.String(), 'Town where it stands.'),
		country: field(Type.String(), 'Country where it stands, ISO 3166 alpha-2.'),
		opens: field(Nullable(Type.String()), 'Time of day from which it can be reached, `HH:MM`; null around the clock.'),
		closes: field(Nullable(Type.String()), 'Time of day until which it can be reached, `HH:MM`; null around the clock.'),
	},
	{ description: 'A parcel locker.' },
);
export type ParcelLocker = Static<typeof ParcelLocker>;
