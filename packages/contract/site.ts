import Type, { type Static } from 'typebox';
import { Alternates, BodyBase, Envelope, Id, Items, Nullable, Several, Thumbs } from './envelope.ts';
import { field } from './field.ts';
import { GoodsCondition } from './goods-condition.ts';
import { localized, verbatim } from './localized.ts';
import { NewsletterTopics } from './newsletter.ts';

const LanguageCode = Type.String({ maxLength: 5 });

/** Promises of the merchant; each is shown only if it is made (0112). */
export const Promises = Type.Object(
	{
		delivery: field(Nullable(Type.String()), 'Sentence about delivery for the strip under the header, such as “Delivery in one to two working days”.'),
		hours: field(Nullable(Type.String()), 'When the phone is answered, such as “Monday to Friday, 8 am to 6 pm”.'),
		answer_workdays: field(Nullable(Type.Integer({ minimum: 1, maximum: 30 })), 'Workdays within which messages of the contact form are answered.'),
		condition: field(Nullable(GoodsCondition), 'Condition of all goods whose product does not state one, for structured data and the merchant feed.'),
	},
	{ description: 'What the merchant promises.' },
);
export type Promises = Static<typeof Promises>;

/** Where the shop delivers from a language. */
export const DeliveryPlaces = Type.Object(
	{
		countries: field(Type.Array(Type.String()), 'Countries of delivery addresses, ISO 3166 alpha-2; empty if nothing is delivered.'),
		pickup: field(Type.Boolean({ default: false }), 'True if orders can be picked up in a store.'),
	},
	{ description: 'Where the shop delivers.' },
);
export type DeliveryPlaces = Static<typeof DeliveryPlaces>;

/** Data about the shop (Spec 3, App-level data). */
export const Info = Type.Object({
	site_url: field(
		Type.String(),
		'Origin of the shop, such as `https://shop.example`: canonical addresses, alternates, structured data, sitemaps and feeds begin with it. There it wins over the storefront’s setting SITE_URL, which only decides what its server accepts and where payments and social logins return.',
	),
	site_name: field(Type.String(), 'Name of the shop, as in page titles.'),
	gtagmanager_code: field(Nullable(Type.String()), 'Google Tag Manager container, `GTM-…`; null loads none.'),
	ganalytics4_code: field(Nullable(Type.String()), 'Google Analytics 4 measurement id, `G-…`; null loads none.'),
	recaptcha_site_key: field(Nullable(Type.String()), 'Site key of reCAPTCHA; null loads none.'),
	company: field(
		Type.Object({
			name: field(Type.String(), 'Registered name of the company.'),
			logo: field(Type.String({ default: '' }), 'URL of the logo, for structured data.'),
			phone: field(Type.String(), 'Phone number as shown to shoppers.'),
			email: field(Type.String(), 'E-mail for shoppers.'),
			social: field(Several(Type.String()), 'URLs of the company’s profiles, for `sameAs` in structured data.'),
			address: field(
				Type.Object({
					street: field(Type.String(), 'Street and number of the company’s seat.'),
					postcode: field(Type.String(), 'Postcode of the seat.'),
					city: field(Type.String(), 'Town of the seat.'),
					country: field(Type.String(), 'Country of the seat, ISO 3166 alpha-2.'),
				}),
				'Seat of the company.',
			),
			oib: field(Type.String({ default: '' }), 'Registration number of the company (in Croatia the OIB).'),
			iban: field(Type.String({ default: '' }), 'Account for bank transfers; empty if the shop offers none.'),
			court: field(Type.String({ default: '' }), 'Register that the company is entered in, such as a court (extension, D30).'),
			register: field(Type.String({ default: '' }), 'Number in that register (extension, D30).'),
			capital: field(Type.String({ default: '' }), 'Share capital as shown to shoppers (extension, D30).'),
			management: field(Type.String({ default: '' }), 'Managers of the company (extension, D30).'),
			returns: field(Type.String({ default: '' }), 'Address for returned goods in one line; empty if it is the seat (extension, D30).'),
			mediator: field(Type.String({ default: '' }), 'Body for consumer disputes out of court (extension, D30).'),
			mediator_url: field(Type.String({ default: '' }), 'URL of that body (extension, D30).'),
		}),
		'The seller, for footer, imprint and structured data (Spec 3, Company structured data).',
	),
	sends_mail: field(
		Type.Optional(Type.Boolean()),
		'True if mails to shoppers are really sent: order confirmations, links to confirm an address, new passwords, alerts. If false or left out, no page says that a mail was or will be sent; pages say what the shopper can do instead (extension, D30).',
	),
	payments: field(
		Several(
			Type.Object({
				code: field(verbatim(Type.String()), 'Code of the payment method, as in the payment step.'),
				title: field(localized(Type.String()), 'Its name in the language of the call.'),
			}),
		),
		'Payment methods of the shop, in order, for the footer. If empty, the footer shows none.',
	),
	promises: field(Type.Optional(Promises), 'What the merchant promises to shoppers (extension, 0112). A promise that is left out is shown nowhere.'),
	delivery: field(
		Type.Optional(DeliveryPlaces),
		'Where the shop delivers from this language (extension). If left out, the shop says nothing about it before the checkout.',
	),
	guarantee_notice: field(
		Thumbs,
		'Sizes of the official picture of the harmonised notice on the legal guarantee in the language of the call, ascending by width (Regulation (EU) 2025/1960, extension). Product, cart, order button and the page `legal_guarantee` show it; empty shows none.',
	),
	newsletter_topics: field(
		Type.Optional(NewsletterTopics),
		'Topics of the newsletter, in order (extension). If left out or empty, the form of the newsletter offers no choice.',
	),
});
export type Info = Static<typeof Info>;

/** Currency (Spec 3). */
export const Currency = Type.Object({
	code: field(Type.String({ minLength: 3, maxLength: 3 }), 'ISO 4217 code, such as `EUR`.'),
	symbol: field(Type.String(), 'Sign of the currency, such as `€`.'),
	display: field(Type.String({ pattern: '%s' }), 'Format of an amount: `%s` is replaced by the number, as in `%s €`.'),
	decimals: field(Type.Integer({ minimum: 0, maximum: 3 }), 'ISO 4217 exponent: digits after the decimal point.'),
});
export type Currency = Static<typeof Currency>;

export const Labels = Type.Record(Type.String(), Type.String());
export type Labels = Static<typeof Labels>;

/** One entry of the route table (D3): a literal `path`, or a `template` expanded from its content type's list endpoint. */
export const RouteEntry = Type.Object({
	path: field(
		Type.Optional(Type.String()),
		'Address of one page: begins and ends with a slash, without host, query and prefix of a language other than the default. An entry has either this or `template`.',
	),
	template: field(
		Type.Optional(Type.String()),
		'Address template of many pages, such as `/proizvodi/{category}/{slug}-proizvod-{id}/`. `{id}` matches digits, any other name a path segment or a part of one. A build lists the items of `content_type` and renders a page at each item’s own address, which must match.',
	),
	controller: field(Type.String(), 'With `action`: the screen that shows the page. See the table of screens.'),
	action: field(Type.String(), 'With `controller`: the screen that shows the page.'),
	content_type: field(Type.String(), 'Subject of the page. A build skips an entry with an unknown word, and lists it in its report.'),
	lang: field(Type.String(), 'Code of the language of the page, the one of the call’s `base-lang`.'),
	name: field(Type.Optional(Type.String()), 'Name by which the storefront links to the page, such as `webshop_shopping_cart`. See the table of route names.'),
	slug: field(
		Type.Optional(Type.String()),
		'Identifies the page’s content: required for content types `page` and `static_content`, and used for categories, lists and manufacturers.',
	),
	id: field(Type.Optional(Id), 'Id of the page’s content; required for tags, authors and sweepstakes.'),
	alternates: Alternates,
});
export type RouteEntry = Static<typeof RouteEntry>;

export const Redirect = Type.Object({
	old_path: field(
		Type.String(),
		'Old path, or a pattern with `(slug+)`, `(slug*)`, `(id+)`, `(id*)`, `(.*)` or `(.+)`. A plain path takes precedence over a pattern.',
	),
	new_path: field(
		Type.String(),
		'Target: a path of the shop, or a URL that begins with `http(s):` or `//`. `(1)` and `(2)` are replaced by the captures of the pattern.',
	),
	type: field(Type.Optional(Type.Integer()), 'HTTP status; 301 by default. 410: the page is gone, and `new_path` is ignored.'),
});
export type Redirect = Static<typeof Redirect>;

/** A row of the endpoint table: the key is the call's name, the row has its path and method. */
export const Endpoint = Type.Object({
	method: field(Type.String(), 'HTTP method: that of this reference.'),
	path: field(Type.String(), 'Path on the backend’s own origin. A URL of another origin gets no token.'),
	idempotent: field(
		Type.Optional(Type.Boolean()),
		'The backend guarantees that repeating this write has no further effect: the same body, with the same request_id or idempotency_key if the body has one. If left out, the write is never retried (D41).',
	),
});
export const EndpointTable = Type.Record(Type.String(), Endpoint);
export type EndpointTable = Static<typeof EndpointTable>;

const MenuLeaf = Type.Object({
	title: field(localized(Type.String()), 'Text of a link in the second level.'),
	url: field(verbatim(Type.String()), 'Path or URL of a link of the second level.'),
});
/** A menu of the site (extension, D30): two levels. */
export const Menu = Type.Object({
	code: field(Type.String(), 'Identifies the menu: `main` is in the header, `footer` in the footer; a block of type `menu` uses others.'),
	items: field(
		Items(
			Type.Object({
				title: field(localized(Type.String()), 'Text of a link in the first level.'),
				url: field(verbatim(Type.String()), 'Path or URL of a link of the first level.'),
				icon: field(Type.Optional(verbatim(Type.String())), 'Name of an icon for the link. This storefront shows none.'),
				items: field(Several(MenuLeaf), 'Links of the second level.'),
			}),
		),
		'Links of the first level, in their order. The storefront omits links to categories without products.',
	),
});
export type Menu = Static<typeof Menu>;

export const InfoAnswer = Envelope(Info);
/** The requested currency (Spec 7, Currency POST). */
export const CurrencyBody = Type.Object({
	...BodyBase,
	code: field(Type.String({ minLength: 3, maxLength: 3 }), 'ISO 4217 code of the requested currency; case-insensitive.'),
});
export const CurrencyAnswer = Envelope(Currency);
export const LabelsQuery = Type.Object({
	lang: field(Type.Optional(LanguageCode), 'Code of the language of the labels, the same as in the `base-lang` header.'),
});
export const LabelsAnswer = Envelope(Labels);
export const RoutesAnswer = Envelope(Items(RouteEntry));
export const RedirectsAnswer = Envelope(Items(Redirect));
/** The requested version of the table (Spec 7). */
export const EndpointsQuery = Type.Object({
	version: field(Type.Optional(Type.String({ maxLength: 40 })), 'Always sent, and empty: requests the latest table.'),
});
export const EndpointsAnswer = Type.Object({
	...Envelope(EndpointTable).properties,
	version: field(
		Type.Optional(Type.String({ maxLength: 40 })),
		'Version of the contract that the backend implements, such as `1.0.0`; for people and for the contract check.',
	),
});
export const MenusAnswer = Envelope(Items(Menu));
export const MaintenanceAnswer = Type.Object({
	success: field(Type.Boolean(), 'True while the shop is closed for maintenance (Spec 7, 8).'),
});

export const HealthAnswer = Type.Object({
	success: field(Type.Boolean(), 'True once the check ran, whatever it found.'),
	data: field(
		Type.Object({
			can_store: field(Type.Boolean(), 'Whether a row could be written and read back, and the disk with the data has room.'),
		}),
		'Result of the write and the read.',
	),
});
