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
	/** Where bank transfers go, without spaces. */
	readonly iban: string;
	readonly phone: string;
	readonly email: string;
}

/** An invented one, whose account is nobody's. */
export const DEMO_COMPANY: Company = {
	name: 'Titraj d.o.o.',
	street: 'Frekvencijska 12',
	postcode: '10000',
	city: 'Zagreb',
	oib: '47019263580',
	iban: 'HR5812345671123456789',
	phone: '+385 1 555 0140',
	email: 'info@titraj.example',
};

/** The company of the settings; what is left out is the demo's. */
export function parseCompany(env: NodeJS.ProcessEnv): Company {
	return {
		name: toLine(env.COMPANY_NAME ?? '') || DEMO_COMPANY.name,
		street: toLine(env.COMPANY_STREET ?? '') || DEMO_COMPANY.street,
		postcode: parse('COMPANY_POSTCODE', env.COMPANY_POSTCODE, { wanted: 'a Croatian postcode of five digits', read: toPostcode }) ?? DEMO_COMPANY.postcode,
		city: toLine(env.COMPANY_CITY ?? '') || DEMO_COMPANY.city,
		oib: parse('COMPANY_OIB', env.COMPANY_OIB, { wanted: 'an OIB: eleven digits, of which the last checks the others', read: toOib }) ?? DEMO_COMPANY.oib,
		iban: parse('COMPANY_IBAN', env.COMPANY_IBAN, { wanted: 'a Croatian IBAN: HR and nineteen digits', read: toIban }) ?? DEMO_COMPANY.iban,
		phone: parse('COMPANY_PHONE', env.COMPANY_PHONE, { wanted: 'a telephone number such as +385 1 555 0140', read: toPhone }) ?? DEMO_COMPANY.phone,
		email: parse('COMPANY_EMAIL', env.COMPANY_EMAIL, { wanted: 'an e-mail address', read: normaliseEmail }) ?? DEMO_COMPANY.email,
	};
}

function parse(name: string, value: string | undefined, { wanted, read }: { wanted: string; read: (text: string) => string | null }): string | null {
	const text = toLine(value ?? '');
	if (text === '') return null;
	const parsed = read(text);
	if (parsed === null) throw new Error(`${name} is "${text}"; it must be ${wanted}`);
	return parsed;
}

const toOib = (text: string): string | null => (isOib(text) ? text : null);
const toPostcode = (text: string): string | null => (isPostcode(text, 'HR') ? text : null);
/** Payment slips (HUB-3) take no account of another country. */
const toIban = (text: string): string | null => (isIban(text) && /^HR\d+$/.test(normaliseIban(text)) ? normaliseIban(text) : null);
/** As it is typed: with its spaces it can be read. */
const toPhone = (text: string): string | null => (normalisePhone(text) === null ? null : text);
