import type { PaymentStatus } from '@titraj/contract/order-status.ts';
import type { Order, OrderAddress } from '@titraj/contract/orders.ts';
import type { Selectable } from 'kysely';
import { storedFeeTitle, storedPaymentTitle, toSums, toVoucherPart } from '../../cart/index.ts';
import { addressColumns } from '../../platform/database/address-columns.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { resolveTextLang, type TextLang } from '../../platform/http/language.ts';
import type { Market } from '../../platform/market/market.ts';
import { toMajor } from '../../platform/market/money.ts';
import { ORDER_FACTS } from '../../platform/order-facts/order-facts.ts';
import { readIn, toSentences } from '../../platform/order-facts/read-facts.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import type { TaxAtRate } from '../../platform/tax/tax-order.ts';
import { mayCancel } from '../life-cycle/may-cancel.ts';
import { otherPayments } from '../money/other-payments.ts';
import { readBalance } from '../money/read-balances.ts';
import { canRetryPayment } from '../payment/can-retry-payment.ts';
import { AT_PICKUP } from '../placing/kept-until.ts';
import { toIdentificator } from '../placing/to-identificator.ts';
import { readShipments } from '../shipments/read-shipments.ts';
import type { Database } from '../tables.ts';
import { readWithdrawals } from '../withdrawal/read-withdrawals.ts';
import { toWithdrawalPeriod } from '../withdrawal/withdrawal-period.ts';
import { toKnownDays } from './known-days.ts';
import { readOrderPapers } from './read-order-papers.ts';
import { readOrderParcels } from './read-order-parcels.ts';
import { readOrderTaxes } from './read-order-taxes.ts';
import { readOrderVouchers } from './read-order-vouchers.ts';

type OrderRow = Selectable<Tables['orders']>;

/** The complete order, with notes in the language of a market. The caller checks who may see it. */
export async function readOrder(db: Database, row: OrderRow, config: Pick<BackendConfig, 'now'>, market: Market = row.market): Promise<Order> {
	const now = config.now();
	const textLang = resolveTextLang(market);
	const addresses = await db
		.selectFrom('order_addresses')
		.select(['kind', ...addressColumns])
		.where('order_id', '=', row.id)
		.execute();
	const coupons = await db.selectFrom('order_coupons').select(['code', 'title', 'amount_cents']).where('order_id', '=', row.id).orderBy('code').execute();
	const history = await db.selectFrom('order_history').select(['status', 'note', 'created_at']).where('order_id', '=', row.id).orderBy('id').execute();
	const steps = history.map(({ status, note, created_at }) => ({ status, note, datetime: created_at.toISOString() }));
	const payments = await otherPayments(db, row.id).select('status').orderBy('id').execute();
	const vouchers = await readOrderVouchers(db, row.id);
	const balance = await readBalance(db, row.id);
	const taxes = await readOrderTaxes(db, row.id);
	const shipments = await readShipments(db, row.id);
	const parcels = withoutSharedTracking(row, shipments, toKnownDays(row, await readOrderParcels(db, row.id, market)));
	const notes = toSentences(ORDER_FACTS, row).map((sentence) => readIn(sentence, market));
	const addressOf = (kind: 'delivery' | 'billing') => toAddress(addresses.find((address) => address.kind === kind));
	return {
		id: row.id,
		code: row.code,
		order_identificator: toIdentificator(row),
		number: row.number,
		status: row.status,
		datetime_created: row.created_at.toISOString(),
		currency: row.currency,
		items_count: parcels.reduce((sum, { items }) => sum + items.reduce((inner, { qty }) => inner + qty, 0), 0),
		total: toTotal(row, {
			taxes,
			vouchers: toVoucherPart(vouchers, balance.toPay),
			coupons: coupons.map(({ code, title, amount_cents }) => ({ type: 'coupon', code, title, amount: toMajor(amount_cents) })),
			costs: [
				...parcels.map(({ shipping: { code: _code, ...named } }) => ({ type: 'shipping' as const, ...named })),
				...(row.payment_cents > 0
					? [
							{
								type: 'payment' as const,
								...storedFeeTitle(row.payment_code, row.payment_fee_title, textLang),
								amount: toMajor(row.payment_cents),
							},
						]
					: []),
			],
		}),
		email: row.email,
		phone: row.phone,
		note: row.note,
		...(notes.length > 0 && { notes }),
		delivery: addressOf('delivery'),
		billing: addressOf('billing'),
		payment: {
			...toPayment(row, {
				status: toPaymentStatus(payments, vouchers.length > 0),
				mayTry: canRetryPayment({ ...row, tries: payments.length }, now),
				textLang,
			}),
			...{ refund_due: toMajor(balance.due), refunded: toMajor(balance.refunded) },
		},
		parcels,
		shipments,
		papers: await readOrderPapers(db, row),
		kept_until: row.kept_until !== null && AT_PICKUP.includes(row.status) ? row.kept_until.toISOString() : null,
		is_reserved: row.reserved,
		may_cancel: await mayCancel(db, row),
		...toWithdrawalPeriod({ status: row.status, history: steps, delivery: addressOf('delivery'), shipments }, now),
		withdrawals: await readWithdrawals(db, row.id),
		history: steps,
	};
}

/** Tracking of an order that ships in parts belongs to its shipments: a parcel shows it only if all of it left at once. */
const withoutSharedTracking = ({ status }: OrderRow, shipments: Order['shipments'], parcels: Order['parcels']): Order['parcels'] =>
	shipments.length > 1 || (shipments.length === 1 && status === 'preparing')
		? parcels.map((parcel) => ({ ...parcel, tracking_code: null, tracking_url: null }))
		: parcels;

interface Sums {
	coupons: Order['total']['extraitems'];
	costs: Order['total']['extra_items'];
	taxes: readonly TaxAtRate[];
	vouchers: ReturnType<typeof toVoucherPart>;
}

function toTotal(row: OrderRow, { coupons, costs, taxes, vouchers }: Sums): Order['total'] {
	return {
		...toSums({ items: row.items_cents, shipping: row.shipping_cents, tax: row.tax_cents, total: row.total_cents, taxes }),
		...vouchers,
		extraitems: coupons,
		extra_items: costs,
	};
}

/** Approved if any attempt was approved; else the status of the last attempt. Without an attempt gift vouchers paid all of it. */
const toPaymentStatus = (payments: readonly { status: PaymentStatus }[], hasVouchers: boolean): PaymentStatus =>
	payments.some(({ status }) => status === 'approved') ? 'approved' : (payments.at(-1)?.status ?? (hasVouchers ? 'approved' : 'pending'));

const RETRYABLE: ReadonlySet<PaymentStatus> = new Set(['pending', 'declined', 'cancelled']);
const UNPAID: ReadonlySet<OrderRow['status']> = new Set(['awaiting_payment', 'payment_failed']);

function toPayment(row: OrderRow, { status, mayTry, textLang }: { status: PaymentStatus; mayTry: boolean; textLang: TextLang }): Order['payment'] {
	return {
		code: row.payment_code,
		...storedPaymentTitle(row.payment_code, row.payment_title, textLang),
		status,
		payment_type: row.payment_type,
		instalments: row.instalments,
		may_retry: mayTry && row.payment_type !== null && RETRYABLE.has(status) && UNPAID.has(row.status),
	};
}

function toAddress(row: (OrderAddress & { kind: string }) | undefined): OrderAddress | null {
	if (row === undefined) return null;
	const { kind, ...address } = row;
	return address;
}
