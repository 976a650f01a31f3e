import type { Kysely, Selectable } from 'kysely';
import { findPaymentRule, type PaymentRule } from '../../cart/pricing/payment-rules.ts';
import type { Database, Tables } from '../../platform/database/tables.ts';
import type { CallConfig } from '../../platform/shop/live-settings.ts';
import { findLacking } from '../placing/reserve-if-available.ts';
import { canRetryPayment } from './can-retry-payment.ts';
import { isOwnUrl } from './own-url.ts';
import type { OpenedPayment } from './payment-provider.ts';
import { findProvider, toProviderSettings } from './providers.ts';
import { isOpen, switchMethod } from './switch-method.ts';

type OrderRow = Selectable<Tables['orders']>;

export interface PaymentAttempt {
	/** Whether this retries a failed payment. */
	isRetry: boolean;
	payment_code: string | null;
	instalments: number | null;
	returnUrl: string;
	callbackUrl: string;
}

export type CreatedPayment = { ok: true; provider: string; rule: PaymentRule; opened: OpenedPayment } | { ok: false; label: string };

/** Opens the payment of an order at its provider. A pending payment is returned again, so that a repeated request does not pay twice. */
export function createPayment({ db, config }: { db: Database; config: CallConfig }, orderId: number, attempt: PaymentAttempt): Promise<CreatedPayment> {
	return db.transaction().execute(async (trx) => {
		const order = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirstOrThrow();
		if (!isOpen(order)) return refuse('error_payment_done');
		const last = await findLast(trx, orderId);
		if (!attempt.isRetry && last?.status !== 'pending') return refuse('error_empty_payment_form');
		if (attempt.isRetry && !canRetryPayment({ ...order, tries: await countTries(trx, orderId) }, config.now())) return refuse('error_empty_payment_form');
		const kept = attempt.isRetry ? null : readOpened(last?.data);
		const rule = attempt.isRetry ? await switchMethod(trx, order, attempt, config) : findPaymentRule(order.payment_code, order.currency);
		if (rule === undefined || rule === null) return refuse('error_payment_method');
		// Nobody should pay for goods that are sold out meanwhile.
		if (!order.reserved && (await findLacking(trx, orderId)).length > 0) return refuse('error_order_sold_out');
		if (kept !== null) return { ok: true, provider: last?.provider ?? '', rule, opened: kept };
		if (!isOwnUrl(attempt.returnUrl, config) || !isOwnUrl(attempt.callbackUrl, config)) return refuse('error_empty_payment_form');
		return openAt(trx, { order, rule, attempt, config });
	});
}

async function openAt(
	trx: Kysely<Tables>,
	{ order, rule, attempt, config }: { order: OrderRow; rule: PaymentRule; attempt: PaymentAttempt; config: CallConfig },
): Promise<CreatedPayment> {
	const provider = findProvider(rule.provider ?? '');
	if (provider === undefined) return { ok: true, provider: rule.code, rule, opened: { hiddenForm: null, redirectUrl: null } };
	const tries = await countTries(trx, order.id);
	const last = await findLast(trx, order.id);
	const reference = `${order.number}-${attempt.isRetry ? tries + 1 : tries}`;
	const opened = await provider.open(
		{
			reference,
			orderNumber: order.number,
			cents: order.total_cents,
			currency: order.currency,
			instalments: attempt.isRetry ? attempt.instalments : order.instalments,
			method: rule.code,
			lang: order.lang,
			returnUrl: attempt.returnUrl.replaceAll('{provider}', provider.code),
			callbackUrl: attempt.callbackUrl.replaceAll('{provider}', provider.code),
		},
		toProviderSettings(config),
	);
	const row = { provider: provider.code, reference, status: 'pending' as const, data: JSON.stringify(opened), updated_at: new Date() };
	if (attempt.isRetry || last === undefined)
		await trx
			.insertInto('order_payments')
			.values({ ...row, order_id: order.id, amount_cents: order.total_cents })
			.execute();
	else await trx.updateTable('order_payments').set(row).where('id', '=', last.id).execute();
	return { ok: true, provider: provider.code, rule, opened };
}

const findLast = (trx: Kysely<Tables>, orderId: number) =>
	trx
		.selectFrom('order_payments')
		.select(['id', 'provider', 'status', 'data'])
		.where('order_id', '=', orderId)
		.orderBy('id', 'desc')
		.limit(1)
		.executeTakeFirst();

async function countTries(trx: Kysely<Tables>, orderId: number): Promise<number> {
	const tries = trx.selectFrom('order_payments').select((eb) => eb.fn.countAll<number>().as('tries'));
	return Number((await tries.where('order_id', '=', orderId).executeTakeFirstOrThrow()).tries);
}

/** The payment that was opened earlier; null if there is none. */
function readOpened(data: Record<string, unknown> | undefined): OpenedPayment | null {
	const { hiddenForm = null, redirectUrl = null } = data ?? {};
	const form = typeof hiddenForm === 'string' ? hiddenForm : null;
	const url = typeof redirectUrl === 'string' ? redirectUrl : null;
	return form === null && url === null ? null : { hiddenForm: form, redirectUrl: url };
}

const refuse = (label: string): CreatedPayment => ({ ok: false, label });
