import Type, { type Static } from 'typebox';
import { Alternates, BodyBase, Envelope, Id, Nullable } from './envelope.ts';

/** App-level facts (Spec 3, App-level data). */
export const Info = Type.Object({
	site_url: Type.String(),
	site_name: Type.String(),
	gtagmanager_code: Nullable(Type.String()),
	ganalytics4_code: Nullable(Type.String()),
	recaptcha_site_key: Nullable(Type.String()),
	/** Company structured data (Spec 3). */
	company: Type.Object({
		name: Type.String(),
		logo: Type.String(),
		phone: Type.String(),
		email: Type.String(),
		social: Type.Array(Type.String()),
		address: Type.Object({ street: Type.String(), postcode: Type.String(), city: Type.String(), country: Type.String() }),
		oib: Type.String(),
		iban: Type.String(),
	}),
});
export type Info = Static<typeof Info>;

/** `display` holds a `%s` placeholder for the formatted amount (Spec 3, Currency). */
export const Currency = Type.Object({
	code: Type.String({ minLength: 3, maxLength: 3 }),
	symbol: Type.String(),
	display: Type.String({ pattern: '%s' }),
	/** ISO 4217 exponent. */
	decimals: Type.Integer({ minimum: 0, maximum: 3 }),
});
export type Currency = Static<typeof Currency>;

export const Labels = Type.Record(Type.String(), Type.String());
export type Labels = Static<typeof Labels>;

/** One entry of the route table (D3): a literal `path`, or a `template` expanded from its content type's list endpoint. */
export const RouteEntry = Type.Object({
	path: Type.Optional(Type.String()),
	template: Type.Optional(Type.String()),
	controller: Type.String(),
	action: Type.String(),
	content_type: Type.String(),
	lang: Type.String(),
	/** Name of an app URL (Spec 2, Named app URLs), e.g. `webshop_shopping_cart`. */
	name: Type.Optional(Type.String()),
	slug: Type.Optional(Type.String()),
	id: Type.Optional(Id),
	alternates: Alternates,
});
export type RouteEntry = Static<typeof RouteEntry>;

export const Redirect = Type.Object({
	old_path: Type.String(),
	new_path: Type.String(),
	/** HTTP status; 301 where the backend leaves it out. */
	type: Type.Optional(Type.Integer()),
});
export type Redirect = Static<typeof Redirect>;

/** One row of the endpoint table: the name is the key, path and method are where to call. */
export const Endpoint = Type.Object({
	method: Type.String(),
	path: Type.String(),
	idempotent: Type.Optional(
		Type.Boolean({
			description:
				'The backend promises that sending this write again has no further effect: the same body, with the same request_id or idempotency_key where the body has one. Where it is left out, a write is sent once, whatever becomes of its answer (D41).',
		}),
	),
});
export const EndpointTable = Type.Record(Type.String(), Endpoint);
export type EndpointTable = Static<typeof EndpointTable>;

const MenuLeaf = Type.Object({ title: Type.String(), url: Type.String() });
/** A menu of the site (extension, D30): two levels; `icon` names a drawing. */
export const Menu = Type.Object({
	code: Type.String(),
	items: Type.Array(
		Type.Object({
			title: Type.String(),
			url: Type.String(),
			icon: Type.Optional(Type.String()),
			items: Type.Array(MenuLeaf),
		}),
	),
});
export type Menu = Static<typeof Menu>;

export const InfoAnswer = Envelope(Info);
/** Which currency a shopper wants to be told prices in (Spec 7, Currency POST). */
export const CurrencyBody = Type.Object({ ...BodyBase, code: Type.String({ minLength: 3, maxLength: 3 }) });
export const CurrencyAnswer = Envelope(Currency);
export const LabelsQuery = Type.Object({ lang: Type.Optional(Type.String()) });
export const LabelsAnswer = Envelope(Labels);
export const RoutesAnswer = Envelope(Type.Array(RouteEntry));
export const RedirectsAnswer = Envelope(Type.Array(Redirect));
/** Asked with an empty `?version`: which version of the table is wanted, and the latest is (Spec 7). */
export const EndpointsQuery = Type.Object({ version: Type.Optional(Type.String({ maxLength: 40 })) });
/** `version`: the contract's version that the backend speaks. */
export const EndpointsAnswer = Type.Object({ ...Envelope(EndpointTable).properties, version: Type.Optional(Type.String({ maxLength: 40 })) });
export const MenusAnswer = Envelope(Type.Array(Menu));
/** `success: true` means that the shop is under maintenance (Spec 7, 8). */
export const MaintenanceAnswer = Type.Object({ success: Type.Boolean() });
