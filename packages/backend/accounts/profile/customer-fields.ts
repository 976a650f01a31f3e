import type { CustomerField, FieldsType } from '@titraj/contract/profile.ts';

const field = (name: string, more: Partial<CustomerField> = {}): CustomerField => ({
	name,
	type: 'text',
	required: true,
	max_length: 100,
	autocomplete: null,
	format: null,
	company: false,
	...more,
});

const FIRST_NAME = field('first_name', { autocomplete: 'given-name' });
const LAST_NAME = field('last_name', { autocomplete: 'family-name' });
const EMAIL = field('email', { type: 'email', max_length: 254, autocomplete: 'email', format: 'email' });
const PHONE = field('phone', { type: 'tel', max_length: 40, autocomplete: 'tel', format: 'phone' });
const OPTIONAL_PHONE = { ...PHONE, required: false };
const COMPANY = [field('company', { autocomplete: 'organization', company: true }), field('oib', { max_length: 20, format: 'oib', company: true })];
const PLACE = [
	field('street', { autocomplete: 'address-line1' }),
	field('postcode', { max_length: 16, autocomplete: 'postal-code', format: 'postcode' }),
	field('city', { autocomplete: 'address-level2' }),
	field('country', { type: 'country', max_length: 2, autocomplete: 'country' }),
];
const NAMED_PLACE = [FIRST_NAME, LAST_NAME, ...PLACE];
const checkbox = (name: string, required: boolean) => field(name, { type: 'checkbox', required, max_length: null });

const FIELDS: Readonly<Record<FieldsType, CustomerField[]>> = {
	'auth.signup': [
		FIRST_NAME,
		LAST_NAME,
		EMAIL,
		field('password', { type: 'password', max_length: 200, autocomplete: 'new-password', format: 'password' }),
		OPTIONAL_PHONE,
		checkbox('newsletter', false),
		checkbox('accept_terms', true),
	],
	'auth.edit': [
		FIRST_NAME,
		LAST_NAME,
		EMAIL,
		OPTIONAL_PHONE,
		field('birthday', { type: 'date', required: false, max_length: 10, autocomplete: 'bday' }),
		...COMPANY.map((row) => ({ ...row, required: false })),
		checkbox('newsletter', false),
	],
	'auth.address': [...NAMED_PLACE, OPTIONAL_PHONE, ...COMPANY],
	'webshop.customer': [...NAMED_PLACE, PHONE, ...COMPANY, checkbox('newsletter', false)],
	'webshop.guest': [EMAIL, ...NAMED_PLACE, PHONE, ...COMPANY, checkbox('newsletter', false)],
};

/** Fields of a form in display order; an address form by default. */
export const fieldsOf = (type: FieldsType = 'auth.address'): readonly CustomerField[] => FIELDS[type];
