import { normaliseEmail } from '@titraj/contract/formats/email.ts';
import { isIban, normaliseIban } from '@titraj/contract/formats/iban.ts';
import { isOib } from '@titraj/contract/formats/oib.ts';
import { normalisePhone } from '@titraj/contract/formats/phone.ts';
import { isPostcode } from '@titraj/contract/formats/postcode.ts';
import { toLine } from '../http/form.ts';

/** The seller: on invoices, payment slips and mails, and in structured data. */
export interface Company {
	readonly name: string;
	readonly street: string;
	readonly postcode: string;
	readonly city: string;
	readonly oib: string;
	/** Account for bank transfers, without spaces; empty if the shop offers none. */
	readonly iban: string;
	readonly phone: string;
	readonly email: string;
}

export type CompanyField = keyof Company;

type Typed = Readonly<Partial<Record<CompanyField, string>>>;

export const NO_COMPANY: Company = { name: '', street: '', postcode: '', city: '', oib: '', iban: '', phone: '', email: '' };

/** Account of the demo's company; it does not exist. */
export const DEMO_IBAN = 'HR5812345671123456789';

/** Whether an invoice can be issued. The IBAN is not needed: only bank transfers require it. */
export const isCompanyKnown = (company: Company): boolean => COMPANY_FIELDS.every((field) => field === 'iban' || company[field] !== '');

const MOST = 200;
const line = (text: string) => (text !== '' && text.length <= MOST ? text : null);

/** Parsers of the entered fields; null if invalid. */
const READ: Readonly<Record<CompanyField, (text: string) => string | null>> = {
	name: line,
	street: line,
	postcode: (text) => (isPostcode(text, 'HR') ? text : null),
	city: line,
	oib: (text) => (isOib(text) ? text : null),
	// HUB-3 payment slips accept Croatian accounts only.
	iban: (text) => (text === '' ? '' : isIban(text) && /^HR\d+$/.test(normaliseIban(text)) ? normaliseIban(text) : null),
	// Kept as entered, because spaces make it readable.
	phone: (text) => (normalisePhone(text) === null ? null : text),
	email: normaliseEmail,
};

export const COMPANY_FIELDS: readonly CompanyField[] = ['name', 'street', 'postcode', 'city', 'oib', 'iban', 'phone', 'email'];

/** Parses the entered fields, or returns the names of the invalid ones. */
export function parseCompany(typed: Typed): { company: Company } | { wrong: readonly CompanyField[] } {
	const read = readLines(typed);
	const wrong = COMPANY_FIELDS.filter((field) => read[field] === null);
	if (wrong.length > 0) return { wrong };
	const { name = '', street = '', postcode = '', city = '', oib = '', iban = '', phone = '', email = '' } = withoutNulls(read);
	return { company: { name, street, postcode, city, oib, iban, phone, email } };
}

/** The valid fields; invalid ones are empty. */
export const readCompanyFields = (typed: Typed): Company => ({ ...NO_COMPANY, ...withoutNulls(readLines(typed)) });

const readLines = (typed: Typed) => Object.fromEntries(COMPANY_FIELDS.map((field) => [field, READ[field](toLine(typed[field] ?? ''))]));

const withoutNulls = (fields: Readonly<Record<string, string | null>>): Record<string, string> =>
	Object.fromEntries(Object.entries(fields).flatMap(([name, text]) => (text === null ? [] : [[name, text]])));
