import { createLineLimit } from '@titraj/contract/line-limit.ts';
import type { OrderStatus } from '@titraj/contract/orders.ts';
import type { Kysely } from 'kysely';
import type { Database, Tables } from '../../platform/database/tables.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { sendOrderNews } from '../mail/send-order-news.ts';
import { toIdentificator } from '../placing/to-identificator.ts';
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
	const row = { provider: received.provider, kind: received.kind, reference: (received.fields['reference'] ?? '').slice(0, 100) || null };
	const result =
		provider === undefined || notice === null
			? await keepForged(db, row)
			: await db.transaction().execute(async (trx) => {
					const applied = await apply(trx, { provider, notice, config });
					await keep(trx, { ...row, order_id: applied.order?.id ?? null, amount_cents: notice.cents }, applied.outcome);
					return applied;
				});
	const about = `${result.outcome}, reference ${row.reference ?? 'none'}${notice === null ? '' : `, ${notice.cents} cents`}`;
	if (result.order === null) logRefused(db, `Payment notice of ${row.provider} refused: ${about}`);
	const loud = LOUD[result.outcome];
	if (loud !== undefined) console.error(`Payment of ${row.provider} ${loud}: ${about}`);
	return result.order === null ? null : toIdentificator(result.order);
}

/** Anybody may send notices to the backend, past the storefront, too: 20 refused ones a minute are logged for each database, with the reference that an operator looks for. The storefront limits its own lines. */
const lineLimits = new WeakMap<Database, ReturnType<typeof createLineLimit>>();

function logRefused(db: Database, line: string): void {
	const limit = lineLimits.get(db) ?? createLineLimit({ most: 20, windowMs: 60_000 });
	lineLimits.set(db, limit);
	const { writes, leftOut } = limit(performance.now());
	if (writes) console.error(leftOut > 0 ? `${line} (${leftOut} more were refused before)` : line);
}

/** Money that came and makes no order paid: people have to look at it. */
const LOUD: Readonly<Record<string, string>> = {
	unexpected: 'for an order that does not wait for it',
	amount: 'of another amount than the order’s',
};

interface Applied {
	outcome: string;
	/** Null where it is not to be believed. */
	order: { id: number; code: string } | null;
}

interface NoticeRow {
	provider: string;
	kind: Received['kind'];
	reference: string | null;
	order_id?: number | null;
	amount_cents?: number;
}

/** What came of a notice, with it or not at all: what is kept in mind is never less than what was done. */
async function keep(db: Kysely<Tables>, row: NoticeRow, outcome: string): Promise<number> {
	const { id } = await db
		.insertInto('payment_notices')
		.values({ ...row, outcome })
		.returning('id')
		.executeTakeFirstOrThrow();
	return id;
}

const KEPT_FORGED = 1000;

/** Anybody may send them, as many as they like: the newest are kept, and some of them told. */
async function keepForged(db: Database, row: NoticeRow): Promise<Applied> {
	const id = await keep(db, row, 'forged');
	if (id % 100 === 0)
		await db
			.deleteFrom('payment_notices')
			.where('outcome', '=', 'forged')
			.where('id', '<=', id - KEPT_FORGED)
			.execute();
	return { outcome: 'forged', order: null };
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
	if (found === null) return { outcome: 'unknown', order: null };
	const order = await trx
		.selectFrom('orders')
		.select(['id', 'code', 'number', 'email', 'market', 'user_id', 'status'])
		.where('id', '=', found.order_id)
		.forUpdate()
		.executeTakeFirstOrThrow();
	const payment = await trx.selectFrom('order_payments').select(['id', 'status', 'amount_cents']).where('id', '=', found.id).executeTakeFirstOrThrow();
	// A slip is filled in by hand. A payment that failed brought nothing, whatever it was about.
	if (status === 'approved' && payment.amount_cents !== cents) return { outcome: 'amount', order };
	if (payment.status === status) return { outcome: 'repeated', order };
	if (payment.status === 'approved' || payment.status === 'refunded') return { outcome: 'late', order };
	if (payment.status !== 'pending' && status !== 'approved') return { outcome: 'late', order };

	await trx.updateTable('order_payments').set({ status, updated_at: new Date() }).where('id', '=', payment.id).execute();
	const next = nextStatus(order.status, status);
	if (next === null) return { outcome: status === 'approved' ? 'unexpected' : status, order };
	await trx.updateTable('orders').set({ status: next, updated_at: new Date() }).where('id', '=', order.id).execute();
	await trx.insertInto('order_history').values({ order_id: order.id, status: next, note: null }).execute();
	if (next === 'paid') await sendOrderNews(trx, 'paid', { order, config });
	return { outcome: status, order };
}

/** What an order becomes; null where it stays: paid already by another payment, or cancelled meanwhile. */
function nextStatus(current: OrderStatus, status: PaymentNotice['status']): OrderStatus | null {
	if (current !== 'awaiting_payment' && current !== 'payment_failed') return null;
	const next = status === 'approved' ? 'paid' : 'payment_failed';
	return next === current ? null : next;
}
