import type { Order, OrderAddress } from '@titraj/contract/orders.ts';
import type { MailSection } from '../../platform/mail/mail-content.ts';
import type { ConfirmationWords } from '../../platform/mail/words/confirmation/confirmation-words.ts';
import type { MailWords } from '../../platform/mail/words/mail-words.ts';
import { type Company, toReturnAddress } from '../../platform/shop/company.ts';
import type { ReturnPayer } from '../../platform/shop/promises.ts';
import type { Terms } from './read-terms.ts';

interface Agreement {
	company: Company;
	/** Who pays for sending goods back; null if the shop does not say. */
	returnCosts: ReturnPayer | null;
	terms: Terms | null;
	/** URL of the shop's withdrawal form. */
	withdrawalUrl: string;
	words: MailWords;
	/** Whether the mail may contain names, address and note, which must not be sent to an unconfirmed address. */
	quotesText: boolean;
}

/**
 * Terms of the agreement other than goods and sums, so that the mail itself documents it (Directive 2011/83/EU, confirmation on a durable
 * medium).
 */
export const toAgreementSections = (order: Order, agreement: Agreement): MailSection[] => [
	...toOrderSections(order, agreement),
	...toCommonSections(agreement),
];

/** Sections about one order. */
export function toOrderSections(order: Order, { words: all, quotesText }: Pick<Agreement, 'words' | 'quotesText'>): MailSection[] {
	const { order: orderWords } = all;
	const words = orderWords.confirmation;
	const to = toMailText(all);
	const delivery = quotesText ? toDelivery(order, to) : toLines([...toWays(order), order.delivery && toPlainAddress(order.delivery, to)]);
	return [
		{
			title: words.delivery,
			paragraphs: [delivery, ...toBackorders(order, words), ...toTakeBack(order, words), ...toNotes(order), ...(quotesText ? [] : [orderWords.onPage])],
		},
		{ title: words.payment, paragraphs: [toLines([order.payment.title, order.payment.instalments && words.instalments(order.payment.instalments)])] },
		...(quotesText ? toBill(order, to) : []),
		...(order.note === null || !quotesText ? [] : [{ title: words.note, paragraphs: [order.note] }]),
	];
}

/** Sections that are the same for every order: rights, seller, terms. */
export function toCommonSections({ company, returnCosts, terms, withdrawalUrl, words: all }: Omit<Agreement, 'quotesText'>): MailSection[] {
	const { order: orderWords } = all;
	const words = orderWords.confirmation;
	const to = toMailText(all);
	const address = `${company.street}, ${company.postcode} ${company.city}, ${to.toCountry('HR')}`;
	const reach = { email: company.email, address };
	const { withdrawal, defects } = words;
	return [
		{
			title: withdrawal.title,
			paragraphs: [
				orderWords.withdrawal,
				...withdrawal.how(reach, returnCosts === null ? '' : withdrawal.returnCosts[returnCosts]),
				`${words.imprint.returns}: ${toReturnAddress(company)}`,
			],
			link: { title: withdrawal.form, url: withdrawalUrl },
		},
		{ title: withdrawal.modelTitle, paragraphs: withdrawal.model(`${company.name}, ${address}, ${company.email}`), isSmall: true },
		{ title: defects.title, paragraphs: defects.text(reach) },
		{ title: words.seller, paragraphs: [toSeller(company, to)] },
		...(terms === null ? [] : [{ title: terms.title, paragraphs: terms.paragraphs, link: { title: words.terms, url: terms.url }, isSmall: true as const }]),
	];
}

interface MailText {
	words: ConfirmationWords;
	toCountry: (code: string) => string;
}

function toMailText({ locale, order }: MailWords): MailText {
	return { words: order.confirmation, toCountry: (code) => new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code };
}

const toLines = (lines: readonly (string | number | null | undefined)[]): string => lines.filter(Boolean).join('\n');

const toWays = ({ parcels }: Order) => parcels.flatMap(({ shipping, location_title, locker }) => [shipping.title, location_title ?? locker?.title]);

const toBackorders = ({ parcels }: Order, words: ConfirmationWords): string[] =>
	parcels.flatMap(({ items }) =>
		items.flatMap(({ item, backorder }) => (backorder ? [words.backorder(`${backorder.qty} × ${item.title} (${item.code})`, backorder.days)] : [])),
	);

const toTakeBack = ({ parcels }: Order, { takeBack }: ConfirmationWords): string[] =>
	parcels.flatMap(({ items }) => items.flatMap(({ item, take_back }) => (take_back ? [takeBack[take_back](item.title)] : [])));

/** Sentences of facts: of the order, then of its lines. */
const toNotes = ({ notes = [], parcels }: Order): string[] => [
	...notes,
	...parcels.flatMap(({ items }) =>
		items.flatMap(({ qty, item, notes: ofLine = [] }) => ofLine.map((note) => `${qty} × ${item.title} (${item.code}): ${note}`)),
	),
];

/** The parts of an address that cannot contain free text. */
const toPlainAddress = ({ postcode, country }: OrderAddress, { toCountry }: MailText): string => `${postcode}, ${toCountry(country)}`;

function toDelivery(order: Order, to: MailText): string {
	const { delivery, phone } = order;
	const number = delivery?.phone ?? phone;
	return toLines([...toWays(order), ...(delivery === null ? [] : toAddress(delivery, to)), number && to.words.phone(number)]);
}

function toBill({ billing, delivery, email }: Order, to: MailText): MailSection[] {
	const billed = billing ?? delivery;
	if (billed === null) return [];
	const title = billed.company !== null && billed.oib !== null ? to.words.companyBill : to.words.bill;
	return [{ title, paragraphs: [toLines([...toAddress(billed, to), to.words.email(email)])] }];
}

const toAddress = ({ company, oib, first_name, last_name, street, postcode, city, country }: OrderAddress, { words, toCountry }: MailText) => [
	company,
	oib && words.oib(oib),
	`${first_name} ${last_name}`,
	street,
	`${postcode} ${city}`.trim(),
	// Goods that are collected need no address: then the country says nothing.
	street && toCountry(country),
];

function toSeller(company: Company, { words, toCountry }: MailText): string {
	const { name, street, postcode, city, oib, phone, email, court, register, capital, management, mediator, mediator_url } = company;
	const { imprint } = words;
	return toLines([
		...[name, street, `${postcode} ${city}`, toCountry('HR'), words.oib(oib), words.phone(phone), words.email(email)],
		court && `${imprint.court}: ${[court, register].filter(Boolean).join(', ')}`,
		capital && `${imprint.capital}: ${capital}`,
		management && `${imprint.management}: ${management}`,
		mediator && `${imprint.mediator}: ${[mediator, mediator_url].filter(Boolean).join(', ')}`,
	]);
}
