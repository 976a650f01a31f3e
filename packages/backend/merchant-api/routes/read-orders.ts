import type { Selectable } from 'kysely';
import { readBalances, readShipmentRows, toIsoDate, toKnownDays, toLastDay, toReference } from '../../orders/index.ts';
import { type OrderRow, readOrderParts } from '../../orders/reading/index.ts';
import type { Database, Tables } from '../../platform/database/tables.ts';
import type { Sentence } from '../../platform/order-facts/define-fact.ts';
import { LINE_FACTS } from '../../platform/order-facts/line-facts.ts';
import { ORDER_FACTS } from '../../platform/order-facts/order-facts.ts';
import { pickFacts, toSentences } from '../../platform/order-facts/read-facts.ts';
import { toMoney } from '../rows/to-money.ts';
import type { OrderView } from '../schemas/order-view.ts';

type Balance = NonNullable<ReturnType<Awaited<ReturnType<typeof readBalances>>['get']>>;
type Shipments = Awaited<ReturnType<typeof readShipmentRows>>;

/** Runs a fixed number of queries per page, however many orders it has. */
export async function toOrderViews(db: Database, orders: readonly OrderRow[]): Promise<OrderView[]> {
	if (orders.length === 0) return [];
	const ids = orders.map(({ id }) => id);
	const { addresses, coupons, taxes, payments, parcels, withdrawals, returned, items, handedOver } = await readOrderParts(db, ids);
	const balances = await readBalances(db, ids);
	const shipments = await readShipmentRows(db, ids);
	const shipped = new Map<number, number>();
	for (const { id, qty } of shipments.flatMap(({ lines }) => lines)) shipped.set(id, (shipped.get(id) ?? 0) + qty);

	return orders.map((order): OrderView => {
		const ofOrder = <Row extends { order_id: number }>(rows: readonly Row[]) => rows.filter(({ order_id }) => order_id === order.id);
		const vouchers = ofOrder(payments).flatMap(({ code_end, ...row }) => (code_end === null ? [] : [{ ...row, code_end }]));
		const others = ofOrder(payments).filter(({ code_end }) => code_end === null);
		const paid = (others.length > 0 ? others : vouchers).map(({ status }) => status);
		return {
			...toHead(order),
			vat: ofOrder(taxes).map(toVatAtRate),
			coupons: ofOrder(coupons).map(({ code, amount_cents }) => ({ code, amount: toMoney(amount_cents) })),
			payment: {
				...{ code: order.payment_code, title: order.payment_title, paid: paid.includes('approved'), refunded: paid.includes('refunded') },
				...toMoneyView(balances.get(order.id)),
				vouchers: vouchers.map((row) => ({ code_end: row.code_end, amount: toMoney(row.amount_cents), returned: toMoney(row.refunded_cents) })),
			},
			delivery: toAddress(ofOrder(addresses).find(({ kind }) => kind === 'delivery')),
			billing: toAddress(ofOrder(addresses).find(({ kind }) => kind === 'billing')),
			parcels: toKnownDays(order, ofOrder(parcels)).map((parcel) => ({
				...{ shipping_code: parcel.shipping_code, shipping_title: parcel.shipping_title, shipping_price: toMoney(parcel.shipping_cents) },
				shipping_vat: parcel.shipping_tax_cents === null ? null : toMoney(parcel.shipping_tax_cents),
				store: parcel.store_code,
				locker: parcel.locker && { title: parcel.locker.title, address: parcel.locker.address, postcode: parcel.locker.postcode, city: parcel.locker.city },
				...{ delivery_from: toIsoDate(parcel.delivery_from), delivery_to: toIsoDate(parcel.delivery_to) },
				...{ carrier: parcel.carrier, tracking_code: parcel.tracking_code, tracking_url: parcel.tracking_url },
				items: items.filter(({ parcel_id }) => parcel_id === parcel.id).map((item) => ({ ...toLine(item), shipped: shipped.get(item.id) ?? 0 })),
			})),
			shipments: ofOrder(shipments).map(toShipment),
			withdrawals: withdrawals.flatMap(({ id, order_id, created_at, name, email, items: goods, reason }) => {
				if (order_id !== order.id) return [];
				const lines = returned.flatMap(({ withdrawal_id, ...line }) => (withdrawal_id === id ? [line] : []));
				return [{ reference: toReference(id), received_at: created_at.toISOString(), name, email, goods, lines, reason }];
			}),
			withdraw_until: toWithdrawUntil(order, {
				handedOver: handedOver.find(({ order_id }) => order_id === order.id)?.at,
				country: addresses.find(({ order_id, kind }) => order_id === order.id && kind === 'delivery')?.country,
			}),
		};
	});
}

const toWithdrawUntil = ({ status }: OrderRow, { handedOver, country }: { handedOver: Date | undefined; country: string | undefined }): string | null =>
	status === 'cancelled' || status === 'returned' || handedOver === undefined ? null : toLastDay(handedOver, country);

const toHead = (
	order: OrderRow,
): Omit<OrderView, 'vat' | 'coupons' | 'payment' | 'delivery' | 'billing' | 'parcels' | 'shipments' | 'withdrawals' | 'withdraw_until'> => ({
	number: order.number,
	revision: order.revision,
	acknowledged: order.revision <= order.acknowledged_revision,
	status: order.status,
	cancelled_by: order.cancelled_by,
	reserved: order.reserved,
	created_at: order.created_at.toISOString(),
	updated_at: order.updated_at.toISOString(),
	language: order.market,
	currency: order.currency,
	...pickFacts(ORDER_FACTS, order),
	notes: toSentences(ORDER_FACTS, order).map(toNote),
	totals: {
		items: toMoney(order.items_cents),
		discount: toMoney(order.discount_cents),
		shipping: toMoney(order.shipping_cents),
		payment_fee: toMoney(order.payment_cents),
		vat: toMoney(order.tax_cents),
		total: toMoney(order.total_cents),
	},
	customer: { email: order.email, phone: order.phone, note: order.note },
});

const toNote = ({ hr, en }: Sentence): OrderView['notes'][number] => ({ hr, en });

const toMoneyView = ({ paid = 0, refunded = 0, due = 0, open = 0, toPay = 0 }: Partial<Balance> = {}) => ({
	...{ refund_due: due > 0, received: toMoney(paid), refunded_amount: toMoney(refunded), due: toMoney(due), due_open: toMoney(open), to_pay: toMoney(toPay) },
});

const toVatAtRate = ({ percent, cents, tax_cents }: Selectable<Tables['order_taxes']>): OrderView['vat'][number] => ({
	...{ percent, net: toMoney(cents - tax_cents), vat: toMoney(tax_cents), total: toMoney(cents) },
});

const toLine = (item: Selectable<Tables['order_items']>): Omit<OrderView['parcels'][number]['items'][number], 'shipped'> => ({
	...{ line: item.id, backordered: item.backorder_qty, cancelled: item.cancelled_qty, returned: item.returned_qty },
	...{ sku: item.code, gtin: item.ean, title: item.title, quantity: item.qty, unit: item.unit, vat_percent: item.tax_percent },
	...{ coupon_discount: toMoney(item.coupon_cents), vat: item.tax_cents === null ? null : toMoney(item.tax_cents) },
	...{ unit_price: toMoney(item.unit_cents), discount: toMoney(item.discount_cents), total: toMoney(item.total_cents) },
	...pickFacts(LINE_FACTS, item),
	notes: toSentences(LINE_FACTS, item).map(toNote),
});

const toShipment = ({ id, shipped_on, carrier, tracking_code, tracking_url, lines }: Shipments[number]): OrderView['shipments'][number] => ({
	...{ id, shipped_on, carrier, tracking_code, tracking_url },
	lines: lines.map(({ id: line, code, title, qty }) => ({ line, sku: code, title, quantity: qty })),
});

function toAddress(row: (NonNullable<OrderView['delivery']> & { order_id: number; kind: string }) | undefined): OrderView['delivery'] {
	if (row === undefined) return null;
	const { order_id: _id, kind: _kind, ...address } = row;
	return address;
}
