import { normaliseEmail } from '@titraj/contract/formats/email.ts';
import { isIban, normaliseIban } from '@titraj/contract/formats/iban.ts';
import { isOib } from '@titraj/contract/formats/oib.ts';
import { normalisePhone } from '@titraj/contract/formats/phone.ts';
import { isPostcode } from '@titraj/contract/formats/postcode.ts';
import { type Format, setting } from '@titraj/contract/settings/setting.ts';
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

/** Invented for the demo; nobody holds the account. */
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

/** What a line of text stands for, in a format of the contract; `wanted` says what it must be. */
const lineOf =
	(wanted: string, read: (text: string) => string | null): Format<string> =>
	(text) => {
		const parsed = read(toLine(text));
		if (parsed === null) throw new Error(`it must be ${wanted}`);
		return parsed;
	};
const line: Format<string> = toLine;
const postcode = lineOf('a Croatian postcode of five digits', (text) => (isPostcode(text, 'HR') ? text : null));
const oib = lineOf('an OIB: eleven digits, of which the last checks the others', (text) => (isOib(text) ? text : null));
/** Payment slips (HUB-3) take no account of another country. */
const iban = lineOf('a Croatian IBAN: HR and nineteen digits', (text) => (isIban(text) && /^HR\d+$/.test(normaliseIban(text)) ? normaliseIban(text) : null));
/** As it is typed: with its spaces it can be read. */
const phone = lineOf('a telephone number such as +385 1 555 0140', (text) => (normalisePhone(text) === null ? null : text));
const email = lineOf('an e-mail address', normaliseEmail);

/** Who sells. */
export const COMPANY_SETTINGS = {
	name: setting('COMPANY_NAME', line, {
		standard: DEMO_COMPANY.name,
		about: 'Who sells, on bills, payment slips, mails and pages. Empty: Titraj d.o.o., which is invented, as all of its data are.',
	}),
	street: setting('COMPANY_STREET', line, { standard: DEMO_COMPANY.street, about: "The company's street and number." }),
	postcode: setting('COMPANY_POSTCODE', postcode, { standard: DEMO_COMPANY.postcode, about: 'Its Croatian postcode.' }),
	city: setting('COMPANY_CITY', line, { standard: DEMO_COMPANY.city, about: 'Its town.' }),
	oib: setting('COMPANY_OIB', oib, { standard: DEMO_COMPANY.oib, about: 'Its OIB.' }),
	iban: setting('COMPANY_IBAN', iban, {
		standard: DEMO_COMPANY.iban,
		about:
			'Its Croatian IBAN, to which slips and 2D codes of bank transfers are paid. Empty, or that of the demo (HR5812345671123456789): on the loopback address alone the demo is paid; where others can reach the backend it offers no bank transfers.',
	}),
	phone: setting('COMPANY_PHONE', phone, { standard: DEMO_COMPANY.phone, about: 'Its telephone number as it is to be read.' }),
	email: setting('COMPANY_EMAIL', email, { standard: DEMO_COMPANY.email, about: 'Its e-mail address, to which shoppers write.' }),
} as const;
