import { normaliseEmail } from '@titraj/contract/formats/email.ts';
import { isIban, normaliseIban } from '@titraj/contract/formats/iban.ts';
import { isOib } from '@titraj/contract/formats/oib.ts';
import { normalisePhone } from '@titraj/contract/formats/phone.ts';
import { isPostcode } from '@titraj/contract/formats/postcode.ts';
import { toLine } from '../http/form.ts';

/** Who sells: on bills, slips and mails, and in what search engines read. */
export interface Company {
	readonly name: string;
	readonly street: string;
	readonly postcode: string;
	readonly city: string;
	readonly oib: string;
	/** Where bank transfers go, without spaces; empty where the shop takes none. */
	readonly iban: string;
	readonly phone: string;
	readonly email: string;
}

export type CompanyField = keyof Company;

type Typed = Readonly<Partial<Record<CompanyField, string>>>;

/** Of a shop whose owner has not said yet who sells. */
export const NO_COMPANY: Company = { name: '', street: '', postcode: '', city: '', oib: '', iban: '', phone: '', email: '' };

/** Account of the demo's company. Nobody holds it. */
export const DEMO_IBAN = 'HR5812345671123456789';

/** Whether everything is said that a bill has to say; the account is a matter of the payment methods. */
export const isCompanyKnown = (company: Company): boolean => COMPANY_FIELDS.every((field) => field === 'iban' || company[field] !== '');

const MOST = 200;
const line = (text: string) => (text !== '' && text.length <= MOST ? text : null);

/** What a typed line stands for, by field; null where it is none. */
const READ: Readonly<Record<CompanyField, (text: string) => string | null>> = {
	name: line,
	street: line,
	postcode: (text) => (isPostcode(text, 'HR') ? text : null),
	city: line,
	oib: (text) => (isOib(text) ? text : null),
	// Payment slips (HUB-3) take no account of another country.
	iban: (text) => (text === '' ? '' : isIban(text) && /^HR\d+$/.test(normaliseIban(text)) ? normaliseIban(text) : null),
	// As it is typed: with its spaces it can be read.
	phone: (text) => (normalisePhone(text) === null ? null : text),
	email: normaliseEmail,
};

export const COMPANY_FIELDS: readonly CompanyField[] = ['name', 'street', 'postcode', 'city', 'oib', 'iban', 'phone', 'email'];

/** A typed company, or the fields that do not hold what they should. */
export function parseCompany(typed: Typed): { company: Company } | { wrong: readonly CompanyField[] } {
	const read = readLines(typed);
	const wrong = COMPANY_FIELDS.filter((field) => read[field] === null);
	if (wrong.length > 0) return { wrong };
	const { name = '', street = '', postcode = '', city = '', oib = '', iban = '', phone = '', email = '' } = withoutNulls(read);
	return { company: { name, street, postcode, city, oib, iban, phone, email } };
}

/** Of typed lines those that hold what they should; the others are empty. */
export const readCompanyFields = (typed: Typed): Company => ({ ...NO_COMPANY, ...withoutNulls(readLines(typed)) });

const readLines = (typed: Typed) => Object.fromEntries(COMPANY_FIELDS.map((field) => [field, READ[field](toLine(typed[field] ?? ''))]));

const withoutNulls = (fields: Readonly<Record<string, string | null>>): Record<string, string> =>
	Object.fromEntries(Object.entries(fields).flatMap(([name, text]) => (text === null ? [] : [[name, text]])));
