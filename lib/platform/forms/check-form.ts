import { COUNTRIES } from '@titraj/contract/formats/address-countries.ts';
import { normaliseEmail } from '@titraj/contract/formats/email.ts';
import { normaliseOib } from '@titraj/contract/formats/oib.ts';
import { findPasswordError } from '@titraj/contract/formats/password.ts';
import { normalisePhone } from '@titraj/contract/formats/phone.ts';
import { isPostcode } from '@titraj/contract/formats/postcode.ts';
import type { LabelKey } from '../i18n/label-key.ts';

type Values = Readonly<Record<string, string>>;
type Rule = (value: string, values: Values) => LabelKey | null;

const required: Rule = (value) => (value.trim() === '' ? 'error_field_required' : null);
/** Validates a postcode for the country chosen in the field of this name; a country without a known format takes any. */
const postcodeOf =
	(country: string): Rule =>
	(value, values) =>
		required(value, values) ?? (isPostcode(value, values[country] ?? '') || isFar(values[country] ?? '') ? null : 'error_postcode_invalid');
/** A country of billing addresses only. */
const isFar = (country: string): boolean => country !== '' && !COUNTRIES.includes(country);

/** Validation rules of the shop's forms; each returns the label of an error, or null (D18). The backend validates again. */
const RULES = {
	/** A street; in Croatia with a house number, or `bb` for none. */
	street: (value, { country }) => required(value, {}) ?? (country === 'HR' && !/\d|\bb\.?\s?b\b/i.test(value) ? 'error_house_number' : null),
	required,
	email: (value) => (normaliseEmail(value) === null ? 'error_email_invalid' : null),
	password: (value) => (value === '' ? 'error_field_required' : null),
	newPassword: (value, { email }) => findPasswordError(value, email),
	phone: (value) => (value.trim() !== '' && normalisePhone(value) === null ? 'error_phone_invalid' : null),
	requiredPhone: (value) => (normalisePhone(value) === null ? 'error_phone_invalid' : null),
	oib: (value) => (value.trim() !== '' && normaliseOib(value) === null ? 'error_oib_invalid' : null),
	requiredOib: (value) => (normaliseOib(value) !== null ? null : 'error_oib_invalid'),
	postcode: postcodeOf('country'),
	billingPostcode: postcodeOf('billing.country'),
	terms: (value) => (value === '' ? 'error_terms_required' : null),
	agreed: (value) => (value === '' ? 'error_agree_required' : null),
} as const satisfies Record<string, Rule>;

/** Field -> rule, in the order of the form. */
export type FormRules = Readonly<Record<string, keyof typeof RULES>>;

/** The errors of a form by field, in the order of `fields`; empty when it may be sent. */
export function checkForm(values: Values, fields: FormRules): Readonly<Record<string, LabelKey>> {
	return Object.fromEntries(
		Object.entries(fields).flatMap(([name, rule]) => {
			const check: Rule = RULES[rule];
			const error = check(values[name] ?? '', values);
			return error === null ? [] : [[name, error]];
		}),
	);
}
