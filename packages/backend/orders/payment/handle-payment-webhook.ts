import { createLineLimit } from '@titraj/contract/line-limit.ts';
import type { Kysely } from 'kysely';
import type { Database, Tables } from '../../platform/database/tables.ts';
import { logError } from '../../platform/log/log-error.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { toIdentificator } from '../placing/to-identificator.ts';
import { findNamedPayment } from './find-named-payment.ts';
import type { PaymentProvider, PaymentWebhook } from './payment-provider.ts';
import { findProvider, toProviderSettings } from './providers.ts';
import { type ReceivedMoney, receiveMoney } from './receive-money.ts';
import { recordForged, recordWebhook } from './record-webhook.ts';
import { isOpen } from './switch-method.ts';

interface Received {
	provider: string;
	/** Sent by the provider's server, or by the browser of the returning shopper. */
	kind: 'callback' | 'return';
	fields: Record<string, string>;
}

/** Verifies and applies a webhook of a payment provider. Returns the identifier of its order; null if it is forged or names no order. */
export async function handlePaymentWebhook({ db, config }: { db: Database; config: BackendConfig }, received: Received): Promise<string | null> {
	const provider = findProvider(received.provider);
	const webhook = provider?.parseWebhook(received.fields, toProviderSettings(config)) ?? null;
	const row = { provider: received.provider, kind: received.kind, reference: (received.fields['reference'] ?? '').slice(0, 100) || null };
	const result =
		provider === undefined || webhook === null
			? await recordForged(db, row).then(() => FORGED)
			: await db.transaction().execute(async (trx) => {
					const applied = await applyPayment(trx, { provider, webhook, config });
					await recordWebhook(trx, { ...row, order_id: applied.order?.id ?? null, amount_cents: webhook.cents }, applied.outcome);
					return applied;
				});
	const about = { provider: row.provider, outcome: result.outcome, reference: row.reference, cents: webhook?.cents };
	if (result.order === null) logRefused(db, about);
	const loud = LOUD[result.outcome];
	if (loud !== undefined) logError(`Payment ${loud}`, about);
	return result.order === null ? null : toIdentificator(result.order);
}

/** Anyone can send webhooks to the backend directly: at most 20 refused ones a minute are logged per database. The storefront limits its own lines. */
const lineLimits = new WeakMap<Database, ReturnType<typeof createLineLimit>>();

function logRefused(db: Database, about: Parameters<typeof logError>[1]): void {
	const limit = lineLimits.get(db) ?? createLineLimit({ most: 20, windowMs: 60_000 });
	lineLimits.set(db, limit);
	const { writes, leftOut } = limit(performance.now());
	if (writes) logError('Payment webhook refused', { ...about, ...(leftOut > 0 && { refused_before: leftOut }) });
}

/** Outcomes in which money arrived but did not pay an order; staff have to deal with them. */
const LOUD: Readonly<Record<string, string>> = {
	unexpected: 'for an order that does not wait for it',
	lacking: 'for goods that are sold out',
	amount: 'of another amount than the order’s',
};

interface Applied {
	outcome: string;
	/** Null if the webhook is forged or names no order. */
	order: { id: number; code: string } | null;
}

const FORGED: Applied = { outcome: 'forged', order: null };

interface Verified {
	provider: PaymentProvider;
	webhook: PaymentWebhook;
	config: BackendConfig;
}

/**
 * Applies a webhook under the order's lock: it counts once, even if it is repeated, late, or sent by page and server at the same time. An approved payment
 * stays approved.
 */
export async function applyPayment(trx: Kysely<Tables>, { provider, webhook, config }: Verified): Promise<Applied> {
	const { reference, status, cents } = webhook;
	const found = await findNamedPayment(trx, provider, reference);
	if (found === null) return { outcome: 'unknown', order: null };
	const order = await trx
		.selectFrom('orders')
		.select(['id', 'code', 'number', 'email', 'market', 'user_id', 'status', 'cancelled_by'])
		.where('id', '=', found.order_id)
		.forUpdate()
		.executeTakeFirstOrThrow();
	const payment = await trx.selectFrom('order_payments').select(['id', 'status', 'amount_cents']).where('id', '=', found.id).executeTakeFirstOrThrow();
	// Transfer slips are filled in by hand, so amounts can differ. Failed payments brought no money: their amount does not matter.
	if (status === 'approved' && payment.amount_cents !== cents) return { outcome: 'amount', order };
	if (payment.status === status) return { outcome: 'repeated', order };
	if (payment.status === 'approved' || payment.status === 'refunded') return { outcome: 'late', order };
	if (payment.status !== 'pending' && status !== 'approved') return { outcome: 'late', order };

	const now = config.now();
	await trx.updateTable('order_payments').set({ status, updated_at: now }).where('id', '=', payment.id).execute();
	if (status === 'approved') return { outcome: OUTCOMES[await receiveMoney(trx, order, { config, now })], order };
	if (isOpen(order) && order.status !== 'payment_failed') {
		await trx.updateTable('orders').set({ status: 'payment_failed', updated_at: now }).where('id', '=', order.id).execute();
		await trx.insertInto('order_history').values({ order_id: order.id, status: 'payment_failed', note: null }).execute();
	}
	return { outcome: status, order };
}

/** Recorded outcome of a webhook that brings money. */
const OUTCOMES: Readonly<Record<ReceivedMoney, string>> = { paid: 'approved', lacking: 'lacking', refund_due: 'unexpected', extra: 'unexpected' };
