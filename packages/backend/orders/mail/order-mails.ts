import { toLockerHours } from '@titraj/contract/formats/locker-hours.ts';
import type { Order } from '@titraj/contract/orders.ts';
import { localizePath } from '../../localization/index.ts';
import type { MailContent, MailSection } from '../../platform/mail/mail-content.ts';
import { formatAmount, formatMoment } from '../../platform/mail/mail-formats.ts';
import { type MailLang, toMailMarket } from '../../platform/mail/mail-language.ts';
import type { MailWords } from '../../platform/mail/words/mail-words.ts';
import type { Letter } from '../../platform/mail/write-mail.ts';
import { type Company, toReturnAddress } from '../../platform/shop/company.ts';
import { toAgreementSections, toCommonSections, toOrderSections } from './agreement-sections.ts';
import type { SlipLink } from './links.ts';
import { readTerms } from './read-terms.ts';
import { toDayLines, toStoreLines } from './store-lines.ts';
import { toTransferSections } from './transfer-section.ts';

interface OrderUrls {
	order: string;
	slip: SlipLink | null;
}

const WITHDRAWAL = '/webshop/odustanak/';

/** The order confirmation. Its sections document the agreement, also when the shop's pages change later. */
export function toOrderMail(order: Order, urls: OrderUrls, { lang, quotesText }: { lang: MailLang; quotesText: boolean }): Letter {
	return async (shop) => ({
		...toOverview(order, urls, shop.words),
		sections: [
			...(await toTransferSections(order, urls, { ...shop, lang, quotesText })),
			...toAgreementSections(order, { ...(await readAgreement(shop, urls, lang)), quotesText }),
		],
	});
}

/** Confirms the whole order again after goods were added: the new goods, then all that the first confirmation contained. */
export function toAdditionMail(order: Order, urls: OrderUrls, { goods, ...options }: Parameters<typeof toOrderMail>[2] & { goods: readonly string[] }): Letter {
	const confirm = toOrderMail(order, urls, options);
	return async (shop) => {
		const { order: words } = shop.words;
		const { sections = [], paragraphs, ...content } = await confirm(shop);
		const next = order.status === 'awaiting_confirmation' ? words.checking(order.number) : toWhatNext(order, urls, words);
		return {
			...content,
			subject: words.goods_added.subject(order.number),
			paragraphs: [...words.goods_added.paragraphs(order.number), ...(next === null ? [] : [next]), ...paragraphs.slice(1)],
			sections: [{ title: words.changedGoods.goods_added, paragraphs: [goods.join('\n')] }, ...sections],
		};
	};
}

interface MailedOrder {
	order: Order;
	urls: OrderUrls;
}

/**
 * Confirmations of several orders and receipts of withdrawals, in one mail to an address that would otherwise get many. Contains no text
 * that a shopper typed.
 */
export function toSeveralMail({ orders, receipts, lang }: { orders: readonly MailedOrder[]; receipts: readonly Receipt[]; lang: MailLang }): Letter {
	return async (shop) => {
		const { order: words } = shop.words;
		const common = orders[0] === undefined ? [] : toCommonSections(await readAgreement(shop, orders[0].urls, lang));
		return {
			subject: words.several.subject,
			paragraphs: [words.several.text],
			sections: [
				...(await Promise.all(orders.map((order) => toSections(order, { ...shop, lang })))).flat(),
				...receipts.map((receipt): MailSection => {
					const { subject, paragraphs } = toWithdrawalMail(receipt, shop);
					return { title: subject, paragraphs };
				}),
				...common,
			],
		};
	};
}

/** One order of a combined mail: the text of its own mail, or that it has been cancelled in the meantime. */
async function toSections({ order, urls }: MailedOrder, shop: { lang: MailLang; company: Company; words: MailWords }): Promise<MailSection[]> {
	const { order: words } = shop.words;
	const link = { title: words.open, url: urls.order };
	if (order.status === 'cancelled') return [{ title: words.cancelled.subject(order.number), paragraphs: [], link }];
	const { subject, paragraphs, rows = [] } = toOverview(order, urls, shop.words);
	const lines = rows.map(([what, much]) => `${what}: ${much}`).join('\n');
	const agreed = toOrderSections(order, { words: shop.words, quotesText: false }).map(({ title, paragraphs: texts }) => `${title}: ${texts.join(' ')}`);
	return [{ title: subject, paragraphs: [...paragraphs, lines, ...agreed], link }, ...(await toTransferSections(order, urls, { ...shop, quotesText: false }))];
}

async function readAgreement({ db, company, promises, words }: Parameters<Letter>[0], urls: OrderUrls, lang: MailLang) {
	const { origin: siteUrl } = new URL(urls.order);
	const market = toMailMarket(lang);
	return {
		company,
		returnCosts: promises.returnCosts,
		words,
		terms: await readTerms(db, { market, siteUrl }),
		withdrawalUrl: siteUrl + localizePath(WITHDRAWAL, market),
	};
}

const UNPAID: ReadonlySet<Order['status']> = new Set(['awaiting_payment', 'payment_failed']);

/** Goods, sums and next steps of an order. */
function toOverview(order: Order, urls: OrderUrls, { locale, order: words, voucherFacts }: MailWords): MailContent {
	const money = (amount: number | string) => formatAmount(amount, { currency: order.currency, locale });
	const moment = formatMoment(order.datetime_created, locale, { dateStyle: 'long', timeStyle: 'short' });
	const items = order.parcels.flatMap((parcel) => parcel.items);
	const waits = order.status === 'awaiting_confirmation';
	return {
		subject: words.subject(order.number),
		paragraphs: [
			waits ? words.checking(order.number) : [words.thanks(order.number), toWhatNext(order, urls, words)].filter(Boolean).join(' '),
			words.confirmation.ordered(moment),
			...order.parcels.flatMap((parcel) => {
				const { location_title, location, locker } = parcel;
				const days = toDayLines(parcel, { locale, order: words });
				if (location_title !== null) return [words.pickup(location_title), ...days, ...toStoreLines(location, { words, locale })];
				return [...(locker ? [words.locker({ ...locker, hours: toLockerHours(locker) })] : []), ...days];
			}),
			...(order.is_reserved === false && UNPAID.has(order.status) ? [words.reservedOnPayment] : []),
			...(order.kept_until ? [words.keptUntil(formatMoment(order.kept_until, locale, { dateStyle: 'medium' }))] : []),
		],
		rows: [
			...items.map(({ qty, item, total }): [string, string] => [`${qty} × ${item.title} (${item.code})`, money(total)]),
			...order.total.extraitems.map((coupon): [string, string] => [[coupon.code, coupon.title].filter(Boolean).join(', '), `−${money(coupon.amount)}`]),
			...order.total.extra_items.map((extra): [string, string] => [extra.title, money(extra.amount)]),
			[words.total, money(order.total.total)],
			...toVoucherRows(order.total, { facts: voucherFacts, money }),
			...toTaxRows(order.total, { title: words.tax, locale, money }),
		],
		button: { title: words.open, url: urls.order },
	};
}

/** What gift vouchers pay, and what is left. */
const toVoucherRows = (
	{ vouchers = [], to_pay }: Order['total'],
	{ facts, money }: { facts: MailWords['voucherFacts']; money: (amount: number | string) => string },
): [string, string][] => [
	...vouchers.map(({ code, amount }): [string, string] => [`${facts.paid} (…${code})`, `−${money(amount)}`]),
	...(to_pay === undefined ? [] : [[facts.toPay, money(to_pay)] satisfies [string, string]]),
];

/** What happens next, by payment and shipping method; null for pickup, which is described next to the store. */
function toWhatNext({ parcels }: Order, { slip }: OrderUrls, words: MailWords['order']): string | null {
	if (slip !== null) return words.afterTransfer;
	return parcels.some(({ location_title }) => location_title === null) ? words.onItsWay : null;
}

/** One VAT row, or one per rate if the order has several rates. */
function toTaxRows(
	{ taxes = [], total_tax }: Order['total'],
	{ title, locale, money }: { title: string; locale: string; money: (amount: number | string) => string },
): [string, string][] {
	if (taxes.length < 2) return [[title, money(total_tax)]];
	const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
	return taxes.map(({ percent: rate, tax }) => [`${title} ${percent.format(rate / 100)}`, money(tax)]);
}

export interface Receipt {
	name: string;
	number: string;
	/** Null for the whole order. */
	items: string | null;
	/** Order of the statement: one with a confirmed e-mail, one with an unconfirmed e-mail, or no known order. */
	of: 'confirmed' | 'unconfirmed' | 'unknown';
	/** Goods of the order in the statement: titles, with pieces if lines were chosen. */
	goods: readonly string[];
	reference: string;
	at: Date;
}

/** Format of order numbers, however a shop writes them. */
const NUMBER = /^\d[\d/-]{0,19}$/;

/**
 * Acknowledges a withdrawal with its content and the time of receipt (D28). If the order's e-mail is not confirmed, a stranger may have typed the recipient:
 * the mail then repeats no typed text except a number, and describes goods by the shop's own titles.
 */
export function toWithdrawalMail({ name, number, items, of, goods, reference, at }: Receipt, shop: { words: MailWords; company: Company }): MailContent {
	const { locale, withdrawal: words, order } = shop.words;
	const next = [words.whatNext, `${order.confirmation.imprint.returns}: ${toReturnAddress(shop.company)}`];
	const moment = formatMoment(at, locale, { dateStyle: 'long', timeStyle: 'medium' });
	const subject = words.subject(reference);
	const plain = words.unknown({ at: moment, number: NUMBER.test(number) ? number : null });
	if (of === 'unknown') return { subject, paragraphs: [plain, words.unknownNext] };
	if (of === 'confirmed') return { subject, paragraphs: [words.received({ at: moment, number, name }), words.goods(items), ...next] };
	const named = items === null ? words.goods(null) : goods.length > 0 ? words.goods(goods.join(', ')) : words.goodsInStatement;
	return { subject, paragraphs: [plain, named, ...next] };
}
