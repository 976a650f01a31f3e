import Type, { type Static } from 'typebox';
import { BodyBase, Envelope, Id, Nullable } from './envelope.ts';

const Word = Type.String({ maxLength: 100 });

/** What an address says; `company` and `oib` make it one of a company (D28). `country` is an ISO 3166 code of two letters. */
export const addressFields = {
	first_name: Word,
	last_name: Word,
	company: Nullable(Word),
	oib: Nullable(Type.String({ maxLength: 20 })),
	street: Word,
	postcode: Type.String({ maxLength: 16 }),
	city: Word,
	country: Type.String({ minLength: 2, maxLength: 2 }),
	phone: Nullable(Type.String({ maxLength: 40 })),
};

/** An entry of the address book. At most one is the default for delivery, one for the bill. */
export const Address = Type.Object({
	id: Id,
	title: Nullable(Word),
	...addressFields,
	default_delivery: Type.Boolean(),
	default_billing: Type.Boolean(),
});
export type Address = Static<typeof Address>;

/** Without `id` a new one. `errors` name the fields that are wrong. */
export const AddressBody = Type.Object({
	...BodyBase,
	id: Type.Optional(Id),
	title: Type.Optional(Nullable(Word)),
	...addressFields,
	company: Type.Optional(addressFields.company),
	oib: Type.Optional(addressFields.oib),
	phone: Type.Optional(addressFields.phone),
	default_delivery: Type.Optional(Type.Boolean()),
	default_billing: Type.Optional(Type.Boolean()),
});
export const AddressDeleteBody = Type.Object({ ...BodyBase, id: Id });
/** Every write answers the whole book. */
export const AddressesAnswer = Envelope(Type.Object({ items: Type.Array(Address) }));

/** Of a logged-in customer (Spec 3, Profile). */
export const Profile = Type.Object({
	user_id: Id,
	email: Type.String(),
	/** An address that was asked for and waits for its confirmation. */
	email_pending: Nullable(Type.String()),
	first_name: Type.String(),
	last_name: Type.String(),
	phone: Nullable(Type.String()),
	/** ISO 8601 date. */
	birthday: Nullable(Type.String()),
	company: Nullable(Type.String()),
	oib: Nullable(Type.String()),
	newsletter: Type.Boolean(),
	/** False for an account that was made by a social login and has set none. */
	has_password: Type.Boolean(),
	addresses: Type.Array(Address),
});
export type Profile = Static<typeof Profile>;
export const ProfileAnswer = Envelope(Profile);

/** Changes what it names. A new `email` needs `password` and counts once its mail was confirmed. */
export const ProfileBody = Type.Object({
	...BodyBase,
	type: Type.Optional(Type.Literal('auth.edit')),
	email: Type.Optional(Type.String({ maxLength: 254 })),
	password: Type.Optional(Type.String({ maxLength: 200 })),
	first_name: Type.Optional(Word),
	last_name: Type.Optional(Word),
	phone: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
	birthday: Type.Optional(Nullable(Type.String({ maxLength: 10 }))),
	company: Type.Optional(Nullable(Word)),
	oib: Type.Optional(Nullable(Type.String({ maxLength: 20 }))),
	newsletter: Type.Optional(Type.Boolean()),
});

/** Forms whose fields the backend names (Spec 7, customer fields). */
export const FieldsType = Type.Union([
	Type.Literal('auth.signup'),
	Type.Literal('auth.edit'),
	Type.Literal('auth.address'),
	Type.Literal('webshop.customer'),
	Type.Literal('webshop.guest'),
]);
export type FieldsType = Static<typeof FieldsType>;

/** A field of a form; its text is the label `field.{name}`. `format` names a rule of packages/contract/formats. */
export const CustomerField = Type.Object({
	name: Type.String(),
	type: Type.Union([
		Type.Literal('text'),
		Type.Literal('email'),
		Type.Literal('tel'),
		Type.Literal('password'),
		Type.Literal('date'),
		Type.Literal('country'),
		Type.Literal('checkbox'),
	]),
	required: Type.Boolean(),
	max_length: Nullable(Type.Integer()),
	/** Value of the autocomplete attribute, without a section. */
	autocomplete: Nullable(Type.String()),
	format: Nullable(Type.Union([Type.Literal('email'), Type.Literal('phone'), Type.Literal('postcode'), Type.Literal('oib'), Type.Literal('password')])),
	/** Shown only when the customer buys for a company. */
	company: Type.Boolean(),
});
export type CustomerField = Static<typeof CustomerField>;
export const CustomerFieldsQuery = Type.Object({ type: Type.Optional(FieldsType) });
export const CustomerFieldsAnswer = Envelope(Type.Object({ items: Type.Array(CustomerField) }));
