import { TRANSFER_MODEL } from '../../orders/index.ts';
import { sum } from '../../platform/market/sum.ts';
import { toMoment } from '../fiscal/fiscal-invoice.ts';
import type { Means, PaperRow, Party, TaxRow } from '../model/paper-content.ts';
import { negate } from '../model/sum-rates.ts';
import { needsKpd, toDocumentRows } from './document-rows.ts';
import type { EInvoiceFacts } from './e-invoice-facts.ts';
import { amount, group, type Part, value } from './ubl-element.ts';
import { VAT_NAMES } from './vat-names.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
/** EN 16931 with the Croatian use (CIUS) and extension of 2025. */
const SPECIFICATION = 'urn:cen.eu:en16931:2017#compliant#urn:mfin.gov.hr:cius-2025:1.0#conformant#urn:mfin.gov.hr:ext-2025:1.0';
/** Electronic addresses that are Croatian OIBs. */
const OIB_SCHEME = '9934';
/** UNCL4461. The means of a payment on delivery is not in that list: not defined. */
const MEANS: Readonly<Record<Means, string>> = { T: '30', G: '10', K: '48', C: '20', O: '1' };
/** Code of a document by UNCL1001: invoice, advance invoice, credit note. */
const TYPES = { invoice: '380', advance_invoice: '386', credit_note: '381' } as const;
/** UN/ECE recommendation 20, by the unit of a product, which is free text; `ONE` for others. */
const UNITS: Readonly<Record<string, string>> = {
	kom: 'H87',
	kg: 'KGM',
	g: 'GRM',
	m: 'MTR',
	cm: 'CMT',
	mm: 'MMT',
	m2: 'MTK',
	'm²': 'MTK',
	m3: 'MTQ',
	'm³': 'MTQ',
	l: 'LTR',
	ml: 'MLT',
	par: 'PR',
	set: 'SET',
};
const ONE = 'C62';

/**
 * E-invoice of an invoice, an advance invoice or a credit note without gaps: UBL 2.1 after EN 16931 and HR-CIUS 2025. Amounts are euros without VAT; each unit price follows
 * from the amount of its line, because prices of the shop include VAT.
 */
export function toUbl(facts: EInvoiceFacts): string {
	const { paper } = facts;
	const isCredit = paper.kind === 'credit_note';
	const root = isCredit ? 'CreditNote' : 'Invoice';
	const { lines, charges } = toDocumentRows(paper);
	const rates = isCredit ? negate(paper.content.rates) : paper.content.rates;
	const parts = [
		...toHead(facts),
		...toParties(facts),
		isCredit || paper.content.supplied_on === null ? null : group('Delivery', [value('ActualDeliveryDate', paper.content.supplied_on)]),
		toPaymentMeans(facts),
		...charges.map(toCharge),
		group('TaxTotal', [amount('TaxAmount', sum(rates.map(({ tax_cents }) => tax_cents))), ...rates.map(toSubtotal)]),
		toTotals(facts, { lines, charges, rates }),
		...lines.map((row, index) => toLine(row, index + 1, facts)),
	];
	const names = [`xmlns="${UBL}:${root}-2"`, `xmlns:cac="${UBL}:CommonAggregateComponents-2"`, `xmlns:cbc="${UBL}:CommonBasicComponents-2"`];
	return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${names.join(' ')}>${parts.filter((part) => part !== null).join('')}</${root}>\n`;
}

function toHead({ paper, about, isPaid, payUntil }: EInvoiceFacts): Part[] {
	const { content, number } = paper;
	const isCredit = paper.kind === 'credit_note';
	const { day, time } = toLocal(paper.issued_at);
	const type = TYPES[paper.kind === 'credit_note' || paper.kind === 'advance_invoice' ? paper.kind : 'invoice'];
	const due = meansOfRest(content) === 'T' && payUntil > day ? payUntil : day;
	const settled = content.advances.map(({ number: id, issued_at }) => toReference(id, new Date(issued_at)));
	return [
		value('CustomizationID', SPECIFICATION),
		value('ProfileID', toProfile(paper, about)),
		value('ID', number),
		value('IssueDate', day),
		value('IssueTime', time),
		isCredit || isPaid || paper.kind === 'advance_invoice' ? null : value('DueDate', due),
		value(isCredit ? 'CreditNoteTypeCode' : 'InvoiceTypeCode', type),
		value('Note', content.note ?? ''),
		value('DocumentCurrencyCode', 'EUR'),
		group('OrderReference', [value('ID', content.order.number)]),
		...settled,
		about === null ? null : toReference(about.number, about.issued_at),
	];
}

const toReference = (number: string, issuedAt: Date): Part =>
	group('BillingReference', [group('InvoiceDocumentReference', [value('ID', number), value('IssueDate', toLocal(issuedAt).day)])]);

/** Process by HR-TB-1: P4 money in advance, P11 the final invoice after it, P10 a paper that is taken back, P9 a part of one, P1 goods by order. */
function toProfile({ kind, content, total_cents }: EInvoiceFacts['paper'], about: EInvoiceFacts['about']): string {
	if (kind === 'advance_invoice') return 'P4';
	if (kind === 'credit_note') return about !== null && about.total_cents + total_cents === 0 ? 'P10' : 'P9';
	return content.advances.length > 0 ? 'P11' : 'P1';
}

/** Day and time in the Croatian time zone. */
function toLocal(moment: Date): { day: string; time: string } {
	const [day = '', time = ''] = toMoment(moment).split(' ');
	return { day: day.split('.').toReversed().join('-'), time };
}

function toParties({ paper: { content } }: EInvoiceFacts): Part[] {
	const { seller, buyer, operator } = content;
	const form = [seller.court, seller.register, seller.capital, seller.management].filter((part) => part !== '').join(', ');
	return [
		group('AccountingSupplierParty', [
			toParty({ ...seller, title: seller.name, form }),
			group('SellerContact', [value('ID', operator.oib), value('Name', operator.name)]),
		]),
		group('AccountingCustomerParty', [toParty({ ...buyer, oib: buyer.oib ?? '', title: buyer.company ?? buyer.name, form: '' })]),
	];
}

interface Named extends Pick<Party, 'street' | 'city' | 'postcode' | 'country'> {
	readonly oib: string;
	readonly title: string;
	/** Court, number and capital, as the law wants them on papers of a company. */
	readonly form: string;
}

const toParty = ({ oib, street, city, postcode, country, title, form }: Named): Part =>
	group('Party', [
		value('EndpointID', oib, { schemeID: OIB_SCHEME }),
		group('PostalAddress', [
			...[value('StreetName', street), value('CityName', city), value('PostalZone', postcode)],
			group('Country', [value('IdentificationCode', country)]),
		]),
		group('PartyTaxScheme', [value('CompanyID', `HR${oib}`), VAT]),
		group('PartyLegalEntity', [value('RegistrationName', title), value('CompanyID', oib), value('CompanyLegalForm', form)]),
	]);

const VAT = group('TaxScheme', [value('ID', 'VAT')]);

function toPaymentMeans({ paper: { kind, content } }: EInvoiceFacts): Part {
	const { order, seller } = content;
	const means = meansOfRest(content);
	if (kind === 'credit_note' || means !== 'T') return group('PaymentMeans', [value('PaymentMeansCode', kind === 'credit_note' ? '1' : MEANS[means])]);
	return group('PaymentMeans', [
		value('PaymentMeansCode', MEANS.T),
		value('PaymentID', `${TRANSFER_MODEL} ${order.number}`),
		group('PayeeFinancialAccount', [value('ID', seller.iban.replaceAll(/\s/g, ''))]),
	]);
}

/** How what gift vouchers leave is paid. */
const meansOfRest = ({ payment }: EInvoiceFacts['paper']['content']): Means => payment.vouchers?.rest ?? payment.means;

const toCategory = (name: string, percent: number, title: string): Part =>
	group(name, [value('ID', 'S'), value('Name', title), value('Percent', String(percent)), VAT]);

const netOf = ({ cents, tax_cents }: Pick<TaxRow, 'cents' | 'tax_cents'>): number => cents - tax_cents;

const toCharge = (row: PaperRow): Part =>
	group('AllowanceCharge', [
		value('ChargeIndicator', 'true'),
		value('AllowanceChargeReason', row.title === '' ? '-' : row.title),
		amount('Amount', netOf(row)),
		toCategory('TaxCategory', row.percent, ''),
	]);

const toSubtotal = (rate: TaxRow): Part =>
	group('TaxSubtotal', [amount('TaxableAmount', netOf(rate)), amount('TaxAmount', rate.tax_cents), toCategory('TaxCategory', rate.percent, '')]);

interface Sums {
	readonly lines: readonly PaperRow[];
	readonly charges: readonly PaperRow[];
	readonly rates: readonly TaxRow[];
}

function toTotals({ paper: { kind, content }, isPaid }: EInvoiceFacts, { lines, charges, rates }: Sums): Part {
	const total = sum(rates.map(({ cents }) => cents));
	const isSettled = isPaid || kind === 'advance_invoice';
	const prepaid =
		kind === 'credit_note' ? 0 : isSettled ? total : Math.min(total, sum(content.advances.map(({ cents }) => cents)) + (content.payment.vouchers?.cents ?? 0));
	const charged = sum(charges.map(netOf));
	return group('LegalMonetaryTotal', [
		amount('LineExtensionAmount', sum(lines.map(netOf))),
		amount('TaxExclusiveAmount', sum(rates.map(netOf))),
		amount('TaxInclusiveAmount', total),
		charges.length === 0 ? null : amount('ChargeTotalAmount', charged),
		prepaid === 0 ? null : amount('PrepaidAmount', prepaid),
		amount('PayableAmount', total - prepaid),
	]);
}

function toLine(row: PaperRow, index: number, { paper: { kind }, kpds }: EInvoiceFacts): Part {
	const isCredit = kind === 'credit_note';
	// An amount that is taken back of a line whose pieces were taken back before.
	const qty = row.qty === 0 ? 1 : row.qty;
	const unitCode = UNITS[row.unit.toLowerCase()] ?? ONE;
	const kpd = row.position === null || !needsKpd(kind) ? '' : (kpds.get(row.position) ?? '');
	return group(isCredit ? 'CreditNoteLine' : 'InvoiceLine', [
		value('ID', String(index)),
		value(isCredit ? 'CreditedQuantity' : 'InvoicedQuantity', String(qty), { unitCode }),
		amount('LineExtensionAmount', netOf(row)),
		group('Item', [
			value('Name', row.title === '' ? '-' : row.title.slice(0, 1000)),
			group('SellersItemIdentification', [value('ID', row.code)]),
			kpd === '' ? null : group('CommodityClassification', [value('ItemClassificationCode', kpd, { listID: 'CG' })]),
			toCategory('ClassifiedTaxCategory', row.percent, VAT_NAMES[row.percent] ?? ''),
		]),
		group('Price', [value('PriceAmount', (netOf(row) / qty / 100).toFixed(8), { currencyID: 'EUR' }), value('BaseQuantity', '1', { unitCode })]),
	]);
}
