import Type, { type Static } from 'typebox';
import { Alternates, Envelope, Id, Listing, ListQuery, Nullable } from './envelope.ts';

const Time = Type.String({ pattern: '^([01]\\d|2[0-4]):[0-5]\\d$' });

/**
 * A store. `opening_hours` has a row for each span of a weekday, 1 is Monday; times are HH:MM in the shop's time zone, a span that ends at
 * or before its beginning goes past midnight. `opening_exceptions` replace a whole day; without times it is closed.
 */
export const Location = Type.Object({
	id: Id,
	slug: Type.String(),
	title: Type.String({ minLength: 1 }),
	url_without_domain: Type.String({ pattern: '^/' }),
	address: Type.String(),
	postcode: Type.String(),
	city: Type.String(),
	country: Type.String(),
	phone: Nullable(Type.String()),
	email: Nullable(Type.String()),
	lat: Type.Number(),
	lon: Type.Number(),
	services: Type.Array(Type.String()),
	opening_hours: Type.Array(Type.Object({ weekday: Type.Integer({ minimum: 1, maximum: 7 }), opens: Time, closes: Time })),
	opening_exceptions: Type.Array(
		Type.Object({ date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }), opens: Nullable(Time), closes: Nullable(Time), note: Nullable(Type.String()) }),
	),
	/** From the asked-for place, in a straight line; null where none was named. */
	distance_km: Nullable(Type.Number()),
	visible: Type.Boolean(),
	alternates: Alternates,
});
export type Location = Static<typeof Location>;

/** With `lat` and `lon` the nearest store comes first; else towns in their order. */
export const LocationsQuery = Type.Object({
	...ListQuery,
	slug: Type.Optional(Type.String({ maxLength: 200 })),
	id: Type.Optional(Id),
	/** The town's whole name. */
	city: Type.Optional(Type.String({ maxLength: 100 })),
	/** Words of town, name, street or postcode, marks and case aside. */
	search_q: Type.Optional(Type.String({ maxLength: 100 })),
	service: Type.Optional(Type.String({ maxLength: 100 })),
	/** Open at this moment, by the backend's clock in the shop's time zone. */
	open_now: Type.Optional(Type.Boolean()),
	lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
	lon: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
});
export type LocationsQuery = Static<typeof LocationsQuery>;
export const LocationsAnswer = Listing(Location);

const Choice = Type.Object({ title: Type.String(), total: Type.Integer() });
/** What the index can be narrowed by; most stores first. */
export const LocationFilters = Type.Object({ cities: Type.Array(Choice), services: Type.Array(Choice) });
export type LocationFilters = Static<typeof LocationFilters>;
export const LocationFiltersAnswer = Envelope(LocationFilters);
