import { sql } from 'kysely';
import type { Database } from '../tables.ts';
import { postJson } from './post-json.ts';
import { signWebhook } from './signature.ts';

/** Number of concurrent calls. */
const AT_ONCE = 10;
const TIMEOUT = 10_000;
/** Seconds after which a claimed call counts as lost with its server. */
const LEASE = 60;
/** With the backoff below, the last attempt is about 41 hours after the first. */
const MOST_ATTEMPTS = 18;
const LONGEST_PAUSE = 6 * 3600;
/** Days for which finished deliveries are kept. */
const KEPT = 30;

interface Delivery {
	readonly id: number;
	readonly topic: string;
	readonly url: string;
	readonly secret: string;
	readonly attempts: number;
	readonly created_at: Date;
	readonly data: Record<string, unknown>;
}

interface Sending {
	readonly allowPrivate: boolean;
	readonly timeout?: number;
}

/** Sends due deliveries and returns the number of calls. Delivery is at least once: if the process dies, a delivery becomes due again. */
export async function sendWebhooks(db: Database, { allowPrivate, timeout = TIMEOUT }: Sending): Promise<number> {
	const due = await claim(db);
	await Promise.all(
		due.map(async (delivery) => {
			const outcome = await send(delivery, { allowPrivate, timeout });
			await note(db, delivery, outcome);
		}),
	);
	return due.length;
}

/** Deletes old finished deliveries. */
export async function forgetDeliveries(db: Database): Promise<void> {
	await sql`delete from webhook_deliveries where coalesce(delivered_at, given_up_at) < now() - make_interval(days => ${KEPT})`.execute(db);
}

async function claim(db: Database): Promise<Delivery[]> {
	const { rows } = await sql<Delivery>`
		with due as (
			select id from webhook_deliveries where delivered_at is null and given_up_at is null and next_at <= now() order by next_at, id limit ${AT_ONCE} for update skip locked
		), claimed as (
			update webhook_deliveries d set attempts = attempts + 1, next_at = now() + make_interval(secs => ${LEASE}) from due where d.id = due.id returning d.*
		)
		select c.id::int, c.topic, w.url, w.secret, c.attempts, c.created_at,
			case when c.topic = 'stock.changed' then jsonb_build_object('sku', p.code, 'quantity', p.quantity, 'locations',
				jsonb_build_object('warehouse', greatest(0, p.quantity - coalesce((select sum(v::int) from jsonb_each_text(p.store_stock) as s(k, v)), 0))) || p.store_stock)
			else c.data || jsonb_build_object('number', o.number) end as data
		from claimed c join merchant_webhooks w on w.id = c.webhook_id left join products p on p.id = c.product_id left join orders o on o.id = c.order_id order by c.id
	`.execute(db);
	return rows;
}

type Outcome = { readonly status: number; readonly error: null } | { readonly status: null; readonly error: string };

async function send({ id, topic, url, secret, created_at, data }: Delivery, { allowPrivate, timeout }: Required<Sending>): Promise<Outcome> {
	const timestamp = String(Date.now());
	const body = JSON.stringify({ id: String(id), topic, created_at: created_at.toISOString(), data });
	const headers = { 'x-shop-timestamp': timestamp, 'x-shop-signature': signWebhook(body, { secret, timestamp }), 'x-shop-delivery': String(id) };
	try {
		return { status: await postJson(url, { body, headers, allowPrivate, timeout }), error: null };
	} catch (cause) {
		return { status: null, error: (cause instanceof Error ? cause.message : String(cause)).slice(0, 500) };
	}
}

async function note(db: Database, { id, attempts }: Delivery, { status, error }: Outcome): Promise<void> {
	const isTaken = status !== null && status >= 200 && status < 300;
	const pause = Math.min(LONGEST_PAUSE, 10 * 2 ** (attempts - 1));
	await sql`
		update webhook_deliveries set last_status = ${status}, last_error = ${error}, delivered_at = ${isTaken ? sql`now()` : null},
			given_up_at = ${!isTaken && attempts >= MOST_ATTEMPTS ? sql`now()` : null}, next_at = now() + make_interval(secs => ${pause})
		where id = ${id}
	`.execute(db);
}
