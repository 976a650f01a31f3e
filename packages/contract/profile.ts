import Type, { type Static } from 'typebox';
import { BodyBase, Envelope, Id, Nullable } from './envelope.ts';
import { field } from './field.ts';

const Word = Type.String({ maxLength: 100 });
const Phone = Nullable(Type.String({ maxLength: 40 }));
const Oib = Nullable(Type.String({ maxLength: 20 }));
const OptionalWord = Nullable(Word);

const COMPANY = 'Name of the company on the invoice; null for a private person.';
const OIB = 'Registration number of that company (in Croatia the OIB); with `company` it makes an R1 invoice (D28). Null for a private person.';
const PHONE = 'Phone number, as entered or in E.164; null without one.';

/** The fields of an address. */
export const addressFields = {
	first_name: field(Word, 'First name of the person.'),
	last_name: field(Word, 'Family name of the person.'),
	company: field(OptionalWord, COMPANY),
	oib: field(Oib, OIB),
	street: field(Word, 'Street and number of the address.'),
	postcode: field(Type.String({ maxLength: 16 }), 'Postcode; must be valid in its country.'),
	city: field(Word, 'Town of the address.'),
	country: field(Type.String({ minLength: 2, maxLength: 2 }), 'Country, ISO 3166 alpha-2.'),
	phone: field(Phone, PHONE),
};

/** The same in a request; optional fields may be left out. */
export const typedAddressFields = {
	...addressFields,
	company: field(Type.Optional(OptionalWord), COMPANY),
	oib: field(Type.Optional(Oib), OIB),
	phone: field(Type.Optional(Phone), PHONE),
};

/** An entry of the address book. */
export const Address = Type.Object(
	{
		id: field(Id, 'Id of the entry.'),
		title: field(OptionalWord, 'Name of the entry, such as “Work”; null without one.'),
		...addressFields,
		default_delivery: field(Type.Boolean(), 'True for the default delivery address.'),
		default_billing: field(Type.Boolean(), 'True for the default billing address.'),
	},
	{ description: 'An entry of the address book.' },
);
export type Address = Static<typeof Address>;

export const AddressBody = Type.Object({
	...BodyBase,
	id: field(Type.Optional(Id), 'Id of the entry to change; left out for a new one.'),
	title: field(Type.Optional(OptionalWord), 'Name of the entry; null for none.'),
	...typedAddressFields,
	default_delivery: field(Type.Optional(Type.Boolean()), 'True makes it the default delivery address.'),
	default_billing: field(Type.Optional(Type.Boolean()), 'True makes it the default billing address.'),
});
export const AddressDeleteBody = Type.Object({ ...BodyBase, id: field(Id, 'Id of the entry to remove.') });
export const AddressesAnswer = Envelope(Type.Object({ items: field(Type.Array(Address), 'The whole address book.') }));

/** Data of a signed-in customer (Spec 3, Profile). */
export const Profile = Type.Object(
	{
		user_id: field(Id, 'Id of the customer.'),
		email: field(Type.String(), 'E-mail of the account, by which its owner signs in.'),
		email_pending: field(Nullable(Type.String()), 'New e-mail that is not confirmed yet; null without one.'),
		first_name: field(Type.String(), 'First name of the customer.'),
		last_name: field(Type.String(), 'Family name of the customer.'),
		phone: field(Nullable(Type.String()), PHONE),
		birthday: field(Nullable(Type.String()), 'ISO 8601 date of birth; null if unknown.'),
		company: field(Nullable(Type.String()), COMPANY),
		oib: field(Nullable(Type.String()), OIB),
		newsletter: field(Type.Boolean(), 'True if the customer receives the newsletter.'),
		has_password: field(Type.Boolean(), 'False for an account that was created by a social login and has no password: forms then require none.'),
		addresses: field(Type.Array(Address), 'The address book; empty from backends without one.'),
	},
	{ description: 'Customer data of an account.' },
);
export type Profile = Static<typeof Profile>;
export const ProfileAnswer = Envelope(Profile);

export const ProfileBody = Type.Object({
	...BodyBase,
	type: field(Type.Optional(Type.Literal('auth.edit')), 'The form that is sent: `auth.edit`.'),
	email: field(Type.Optional(Type.String({ maxLength: 254 })), 'New e-mail: requires `password`, and applies once its mail is confirmed.'),
	password: field(Type.Optional(Type.String({ maxLength: 200 })), 'Current password, required for a new e-mail; left out by accounts without one.'),
	first_name: field(Type.Optional(Word), 'New first name of the customer.'),
	last_name: field(Type.Optional(Word), 'New family name of the customer.'),
	phone: field(Type.Optional(Phone), 'New phone number; null removes it.'),
	birthday: field(Type.Optional(Nullable(Type.String({ maxLength: 10 }))), 'New ISO 8601 date of birth; null removes it.'),
	company: field(Type.Optional(OptionalWord), 'New name of the company; null removes it.'),
	oib: field(Type.Optional(Oib), 'New registration number of the company; null removes it.'),
	newsletter: field(Type.Optional(Type.Boolean()), 'True subscribes to the newsletter, false unsubscribes.'),
});

/** Forms whose fields the backend defines (Spec 7, customer fields). */
export const FieldsType = Type.Union([
	Type.Literal('auth.signup'),
	Type.Literal('auth.edit'),
	Type.Literal('auth.address'),
	Type.Literal('webshop.customer'),
	Type.Literal('webshop.guest'),
]);
export type FieldsType = Static<typeof FieldsType>;

const FieldType = Type.Union([
	Type.Literal('text'),
	Type.Literal('email'),
	Type.Literal('tel'),
	Type.Literal('password'),
	Type.Literal('date'),
	Type.Literal('country'),
	Type.Literal('checkbox'),
]);
const FieldFormat = Type.Union([Type.Literal('email'), Type.Literal('phone'), Type.Literal('postcode'), Type.Literal('oib'), Type.Literal('password')]);

export const CustomerField = Type.Object(
	{
		name: field(Type.String(), 'Name of the field, which the body of the form uses. Its text is the label `field.{name}`.'),
		type: field(FieldType, 'Type of the control: `country` is a list of countries, the others are as in HTML.'),
		required: field(Type.Boolean(), 'True if the field is required.'),
		max_length: field(Nullable(Type.Integer()), 'Maximum number of characters; null for a field without text.'),
		autocomplete: field(Nullable(Type.String()), 'Value of the HTML attribute `autocomplete`, without a section; null for none.'),
		format: field(Nullable(FieldFormat), 'How the storefront validates the field before it is sent; null for no validation.'),
		company: field(Type.Boolean(), 'True for a field that is shown only when the customer buys for a company.'),
		countries: field(
			Type.Optional(Type.Array(Type.String())),
			'ISO 3166 alpha-2 codes to choose from in a `country` field, the default one first, such as the countries that the shop delivers to; left out for any.',
		),
	},
	{ description: 'A field of a form.' },
);
export type CustomerField = Static<typeof CustomerField>;
export const CustomerFieldsQuery = Type.Object({
	type: field(Type.Optional(FieldsType), 'The requested form; `auth.address` by default. The storefront requests `webshop.customer` and `webshop.guest`.'),
});
export const CustomerFieldsAnswer = Envelope(Type.Object({ items: field(Type.Array(CustomerField), 'Fields of the form, in their order.') }));
