import type { Kysely } from 'kysely';
import type { OrderStatus } from '#lib/contract/orders.ts';
import { sendOrderNews } from '../checkout/send-order-news.ts';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { toIdentificator } from '../orders/to-identificator.ts';
import { findNoticed } from './find-noticed.ts';
import type { PaymentNotice, PaymentProvider } from './payment-provider.ts';
import { findProvider, toProviderSettings } from './providers.ts';

interface Received {
	provider: string;
	kind: 'callback' | 'return';
	fields: Record<string, string>;
}

/** The order that a notice is about; null where it is not to be believed. */
export async function takeNotice({ db, config }: { db: Database; config: BackendConfig }, received: Received): Promise<string | null> {
	const provider = findProvider(received.provider);
	const notice = provider?.readNotice(received.fields, toProviderSettings(config)) ?? null;
	const told = { provider: received.provider, kind: received.kind, reference: (received.fields['reference'] ?? '').slice(0, 100) || null };
	const result =
		provider === undefined || notice === null
			? await keepForged(db, told)
			: await db.transaction().execute(async (trx) => {
					const applied = await apply(trx, { provider, notice, config });
					await keep(trx, told, applied.outcome);
					return applied;
				});
	const about = `${result.outcome}, reference ${told.reference ?? 'none'}`;
	if (result.identificator === null) console.error(`Payment notice of ${told.provider} refused: ${about}`);
	if (result.outcome === 'unexpected') console.error(`Payment of ${told.provider} for an order that does not wait for it: ${about}`);
	return result.identificator;
}

interface Applied {
	outcome: string;
	identificator: string | null;
}

interface Told {
	provider: string;
	kind: Received['kind'];
	reference: string | null;
}

/** What came of a notice, with it or not at all: what is kept in mind is never less than what was done. */
async function keep(db: Kysely<Tables>, told: Told, outcome: string): Promise<number> {
	const { id } = await db
		.insertInto('payment_notices')
		.values({ ...told, outcome })
		.returning('id')
		.executeTakeFirstOrThrow();
	return id;
}

const KEPT_FORGED = 1000;

/** Anybody may send them, as many as they like: the newest are kept, the log has all. */
async function keepForged(db: Database, told: Told): Promise<Applied> {
	const id = await keep(db, told, 'forged');
	if (id % 100 === 0)
		await db
			.deleteFrom('payment_notices')
			.where('outcome', '=', 'forged')
			.where('id', '<=', id - KEPT_FORGED)
			.execute();
	return { outcome: 'forged', identificator: null };
}

interface Believed {
	provider: PaymentProvider;
	notice: PaymentNotice;
	config: BackendConfig;
}

/** Under the order's lock: said twice, late, or by page and server at once, a notice counts once. Money that came is never unsaid. */
async function apply(trx: Kysely<Tables>, { provider, notice, config }: Believed): Promise<Applied> {
	const { reference, status, cents } = notice;
	const found = await findNoticed(trx, provider, reference);
	if (found === null) return { outcome: 'unknown', identificator: null };
	const order = await trx
		.selectFrom('orders')
		.select(['id', 'code', 'number', 'email', 'market', 'status'])
		.where('id', '=', found.order_id)
		.forUpdate()
		.executeTakeFirstOrThrow();
	const payment = await trx.selectFrom('order_payments').select(['id', 'status', 'amount_cents']).where('id', '=', found.id).executeTakeFirstOrThrow();
	const identificator = toIdentificator(order);
	if (payment.amount_cents !== cents) return { outcome: 'amount', identificator: null };
	if (payment.status === status) return { outcome: 'repeated', identificator };
	if (payment.status === 'approved' || payment.status === 'refunded') return { outcome: 'late', identificator };
	if (payment.status !== 'pending' && status !== 'approved') return { outcome: 'late', identificator };

	await trx.updateTable('order_payments').set({ status, updated_at: new Date() }).where('id', '=', payment.id).execute();
	const next = nextStatus(order.status, status);
	if (next === null) return { outcome: status === 'approved' ? 'unexpected' : status, identificator };
	await trx.updateTable('orders').set({ status: next, updated_at: new Date() }).where('id', '=', order.id).execute();
	await trx.insertInto('order_history').values({ order_id: order.id, status: next, note: null }).execute();
	if (next === 'paid') await sendOrderNews(trx, 'paid', { order, config });
	return { outcome: status, identificator };
}

/** What an order becomes; null where it stays: paid already by another payment, or cancelled meanwhile. */
function nextStatus(current: OrderStatus, status: PaymentNotice['status']): OrderStatus | null {
	if (current !== 'awaiting_payment' && current !== 'payment_failed') return null;
	const next = status === 'approved' ? 'paid' : 'payment_failed';
	return next === current ? null : next;
}
