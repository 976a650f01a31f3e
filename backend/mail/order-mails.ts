import { toLockerHours } from '#lib/contract/formats/locker-hours.ts';
import type { Order } from '#lib/contract/orders.ts';
import { toOwnWords } from '../language/own-words.ts';
import { toAgreementSections } from './agreement-sections.ts';
import { type MailLang, mailWords, toMailMarket } from './mail-language.ts';
import { readTerms } from './read-terms.ts';
import type { Letter, MailContent } from './write-mail.ts';

interface OrderUrls {
	order: string;
	/** Where a payment is made that did not go through. */
	payment: string | null;
	slip: string | null;
}

const WITHDRAWAL = '/webshop/odustanak/';

/** What a shopper gets after ordering: with its sections it proves what was agreed, whatever becomes of the shop's pages. */
export function toOrderMail(order: Order, urls: OrderUrls, lang: MailLang): Letter {
	return async ({ db, company }) => {
		const { origin: siteUrl } = new URL(urls.order);
		const market = toMailMarket(lang);
		const terms = await readTerms(db, { market, siteUrl });
		return {
			...toOverview(order, urls, lang),
			sections: toAgreementSections(order, { company, terms, withdrawalUrl: siteUrl + toOwnWords(WITHDRAWAL, market), lang }),
		};
	};
}

/** Its goods and sums, and what comes next. */
function toOverview(order: Order, urls: OrderUrls, lang: MailLang): MailContent {
	const { locale, order: words } = mailWords(lang);
	const money = (amount: number | string) => new Intl.NumberFormat(locale, { style: 'currency', currency: order.currency }).format(Number(amount));
	const day = (text: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(text));
	const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Zagreb' }).format(new Date(order.datetime_created));
	const items = order.parcels.flatMap((parcel) => parcel.items);
	return {
		subject: words.subject(order.number),
		paragraphs: [
			words.thanks(order.number),
			words.confirmation.ordered(moment),
			...order.parcels.flatMap(({ location_title, locker, delivery_from, delivery_to }) => {
				if (location_title !== null) return [words.pickup(location_title)];
				const place = locker ? [words.locker({ ...locker, hours: toLockerHours(locker) })] : [];
				if (delivery_from === null || delivery_to === null) return place;
				return [...place, words.delivery(day(delivery_from), delivery_to === delivery_from ? undefined : day(delivery_to))];
			}),
			...(urls.slip === null ? [] : [words.transfer(urls.slip)]),
			...(urls.payment === null ? [] : [words.card(urls.payment)]),
		],
		rows: [
			...items.map(({ qty, item, total }): [string, string] => [`${qty} × ${item.title} (${item.code})`, money(total)]),
			...order.total.extraitems.map((coupon): [string, string] => [[coupon.code, coupon.title].filter(Boolean).join(', '), `−${money(coupon.amount)}`]),
			...order.total.extra_items.map((extra): [string, string] => [extra.title, money(extra.amount)]),
			[words.total, money(order.total.total)],
			[words.tax, money(order.total.total_tax)],
		],
		button: { title: words.open, url: urls.order },
	};
}

interface Receipt {
	name: string;
	number: string;
	/** Null is the whole order. */
	items: string | null;
	/** Whether number and e-mail are those of an order. */
	isKnown: boolean;
	reference: string;
	at: Date;
}

/** What an order's number looks like, however a shop writes it. */
const NUMBER = /^\d[\d/-]{0,19}$/;

/**
 * Acknowledges a withdrawal with what it said and the time of its receipt (D28). Where it is of no known order, anybody may have sent it to
 * anybody: nothing that was typed is repeated but a number.
 */
export function toWithdrawalMail({ name, number, items, isKnown, reference, at }: Receipt, lang: MailLang): MailContent {
	const { locale, withdrawal: words } = mailWords(lang);
	const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Zagreb' }).format(at);
	const paragraphs = isKnown
		? [words.received({ at: moment, number, name }), words.goods(items), words.whatNext]
		: [words.unknown({ at: moment, number: NUMBER.test(number) ? number : null }), words.unknownNext];
	return { subject: words.subject(reference), paragraphs };
}
