import { BANK_TRANSFER } from '@titraj/contract/payment-codes.ts';
import type { Selectable } from 'kysely';
import { findPaymentError, findPaymentRule, offeredPayments, type PaymentRule, paymentTitle, toInstalments } from '../../cart/index.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { resolveLanguage } from '../../platform/http/language.ts';
import type { CallConfig } from '../../platform/shop/live-settings.ts';
import { readBalance } from '../money/read-balances.ts';
import { toReservedUntil } from '../placing/reserved-until.ts';
import type { Database } from '../tables.ts';

type OrderRow = Selectable<Tables['orders']>;
const OPEN: ReadonlySet<OrderRow['status']> = new Set(['awaiting_payment', 'payment_failed']);

/** Whether an order still waits for payment. */
export const isOpen = ({ status }: Pick<OrderRow, 'status'>): boolean => OPEN.has(status);

/** Sets an order back to awaiting payment with the requested method; null if the order cannot be paid with it. The total is unchanged. */
export async function switchMethod(
	trx: Database,
	order: OrderRow,
	{ payment_code, instalments }: { payment_code: string | null; instalments: number | null },
	config: CallConfig,
): Promise<PaymentRule | null> {
	const code = payment_code ?? order.payment_code;
	const { toPay } = await readBalance(trx, order.id);
	const rule = repeatable(order, toPay, config).find((each) => each.code === code);
	if (rule === undefined) return null;
	if (instalments !== null && !toInstalments(rule, toPay).some(({ count }) => count === instalments)) return null;
	await trx
		.updateTable('order_payments')
		.set({ status: 'cancelled', updated_at: new Date() })
		.where('order_id', '=', order.id)
		.where('status', '=', 'pending')
		.execute();
	await trx
		.updateTable('orders')
		.set({
			status: 'awaiting_payment',
			payment_code: rule.code,
			payment_title: paymentTitle(rule, { market: resolveLanguage(order.market), textLang: order.lang === 'en' ? 'en' : 'hr' }).title,
			payment_type: rule.type,
			instalments,
			...(rule.code === order.payment_code || !order.reserved ? {} : { reserved_until: toSwitchedUntil(order, rule, config) }),
			updated_at: new Date(),
		})
		.where('id', '=', order.id)
		.execute();
	if (order.status !== 'awaiting_payment')
		await trx.insertInto('order_history').values({ order_id: order.id, status: 'awaiting_payment', note: null }).execute();
	return rule;
}

/** A retry online does not hold the goods for longer; a change to or from a transfer has the time of the new method. */
function toSwitchedUntil({ payment_code, reserved_until }: OrderRow, rule: PaymentRule, config: CallConfig): Date | null {
	const until = toReservedUntil(rule, config.now(), config.orderLimits);
	const isOnline = payment_code !== BANK_TRANSFER && rule.code !== BANK_TRANSFER;
	return isOnline && reserved_until !== null ? reserved_until : until;
}

/** Methods with which an open order can still be paid, by what is to be paid of it. All of them are prepaid, so the number of pieces does not matter. */
export function repeatable(order: OrderRow, totalCents: number, config: CallConfig): PaymentRule[] {
	if (!isOpen(order) || findPaymentRule(order.payment_code, order.currency, config.paymentTerms)?.mayRepeat !== true) return [];
	const payable = { shipping: 'placed' as const, country: null, totalCents, pieces: 0 };
	return offeredPayments({ ...config, ordersStopped: false }, order.currency).filter(
		(rule) => rule.mayRepeat && findPaymentError(rule, payable, config.orderLimits) === null,
	);
}
