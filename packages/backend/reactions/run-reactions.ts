import type { EventName, OrderEvent, ProductEvent, ReactionsDefinition, ReactionTools } from '@titraj/contract/shop/define-reactions.ts';
import { sql } from 'kysely';
import { logFailure } from '../platform/log/log-error.ts';
import type { Database } from './tables.ts';

const AT_ONCE = 10;
/** Seconds after which a claimed event counts as lost with its server. */
const LEASE = 300;
const LONGEST_PAUSE = 6 * 3600;
/** Days for which finished events are kept. */
const KEPT = 30;

interface Claimed {
	readonly id: number;
	readonly event: EventName;
	readonly order_id: number | null;
	readonly product_id: number | null;
	readonly attempts: number;
}

/** Reacts to due events, one after another, and returns their number. At least once: if the process dies, an event becomes due again. */
export async function runReactions(db: Database, reactions: ReactionsDefinition, tools: ReactionTools): Promise<number> {
	const due = await claim(db);
	for (const event of due) {
		try {
			await react(db, event, reactions, tools);
			await sql`update shop_events set done_at = now(), last_error = null where id = ${event.id}`.execute(db);
		} catch (cause) {
			logFailure(`The reaction ${event.event} of the shop folder failed; it is called again`, cause, { shop_event: event.id, attempts: event.attempts });
			const pause = Math.min(LONGEST_PAUSE, 10 * 2 ** Math.min(20, event.attempts - 1));
			const reason = cause instanceof Error ? cause.message : String(cause);
			await sql`update shop_events set next_at = now() + make_interval(secs => ${pause}), last_error = ${reason.slice(0, 500)} where id = ${event.id}`.execute(
				db,
			);
		}
	}
	if (due.length > 0) await sql`delete from shop_events where done_at < now() - make_interval(days => ${KEPT})`.execute(db);
	return due.length;
}

async function claim(db: Database): Promise<readonly Claimed[]> {
	const { rows } = await sql<Claimed>`
		with due as (
			select id from shop_events where done_at is null and next_at <= now() order by next_at, id limit ${AT_ONCE} for update skip locked
		)
		update shop_events e set attempts = attempts + 1, next_at = now() + make_interval(secs => ${LEASE}) from due where e.id = due.id
		returning e.id::int, e.event, e.order_id, e.product_id, e.attempts
	`.execute(db);
	return rows.toSorted((a, b) => a.id - b.id);
}

async function react(db: Database, { id, event, order_id, product_id }: Claimed, reactions: ReactionsDefinition, tools: ReactionTools): Promise<void> {
	if (event === 'productChanged') {
		const product = await readProduct(db, id, product_id);
		if (product) await reactions.productChanged?.(product, tools);
		return;
	}
	const order = await readOrder(db, id, order_id);
	if (order) await reactions[event]?.(order, tools);
}

async function readOrder(db: Database, id: number, orderId: number | null): Promise<OrderEvent | null> {
	const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
	if (!order) return null;
	const lines = await db.selectFrom('order_items').selectAll().where('order_id', '=', order.id).orderBy('position').execute();
	return {
		...{ id: String(id), number: order.number, status: order.status, email: order.email, lang: order.lang, currency: order.currency },
		totalCents: order.total_cents,
		lines: lines.map(({ code, title, qty, total_cents }) => ({ sku: code, title, quantity: qty, totalCents: total_cents })),
	};
}

async function readProduct(db: Database, id: number, productId: number | null): Promise<ProductEvent | null> {
	const product = await db.selectFrom('products').select(['code', 'title', 'quantity']).where('id', '=', productId).executeTakeFirst();
	return product ? { id: String(id), sku: product.code, title: product.title, quantity: product.quantity } : null;
}
