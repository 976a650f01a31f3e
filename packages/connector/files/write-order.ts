import Papa from 'papaparse';
import type { OrderView } from '../shop/types.ts';
import type { OrderFormat } from './erp-files.ts';
import { encodeText } from './text-encoding.ts';

type Value = string | number | boolean | null;
/** `change`: what the order is now, as a whole. */
export type OrderFileKind = 'order' | 'change' | 'cancellation';

type Fields = Readonly<Record<string, Value>>;

/** An order as a file: XML with its lines, or CSV with one row per line and the order's columns repeated. `kind` is in it. */
export function writeOrderFile(order: OrderView, kind: OrderFileKind, { format = 'xml', encoding = 'utf-8', decimal = '.' }: OrderFormat): Buffer {
	const toAmount = (amount: string) => (decimal === ',' ? amount.replace('.', ',') : amount);
	const head = { kind, ...toHead(order, toAmount) };
	const lines = order.parcels.flatMap(({ items }) => items).map((item) => toLine(item, toAmount));
	const text = format === 'xml' ? toXml(head, lines, encoding) : toCsv(head, lines);
	return encodeText(text, encoding);
}

const toHead = (order: OrderView, toAmount: (amount: string) => string): Fields => {
	const { delivery, billing, parcels, customer, totals, payment } = order;
	const invoice = billing ?? delivery;
	return {
		...{ number: order.number, placed_at: order.created_at, status: order.status, currency: order.currency, language: order.language },
		...{ email: customer.email, phone: customer.phone ?? delivery?.phone ?? null, note: customer.note },
		...addressOf('delivery', delivery),
		...addressOf('billing', invoice),
		...{ payment: payment.code, paid: payment.paid, shipping: parcels[0]?.shipping_code ?? null, store: parcels[0]?.store ?? null },
		...{ locker: parcels[0]?.locker?.title ?? null, coupons: order.coupons.map(({ code }) => code).join(' ') },
		...{ items_total: toAmount(totals.items), discount_total: toAmount(totals.discount), shipping_total: toAmount(totals.shipping) },
		...{ payment_fee: toAmount(totals.payment_fee), vat_total: toAmount(totals.vat), total: toAmount(totals.total) },
	};
};

const addressOf = (kind: string, address: OrderView['delivery']): Fields =>
	Object.fromEntries(
		(['first_name', 'last_name', 'company', 'oib', 'street', 'postcode', 'city', 'country', 'phone'] as const).map((name) => [
			`${kind}_${name}`,
			address?.[name] ?? null,
		]),
	);

const toLine = (item: OrderView['parcels'][number]['items'][number], toAmount: (amount: string) => string): Fields => ({
	...{ line: item.line, sku: item.sku, gtin: item.gtin, title: item.title, quantity: item.quantity, unit: item.unit },
	...{ unit_price: toAmount(item.unit_price), discount: toAmount(item.discount), coupon_discount: toAmount(item.coupon_discount) },
	...{ vat_percent: toAmount(String(item.vat_percent)), line_total: toAmount(item.total) },
});

function toXml(head: Fields, lines: readonly Fields[], encoding: string): string {
	const elements = (fields: Fields, indent: string) =>
		Object.entries(fields)
			.map(([name, value]) => `${indent}<${name}>${escapeXml(value)}</${name}>\n`)
			.join('');
	const rows = lines.map((line) => `    <line>\n${elements(line, '      ')}    </line>\n`).join('');
	return `<?xml version="1.0" encoding="${encoding}"?>\n<order>\n${elements(head, '  ')}  <lines>\n${rows}  </lines>\n</order>\n`;
}

const escapeXml = (value: Value): string =>
	String(value ?? '')
		.replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ')
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;');

/** Semicolons, because of decimal commas. Texts that a spreadsheet would take for a formula begin with an apostrophe. */
const toCsv = (head: Fields, lines: readonly Fields[]): string =>
	`${Papa.unparse(
		lines.map((line) => Object.fromEntries(Object.entries({ ...head, ...line }).map(([name, value]) => [name, ofCell(value)]))),
		{ delimiter: ';', newline: '\r\n', escapeFormulae: /^[=+\-@\t\r]/ },
	)}\r\n`;

const ofCell = (value: Value): Value => (typeof value === 'string' ? value.replaceAll(/\p{Cc}/gu, ' ') : value);
