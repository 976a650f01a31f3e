import { randomBytes } from 'node:crypto';
import type { OrderStatus, PaymentStatus } from '@titraj/contract/order-status.ts';
import { type Insertable, sql } from 'kysely';
import type { AddressColumns } from '../../platform/database/tables/account-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { sum } from '../../platform/market/sum.ts';
import { type OrderTax, taxOrder } from '../../platform/tax/tax-order.ts';
import { payByVoucher } from '../money/voucher-payments.ts';
import type { Database } from '../tables.ts';

type Row<Table extends keyof Tables, Left extends string> = Omit<Insertable<Tables[Table]>, 'id' | 'order_id' | 'position' | Left>;

/** A new order: lines by parcel, with amounts and VAT rate. Totals and VAT are computed from them. */
export interface OrderDraft
	extends Omit<Row<'orders', 'code' | 'number' | 'items_cents' | 'discount_cents' | 'shipping_cents' | 'tax_cents' | 'total_cents'>, 'status'> {
	status: OrderStatus;
	delivery: AddressColumns | null;
	/** Null if it equals the delivery address. */
	billing: AddressColumns | null;
	parcels: (Row<'order_parcels', 'shipping_tax_cents'> & { items: Row<'order_items', 'parcel_id' | 'total_cents' | 'tax_cents'>[] })[];
	coupons: Row<'order_coupons', never>[];
	/** Gift vouchers, which the caller has locked, with what each pays. */
	vouchers?: readonly { id: number; cents: number }[];
	payment: { provider: string; status: PaymentStatus; reference: string | null };
}

export interface WrittenOrder {
	id: number;
	code: string;
	number: string;
}

/**
 * Writes an order with everything that belongs to it, in the caller's transaction. A repeated `idempotency_key` violates a unique index and
 * aborts the transaction; check for it first.
 */
export async function writeOrder(trx: Database, { delivery, billing, parcels, coupons, vouchers = [], payment, ...draft }: OrderDraft): Promise<WrittenOrder> {
	const tax = toTax(parcels, draft);
	const totals = { ...toTotals(parcels, coupons, draft.payment_cents ?? 0), tax_cents: tax.total };
	const order = await trx
		.insertInto('orders')
		.values({ ...draft, ...totals, code: randomBytes(18).toString('base64url'), number: sql<string>`nextval('order_numbers')::text` })
		.returning(['id', 'code', 'number', 'created_at'])
		.executeTakeFirstOrThrow();
	const addresses = [...(delivery ? [{ ...delivery, kind: 'delivery' as const }] : []), ...(billing ? [{ ...billing, kind: 'billing' as const }] : [])];
	const order_id = order.id;
	if (addresses.length > 0)
		await trx
			.insertInto('order_addresses')
			.values(addresses.map((address) => ({ ...address, order_id })))
			.execute();
	await writeParcels(trx, order_id, { parcels, tax });
	await writeTaxes(trx, order_id, tax);
	if (coupons.length > 0)
		await trx
			.insertInto('order_coupons')
			.values(coupons.map((coupon) => ({ ...coupon, order_id })))
			.execute();
	for (const voucher of vouchers) await payByVoucher(trx, order_id, { ...voucher, now: order.created_at });
	const amount_cents = totals.total_cents - sum(vouchers.map(({ cents }) => cents));
	// Vouchers that cover everything are the only payments.
	if (vouchers.length === 0 || amount_cents > 0)
		await trx
			.insertInto('order_payments')
			.values({ ...payment, order_id, amount_cents })
			.execute();
	await trx.insertInto('order_history').values({ order_id, status: draft.status, note: null, created_at: order.created_at }).execute();
	return { id: order.id, code: order.code, number: order.number };
}

async function writeParcels(trx: Database, order_id: number, { parcels, tax }: { parcels: OrderDraft['parcels']; tax: OrderTax }): Promise<void> {
	let line = 0;
	for (const [index, { items, ...parcel }] of parcels.entries()) {
		const { id: parcel_id } = await trx
			.insertInto('order_parcels')
			.values({ ...parcel, order_id, position: index + 1, shipping_tax_cents: tax.shipping[index] ?? 0 })
			.returning('id')
			.executeTakeFirstOrThrow();
		const rows = items.map((item) => {
			line += 1;
			return { ...item, order_id, parcel_id, position: line, total_cents: toLineCents(item), tax_cents: tax.lines[line - 1] ?? 0 };
		});
		await trx.insertInto('order_items').values(rows).execute();
	}
}

async function writeTaxes(trx: Database, order_id: number, { rates }: OrderTax): Promise<void> {
	if (rates.length === 0) return;
	const rows = rates.map(({ percent, cents, tax }) => ({ order_id, percent, cents, tax_cents: tax }));
	await trx.insertInto('order_taxes').values(rows).execute();
}

function toTax(parcels: OrderDraft['parcels'], { payment_cents = 0, currency = 'EUR' }: Pick<OrderDraft, 'payment_cents' | 'currency'>): OrderTax {
	const items = parcels.flatMap((parcel) => parcel.items);
	return taxOrder({
		currency,
		lines: items.map((item) => ({ cents: toLineCents(item) - (item.coupon_cents ?? 0), percent: item.tax_percent })),
		shipping: parcels.map((parcel) => parcel.shipping_cents),
		payment: payment_cents,
	});
}

function toTotals(parcels: OrderDraft['parcels'], coupons: OrderDraft['coupons'], payment_cents: number) {
	const items = parcels.flatMap((parcel) => parcel.items);
	const items_cents = sum(items.map(toLineCents));
	const discount_cents = sum(coupons.map(({ amount_cents }) => amount_cents));
	if (discount_cents !== sum(items.map(({ coupon_cents = 0 }) => coupon_cents)))
		throw new Error("The order's discount_cents differs from the sum of its lines' coupon_cents");
	const shipping_cents = sum(parcels.map((parcel) => parcel.shipping_cents));
	return { items_cents, discount_cents, shipping_cents, payment_cents, total_cents: items_cents - discount_cents + shipping_cents + payment_cents };
}

const toLineCents = ({ qty, unit_cents, discount_cents = 0 }: { qty: number; unit_cents: number; discount_cents?: number | undefined }): number =>
	qty * unit_cents - discount_cents;
