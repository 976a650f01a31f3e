import { GIFT_VOUCHER } from '@titraj/contract/payment-codes.ts';
import type { FiscalCodes } from '../fiscal/read-fiscal-codes.ts';
import type { Paper } from '../model/paper.ts';
import type { Party } from '../model/paper-content.ts';
import type { PaperWords } from './words/paper-words.ts';
import { wordsOf } from './words/words-of.ts';

/** A paper as text in its language, for every form in which it is shown. */
export interface PaperDocument {
	/** BCP 47. */
	readonly lang: string;
	readonly title: string;
	readonly logo: PaperLogo | null;
	/** Above everything, in capitals; null on most papers. */
	readonly warning: string | null;
	readonly parties: readonly { readonly title: string; readonly lines: readonly string[] }[];
	readonly facts: readonly (readonly [name: string, value: string])[];
	readonly tables: readonly PaperTable[];
	readonly sums: readonly (readonly [name: string, value: string])[];
	readonly notes: readonly string[];
	/** Text of the QR code, for papers that were reported to the tax office. */
	readonly qr: string | null;
}

/** The logo at the top of a paper; its name is printed if there is no picture. */
export interface PaperLogo {
	readonly name: string;
	readonly picture: { readonly png: Buffer; readonly width: number; readonly height: number } | null;
}

export interface PaperTable {
	readonly head: readonly string[];
	readonly rows: readonly (readonly string[])[];
	/** Columns that are aligned to the right. */
	readonly numbers: readonly number[];
	/** Share of the width of each column, of 100. */
	readonly widths: readonly number[];
}

/** A paper as text; invoices carry their fiscal codes once they have them. */
export function toPaperDocument(paper: Paper, { fiscal, logo }: { fiscal: FiscalCodes | null; logo: PaperLogo | null }): PaperDocument {
	const { content, kind, number } = paper;
	const words = wordsOf(content.lang);
	const write = writers(words, paper.currency);
	const isSlip = kind === 'packing_slip';
	return {
		lang: words.locale,
		title: `${words.kinds[kind]} ${number}`,
		logo,
		warning: kind === 'proforma' ? words.texts.notFiscalised : null,
		parties: toParties(paper, words),
		facts: toFacts(fiscal === null ? paper : withMeans(paper, fiscal), words, write),
		tables: isSlip ? toSlipTables(paper, words) : [toRowTable(paper, words, write), ...(content.seller.in_vat ? [toTaxTable(paper, words, write)] : [])],
		sums: isSlip ? [] : toSums(paper, words, write),
		notes: [
			...(content.note === null ? [] : [content.note]),
			...(content.seller.in_vat || isSlip ? [] : [words.texts.noVat]),
			...(fiscal === null ? [] : [`ZKI: ${fiscal.zki}`, ...(fiscal.jir === null ? [] : [`JIR: ${fiscal.jir}`])]),
			...toImprint(paper, words),
		],
		qr: fiscal?.qr ?? null,
	};
}

const withMeans = (paper: Paper, { means }: FiscalCodes): Paper => ({ ...paper, content: { ...paper.content, payment: { ...paper.content.payment, means } } });

type Writers = ReturnType<typeof writers>;

function writers({ locale }: PaperWords, currency: string) {
	const amount = new Intl.NumberFormat(locale, { style: 'currency', currency, useGrouping: 'always' });
	const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
	const moment = new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Zagreb', dateStyle: 'medium', timeStyle: 'short' });
	const day = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'medium' });
	return {
		amount: (cents: number) => amount.format(cents / 100),
		percent: (value: number) => `${percent.format(value)} %`,
		moment: (value: Date) => moment.format(value),
		day: (value: string) => day.format(new Date(value)),
	};
}

function toParties({ content, kind }: Paper, { texts }: PaperWords): PaperDocument['parties'] {
	const { seller, buyer, delivery } = content;
	const own = [seller.name, seller.street, `${seller.postcode} ${seller.city}`, `${texts.oib}: ${seller.oib}`, `${texts.phone}: ${seller.phone}`, seller.email];
	const isElsewhere = delivery !== null && JSON.stringify(delivery) !== JSON.stringify(buyer);
	return [
		{ title: texts.seller, lines: [...own, ...(seller.iban === '' ? [] : [`${texts.iban}: ${seller.iban}`])] },
		{ title: texts.buyer, lines: toLines(buyer, texts.oib) },
		...(delivery !== null && (isElsewhere || kind === 'packing_slip') ? [{ title: texts.delivery, lines: toLines(delivery, texts.oib) }] : []),
	];
}

const toLines = ({ name, company, oib, locker = '', street, postcode, city, country }: Party, oibTitle: string): string[] =>
	[company, name, locker, street, `${postcode} ${city}`.trim(), street && country, oib === null ? null : `${oibTitle}: ${oib}`]
		.filter((line) => line !== null && line !== '')
		.map(String);

function toFacts({ content, kind, issued_at }: Paper, { texts, means }: PaperWords, write: Writers): PaperDocument['facts'] {
	return [
		...(content.about === null ? [] : [[texts.about, content.about] as const]),
		[texts.order, content.order.number],
		[texts.issued, `${content.seller.city}, ${write.moment(issued_at)}`],
		...(content.supplied_on === null ? [] : [[texts.supplied, write.day(content.supplied_on)] as const]),
		[texts.operator, content.operator.name],
		...(kind === 'packing_slip' ? [] : [[texts.payment, `${content.payment.title} (${means[content.payment.means]})`] as const]),
	];
}

const toRowTable = ({ content }: Paper, { texts }: PaperWords, write: Writers): PaperTable => ({
	head: [texts.code, texts.title, texts.quantity, texts.price, texts.discount, texts.vat, texts.amount],
	rows: content.rows.map(({ code, title, qty, unit, unit_cents, discount_cents, percent, cents, kind }) => [
		...[kind === 'goods' ? code : '', title, `${qty} ${unit}`.trim(), write.amount(unit_cents), discount_cents === 0 ? '' : write.amount(discount_cents)],
		...[write.percent(percent), write.amount(cents)],
	]),
	numbers: [2, 3, 4, 5, 6],
	widths: [14, 32, 11, 13, 11, 8, 11],
});

const toTaxTable = ({ content }: Paper, { texts }: PaperWords, write: Writers): PaperTable => ({
	head: [texts.rate, texts.base, texts.vat, texts.total],
	rows: content.rates.map(({ percent, cents, tax_cents }) => [
		...[write.percent(percent), write.amount(cents - tax_cents), write.amount(tax_cents), write.amount(cents)],
	]),
	numbers: [0, 1, 2, 3],
	widths: [25, 25, 25, 25],
});

/** The goods in the parcel; of a part of an order also those that were sent before, and those that follow, with the days of goods to order. */
function toSlipTables({ content: { rows, slip } }: Paper, { texts }: PaperWords): PaperTable[] {
	const goods = rows.filter(({ kind }) => kind === 'goods').map(({ code, title, qty, unit }) => [code, title, `${qty} ${unit}`]);
	const toTable = (title: string, own: readonly (readonly string[])[]): PaperTable => ({
		...{ head: [texts.code, title, texts.quantity], rows: own, numbers: [2], widths: [20, 65, 15] },
	});
	if (slip === undefined) return [toTable(texts.title, goods)];
	const { sent, later } = slip;
	return [
		toTable(texts.inParcel, goods),
		...(sent.length === 0
			? []
			: [
					toTable(
						texts.sentBefore,
						sent.map(({ code, title, qty, unit }) => [code, title, `${qty} ${unit}`]),
					),
				]),
		...(later.length === 0
			? []
			: [
					{
						head: [texts.code, texts.sentLater, texts.daysToSend, texts.quantity],
						rows: later.map(({ code, title, qty, unit, days }) => [code, title, days === null ? '' : String(days), `${qty} ${unit}`]),
						...{ numbers: [2, 3], widths: [20, 45, 20, 15] },
					},
				]),
	];
}

function toSums({ content, kind }: Paper, { texts }: PaperWords, write: Writers): PaperDocument['sums'] {
	return [
		[texts.total, write.amount(content.total_cents)],
		...(kind === 'credit_note' ? [] : toVoucherSums(content, { texts, write, isOpen: kind === 'proforma' })),
		...content.advances.map(({ number, cents }) => [`${texts.advance} ${number}`, write.amount(-cents)] as const),
		...(content.advances.length > 0 ? [[texts.due, write.amount(content.due_cents)] as const] : []),
	];
}

/** What gift vouchers paid beside another payment, and what is left if the paper asks for it. */
function toVoucherSums(
	{ payment: { code, vouchers }, total_cents }: Paper['content'],
	{ texts, write, isOpen }: { texts: PaperWords['texts']; write: Writers; isOpen: boolean },
): PaperDocument['sums'] {
	if (vouchers === undefined || code === GIFT_VOUCHER) return [];
	const rest = Math.max(0, total_cents - vouchers.cents);
	return [[texts.paidByVoucher, write.amount(Math.min(total_cents, vouchers.cents))], ...(isOpen ? [[texts.due, write.amount(rest)] as const] : [])];
}

function toImprint({ content: { seller } }: Paper, { texts }: PaperWords): string[] {
	const parts = [
		[seller.court, seller.register].filter(Boolean).join(', '),
		...(seller.capital === '' ? [] : [`${texts.capital}: ${seller.capital}`]),
		...(seller.management === '' ? [] : [`${texts.management}: ${seller.management}`]),
	].filter((part) => part !== '');
	return parts.length === 0 ? [] : [[seller.name, ...parts].join(' · ')];
}
