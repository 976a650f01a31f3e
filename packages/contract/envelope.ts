import Type, { type Static, type TSchema } from 'typebox';
import { field } from './field.ts';
import { localized, verbatim } from './localized.ts';

/** Keyword of lists with independent elements: an invalid one is dropped, the others are used (0065). */
export const ALONE = 'x-elements-stand-alone';

/** A required list of independent elements. */
export const Items = <T extends TSchema>(item: T) => Type.Array(item, { [ALONE]: true });

/** A list of independent elements; a missing list counts as empty. */
export const Several = <T extends TSchema>(item: T) => Type.Array(item, { [ALONE]: true, default: [] });

/** The envelope of every response: `success`, then `data`; `label_name` is the label of an expected refusal (Spec 3, 7). */
export const Envelope = <T extends TSchema>(data: T) =>
	Type.Object({
		success: field(Type.Boolean(), 'True if the call succeeded; false for an expected refusal, identified by `label_name`.'),
		data: field(Type.Optional(data), 'Result of the call. Left out if there is nothing to return.'),
		label_name: field(
			Type.Optional(Type.String()),
			'Identifies a refusal, as the reference lists them for each call. If the storefront has no text for it, `misc/labels` may have one under this key.',
		),
		errors: field(
			Type.Optional(Type.Record(Type.String(), Type.String())),
			'Errors of a refused form: name of each invalid field, and the key of its error label.',
		),
	});

/** A field that may be null; a missing one counts as null. */
export const Nullable = <T extends TSchema>(schema: T, options: object = {}) => Type.Union([schema, Type.Null()], { default: null, ...options });

/** Keyword of the value that an invalid one counts as, where that is not the schema's default (0113). */
export const IF_INVALID = 'x-if-invalid';

/** Keyword of amounts of money and of cursors: an invalid one makes the answer invalid, so that no amount is guessed and no list is cut (0113). */
export const EXACT = 'x-exact';

/** Whether an item is shown: an invalid value hides it. */
export const Visible = Type.Boolean({ default: true, [IF_INVALID]: false });

/** Amounts of money that are only shown, in addition to the price to pay: invalid ones are not shown. */
export const ShownMoney = <T extends TSchema>(schema: T) => Nullable(schema, { [IF_INVALID]: null });

const paging = {
	total: field(Type.Integer({ minimum: 0 }), 'Number of items on all pages together.'),
	next_cursor: field(
		Nullable(verbatim(Type.String()), { [EXACT]: true }),
		'Opaque text that is passed back as `cursor` for the next page; null on the last one.',
	),
};

/** Fields of a page of a list: cursors for crawls, page numbers for shoppers (D3). */
export const listingFields = <T extends TSchema>(item: T) => ({ items: field(Items(item), 'The items of this page, in their order.'), ...paging });

/** The response of a list endpoint. */
export const Listing = <T extends TSchema>(item: T) => Envelope(Type.Object(listingFields(item)));

/** Problem details of a failed call (RFC 9457, D26). */
export const Problem = Type.Object({
	type: field(Type.String(), 'URI of the kind of problem; `about:blank` if the status is sufficient.'),
	title: field(Type.String(), 'The name of the status, such as `Not Found`.'),
	status: field(Type.Integer(), 'HTTP status, 400 to 599.'),
	detail: field(Type.Optional(Type.String()), 'Description of the problem for developers. Shoppers never see it.'),
	request_id: field(Type.Optional(Type.String()), 'The id of the `x-request-id` header, to find the call in the log.'),
});
export type Problem = Static<typeof Problem>;

/** Keyword of ids, which may also be strings of digits. */
export const DIGITS = 'x-may-be-digits';

/** Code of a choice, a coupon or a mail. */
export const Code = Type.String({ maxLength: 40 });

/** An id: an integer up to 2^53 - 1, the largest safe integer of JavaScript. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, [DIGITS]: true });

/**
 * Money on the wire: a number in major units, or a string that `normalisePrice` reads (Spec 5). A string of only a number has a decimal point (`1299.5`); one
 * with a currency sign may have the format of its market (`1.299,50 €`).
 */
export const Price = Type.Union([Type.Number(), Type.String()], { [EXACT]: true });

/** A path of the shop: it begins with a slash and has no host. */
export const Path = Type.String({ pattern: '^/' });

/** One size of a picture. */
export const ImageSize = Type.Object({
	url: field(
		verbatim(Type.String()),
		'Address of the file: a path below `/media/` of the backend’s origin, or an absolute URL at an origin of the setting PICTURE_HOSTS.',
	),
	width: field(Type.Integer({ minimum: 1 }), 'Width of the file in pixels.'),
	height: field(Type.Integer({ minimum: 1 }), 'Height of the file in pixels.'),
});

export const Thumbs = Several(ImageSize);

/** Addresses of the same item in other languages (D5). */
export const Alternates = field(
	Type.Optional(Type.Record(Type.String(), verbatim(Type.String()))),
	'Addresses of the same item in other languages: language code and path, its own included. Only languages of the call’s `base-languages` header in which the item exists; left out without that header.',
);

/** A step of the breadcrumbs; the root is left out. */
export const Crumb = Type.Object({
	title: field(localized(Type.String()), 'Text of the step.'),
	url: field(verbatim(Type.String()), 'Path of the step’s page.'),
});

/** An empty request. */
export const None = Type.Object({});

/** Query of every list endpoint. */
export const ListQuery = {
	limit: field(Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })), 'Items per page; the backend chooses if it is left out.'),
	cursor: field(Type.Optional(Type.String({ maxLength: 200 })), '`next_cursor` of the previous page, for complete walks of a list. Not together with `page`.'),
	page: field(Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })), 'Number of the page, from 1.'),
};

/** Appended to each POST and PUT body by the client (Spec 7). */
export const BodyBase = {
	lang: field(
		Type.Optional(Type.String({ maxLength: 5 })),
		'Code of the language, the same as in the `base-lang` header. The storefront appends it to every POST and PUT body.',
	),
	ignoreCache: field(Type.Optional(Type.Boolean()), 'True if the storefront’s caching is turned off; the backend should then not use its caches either.'),
};

/** Redirect of an item's page (Spec 3, Category or list; Post). */
export const RedirectFields = {
	redirect_url_without_domain: field(Nullable(verbatim(Type.String())), 'Path that the item’s page redirects to; null for a page that is shown.'),
	redirect_code: field(Nullable(Type.Integer()), 'HTTP status of that redirect; null means 301.'),
};
