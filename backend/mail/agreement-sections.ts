import type { Order, OrderAddress } from '#lib/contract/orders.ts';
import type { Company } from '../site/company.ts';
import { type MailLang, mailWords } from './mail-language.ts';
import type { Terms } from './read-terms.ts';
import type { ConfirmationWords } from './words/confirmation/confirmation-words.ts';
import type { MailSection } from './write-mail.ts';

interface Agreement {
	company: Company;
	terms: Terms | null;
	/** Of the shop's form. */
	withdrawalUrl: string;
	lang: MailLang;
}

/** What was agreed beside goods and sums, so that the mail proves it by itself (Directive 2011/83/EU, a confirmation on a durable medium). */
export function toAgreementSections(order: Order, { company, terms, withdrawalUrl, lang }: Agreement): MailSection[] {
	const { locale, order: orderWords } = mailWords(lang);
	const words = orderWords.confirmation;
	const toCountry = (code: string) => new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
	const to = { words, toCountry };
	const address = `${company.street}, ${company.postcode} ${company.city}, ${toCountry('HR')}`;
	const reach = { email: company.email, address };
	const { withdrawal, defects } = words;
	return [
		{ title: words.delivery, paragraphs: [toDelivery(order, to)] },
		{ title: words.payment, paragraphs: [toLines([order.payment.title, order.payment.instalments && words.instalments(order.payment.instalments)])] },
		...toBill(order, to),
		...(order.note === null ? [] : [{ title: words.note, paragraphs: [order.note] }]),
		{
			title: withdrawal.title,
			paragraphs: [orderWords.withdrawal, ...withdrawal.how(reach)],
			link: { title: withdrawal.form, url: withdrawalUrl },
		},
		{ title: withdrawal.modelTitle, paragraphs: withdrawal.model(`${company.name}, ${address}, ${company.email}`), isSmall: true },
		{ title: defects.title, paragraphs: defects.text(reach) },
		{ title: words.seller, paragraphs: [toSeller(company, to)] },
		...(terms === null ? [] : [{ title: terms.title, paragraphs: terms.paragraphs, link: { title: words.terms, url: terms.url }, isSmall: true as const }]),
	];
}

interface Spoken {
	words: ConfirmationWords;
	toCountry: (code: string) => string;
}

const toLines = (lines: readonly (string | number | null | undefined)[]): string => lines.filter(Boolean).join('\n');

function toDelivery({ parcels, delivery, phone }: Order, to: Spoken): string {
	const ways = parcels.flatMap(({ shipping, location_title, locker }) => [shipping.title, location_title ?? locker?.title]);
	const number = delivery?.phone ?? phone;
	return toLines([...ways, ...(delivery === null ? [] : toAddress(delivery, to)), number && to.words.phone(number)]);
}

function toBill({ billing, delivery, email }: Order, to: Spoken): MailSection[] {
	const billed = billing ?? delivery;
	if (billed === null) return [];
	const title = billed.company !== null && billed.oib !== null ? to.words.companyBill : to.words.bill;
	return [{ title, paragraphs: [toLines([...toAddress(billed, to), to.words.email(email)])] }];
}

const toAddress = ({ company, oib, first_name, last_name, street, postcode, city, country }: OrderAddress, { words, toCountry }: Spoken) => [
	company,
	oib && words.oib(oib),
	`${first_name} ${last_name}`,
	street,
	`${postcode} ${city}`,
	toCountry(country),
];

const toSeller = ({ name, street, postcode, city, oib, phone, email }: Company, { words, toCountry }: Spoken): string =>
	toLines([name, street, `${postcode} ${city}`, toCountry('HR'), words.oib(oib), words.phone(phone), words.email(email)]);
