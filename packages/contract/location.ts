import Type, { type Static, type TSchema } from 'typebox';
import { Alternates, Envelope, Id, Listing, ListQuery, Nullable, Path, Several, Visible } from './envelope.ts';
import { field } from './field.ts';
import { localized, verbatim } from './localized.ts';

const Time = Type.String({ pattern: '^([01]\\d|2[0-4]):[0-5]\\d$' });

/** Hours of a weekday. */
export const OpeningSpan = Type.Object({
	weekday: field(Type.Integer({ minimum: 1, maximum: 7 }), 'Day of the week: 1 is Monday.'),
	opens: field(Time, 'Beginning of the span, `HH:MM` in the shop’s time zone.'),
	closes: field(Time, 'End of the span, `HH:MM`. If it is not after the beginning, the span ends after midnight.'),
});
const OpeningException = Type.Object({
	date: field(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }), 'ISO 8601 day whose hours are replaced.'),
	opens: field(Nullable(Time), 'Beginning on that day, `HH:MM`; null if the store is closed.'),
	closes: field(Nullable(Time), 'End on that day, `HH:MM`; null if the store is closed.'),
	note: field(Nullable(localized(Type.String(), { kind: 'opening_note' })), 'Reason for the special hours, such as a holiday’s name; null without one.'),
});

export const Location = Type.Object(
	{
		id: field(Id, 'Id of the store: it ends the address of its page.'),
		slug: field(verbatim(Type.String()), 'First part of the store’s address, before the id.'),
		title: field(verbatim(Type.String({ minLength: 1 })), 'Name of the store.'),
		url_without_domain: field(Path, 'Path of the store’s page.'),
		address: field(verbatim(Type.String()), 'Street and number of the store.'),
		postcode: field(verbatim(Type.String()), 'Postcode of the store.'),
		city: field(verbatim(Type.String()), 'Town of the store.'),
		country: field(verbatim(Type.String()), 'Country of the store, ISO 3166 alpha-2.'),
		phone: field(Nullable(verbatim(Type.String())), 'Phone number of the store; null without one.'),
		email: field(Nullable(verbatim(Type.String())), 'E-mail of the store; null without one.'),
		lat: field(Type.Number(), 'Latitude in degrees (WGS 84), north is positive.'),
		lon: field(Type.Number(), 'Longitude in degrees (WGS 84), east is positive.'),
		services: field(Several(localized(Type.String(), { kind: 'store_service' })), 'Services of the store, as shown and used for filters.'),
		opening_hours: field(Several(OpeningSpan), 'Regular hours, a row for each span of a weekday. A day without a row is closed.'),
		opening_exceptions: field(Several(OpeningException), 'Days with special hours; each replaces the whole day.'),
		distance_km: field(Nullable(Type.Number()), 'Distance from the requested location in kilometres, in a straight line; null without a location.'),
		visible: field(Visible, 'False hides the store from everybody but staff.'),
		alternates: Alternates,
	},
	{ description: 'A store.' },
);
export type Location = Static<typeof Location>;

export const LocationsQuery = Type.Object({
	...ListQuery,
	slug: field(Type.Optional(Type.String({ maxLength: 200 })), 'Slug of one store, with or without its id at the end.'),
	id: field(Type.Optional(Id), 'Id of one store.'),
	city: field(Type.Optional(Type.String({ maxLength: 100 })), 'Filter: the full name of the town.'),
	search_q: field(Type.Optional(Type.String({ maxLength: 100 })), 'Words of town, name, street or postcode. Diacritics and case are ignored.'),
	service: field(Type.Optional(Type.String({ maxLength: 100 })), 'Filter: the exact name of a service.'),
	open_now: field(Type.Optional(Type.Boolean()), 'Filter: true lists stores that are open now, by the backend’s clock in the shop’s time zone.'),
	lat: field(Type.Optional(Type.Number({ minimum: -90, maximum: 90 })), 'Latitude of the shopper; with `lon` the nearest store comes first.'),
	lon: field(Type.Optional(Type.Number({ minimum: -180, maximum: 180 })), 'Longitude of the shopper; without a location stores are sorted by town.'),
});
export type LocationsQuery = Static<typeof LocationsQuery>;
export const LocationsAnswer = Listing(Location);

const choice = <T extends TSchema>(text: T) =>
	Type.Object({
		title: field(text, 'Town or service, as in the query.'),
		total: field(Type.Integer(), 'Number of stores with it.'),
	});
/** The filters of the index. */
export const LocationFilters = Type.Object({
	cities: field(Type.Array(choice(verbatim(Type.String()))), 'Towns, most stores first.'),
	services: field(Several(choice(localized(Type.String(), { kind: 'store_service' }))), 'Services, most stores first.'),
});
export type LocationFilters = Static<typeof LocationFilters>;
export const LocationFiltersAnswer = Envelope(LocationFilters);
