import { normaliseEmail } from '@titraj/contract/formats/email.ts';
import { isIban, normaliseIban } from '@titraj/contract/formats/iban.ts';
import { normaliseOib } from '@titraj/contract/formats/oib.ts';
import { normalisePhone } from '@titraj/contract/formats/phone.ts';
import { normalisePostcode } from '@titraj/contract/formats/postcode.ts';
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
	/** Register that the company is entered in, such as a court. */
	readonly court: string;
	/** Its number in that register. */
	readonly register: string;
	/** Share capital, and how much of it is paid. */
	readonly capital: string;
	/** Who manages the company. */
	readonly management: string;
	/** Address for returned goods; empty if it is the seat. */
	readonly returns: string;
	/** Body for disputes out of court (Directive 2013/11/EU). */
	readonly mediator: string;
	readonly mediator_url: string;
}

export type CompanyField = keyof Company;

type Typed = Readonly<Partial<Record<CompanyField, string>>>;

/** Not every company has them, and no invoice needs them. Empty if not set. */
export const NO_IMPRINT = { court: '', register: '', capital: '', management: '', returns: '', mediator: '', mediator_url: '' };

export const NO_COMPANY: Company = { name: '', street: '', postcode: '', city: '', oib: '', iban: '', phone: '', email: '', ...NO_IMPRINT };

/** Account of the demo's company; it does not exist. Known here, so that no shop offers transfers to it where `packages/demo` is not installed. */
export const DEMO_IBAN = 'HR5812345671123456789';

/** Whether an invoice can be issued. The IBAN is not needed: only bank transfers require it. */
export const isCompanyKnown = (company: Company): boolean => INVOICE_FIELDS.every((field) => company[field] !== '');

/** Where shoppers send goods back to, in one line: the seat if the shop names nothing else. */
export const toReturnAddress = ({ returns, name, street, postcode, city }: Company): string => returns || `${name}, ${street}, ${postcode} ${city}`;

/** Whether register and dispute body are named. Capital and management are not needed: sole traders have none. */
export const isImprintKnown = ({ court, register, mediator, mediator_url }: Company): boolean =>
	[court, register, mediator, mediator_url].every((text) => text !== '');

const MOST = 200;
const line = (text: string) => (text !== '' && text.length <= MOST ? text : null);
const optionalLine = (text: string) => (text.length <= MOST ? text : null);

/** The Commission closed its platform for disputes in July 2025; links to it mislead. */
const CLOSED_PLATFORM = /^ec\.europa\.eu\/(consumers\/)?odr/;
const isWebAddress = (text: string): boolean => {
	const url = URL.parse(text);
	return text.length <= 400 && url?.protocol === 'https:' && !CLOSED_PLATFORM.test(url.host + url.pathname);
};

/** Parsers of the entered fields; null if invalid. */
const READ: Readonly<Record<CompanyField, (text: string) => string | null>> = {
	name: line,
	street: line,
	postcode: (text) => normalisePostcode(text, 'HR'),
	city: line,
	oib: normaliseOib,
	// HUB-3 payment slips accept Croatian accounts only.
	iban: (text) => (text === '' ? '' : isIban(text) && /^HR\d+$/.test(normaliseIban(text)) ? normaliseIban(text) : null),
	// Kept as entered, because spaces make it readable.
	phone: (text) => (normalisePhone(text) === null ? null : text),
	email: normaliseEmail,
	court: optionalLine,
	register: optionalLine,
	capital: optionalLine,
	management: optionalLine,
	returns: optionalLine,
	mediator: optionalLine,
	mediator_url: (text) => (text === '' || isWebAddress(text) ? text : null),
};

const INVOICE_FIELDS = ['name', 'street', 'postcode', 'city', 'oib', 'phone', 'email'] as const;
export const COMPANY_FIELDS: readonly CompanyField[] = [
	...INVOICE_FIELDS,
	...(['iban', 'court', 'register', 'capital', 'management', 'returns', 'mediator', 'mediator_url'] as const),
];

/** Parses the entered fields, or returns the names of the invalid ones. */
export function parseCompany(typed: Typed): { company: Company } | { wrong: readonly CompanyField[] } {
	const read = readLines(typed);
	const wrong = COMPANY_FIELDS.filter((field) => read[field] === null);
	if (wrong.length > 0) return { wrong };
	return { company: { ...NO_COMPANY, ...withoutNulls(read) } };
}

/** The valid fields; invalid ones are empty. */
export const readCompanyFields = (typed: Typed): Company => ({ ...NO_COMPANY, ...withoutNulls(readLines(typed)) });

const readLines = (typed: Typed) => Object.fromEntries(COMPANY_FIELDS.map((field) => [field, READ[field](toLine(typed[field] ?? ''))]));

const withoutNulls = (fields: Readonly<Record<string, string | null>>): Record<string, string> =>
	Object.fromEntries(Object.entries(fields).flatMap(([name, text]) => (text === null ? [] : [[name, text]])));
