import Type, { type Static, type TSchema } from 'typebox';

/** The envelope of every answer: `success`, then `data`; `label_name` names the label of an expected refusal (Spec 3, 7). */
export const Envelope = <T extends TSchema>(data: T) =>
	Type.Object({
		success: Type.Boolean(),
		data: Type.Optional(data),
		label_name: Type.Optional(Type.String()),
		/** Field name -> label name, where a form was refused (D18). */
		errors: Type.Optional(Type.Record(Type.String(), Type.String())),
	});

/** An answer of a list endpoint: cursor paging for crawls, page numbers for shoppers (D3). */
export const Listing = <T extends TSchema>(item: T) =>
	Envelope(
		Type.Object({
			items: Type.Array(item),
			total: Type.Integer({ minimum: 0 }),
			/** Opaque; null on the last page. Pass it back as `cursor`. */
			next_cursor: Type.Union([Type.String(), Type.Null()]),
		}),
	);

/** Problem details of a failed call (RFC 9457, D26). */
export const Problem = Type.Object({
	type: Type.String(),
	title: Type.String(),
	status: Type.Integer(),
	detail: Type.Optional(Type.String()),
	request_id: Type.Optional(Type.String()),
});
export type Problem = Static<typeof Problem>;

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const Id = Type.Integer({ minimum: 1 });

/**
 * Money on the wire: a number in major units, or a string that `normalisePrice` reads (Spec 5). A bare string is a number with a decimal point (`1299.5`); one
 * with a currency sign may be written as its market does (`1.299,50 €`).
 */
export const Price = Type.Union([Type.Number(), Type.String()]);

/** One size of a picture; width and height are the file's own pixels. */
export const ImageSize = Type.Object({
	url: Type.String(),
	width: Type.Integer({ minimum: 1 }),
	height: Type.Integer({ minimum: 1 }),
});

/** Addresses of the same thing in other languages: code -> path, its own included; for the languages that the call names in base-languages and that have it (D5). */
export const Alternates = Type.Optional(Type.Record(Type.String(), Type.String()));

/** A step of a breadcrumb trail; the root is left out. */
export const Crumb = Type.Object({ title: Type.String(), url: Type.String() });

/** The request of a call that takes nothing. */
export const None = Type.Object({});

/** Query of every list endpoint. */
export const ListQuery = {
	limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
	cursor: Type.Optional(Type.String({ maxLength: 200 })),
	page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
};

/** Appended to each POST and PUT body by the client (Spec 7). */
export const BodyBase = {
	lang: Type.Optional(Type.String({ maxLength: 5 })),
	ignoreCache: Type.Optional(Type.Boolean()),
};

/** Where something's page leads on to, null for one that stays (Spec 3, Category or list; Post). */
export const RedirectFields = {
	redirect_url_without_domain: Nullable(Type.String()),
	redirect_code: Nullable(Type.Integer()),
};
