import { type RawBuilder, sql } from 'kysely';
import { SAVED_CART_DAYS } from '../checkout/abandonment.ts';
import type { Database } from '../platform/database/tables.ts';
import { TOKEN_DAYS } from '../platform/visitor/session.ts';

const DAY = 86_400_000;
/** Rows a statement: shoppers have their turn between two. */
const BATCH = 1000;
/** A visitor's session that nobody used after it was given. */
const UNUSED_DAYS = 1;
/** A visitor's session that holds nothing to come back for. */
const IDLE_DAYS = 30;
/** Nobody can come back to what was signed out; calls under way have ended. */
const REVOKED_DAYS = 1;
/** A visitor's choice is asked for no longer than the token lives; claims about it lapse five years after that. */
const CONSENT_DAYS = TOKEN_DAYS + 5 * 366;
/** A used or late code is told as such for a while. */
const CODE_DAYS = 30;
/** One that nobody sent waits. */
const SENT_MAIL_DAYS = 30;
/** After the end of a prize draw: winners have had their time to ask. */
const ENTRY_DAYS = 366;

/** Days for alerts that are unconfirmed or done, and for those still waiting. */
const OVER_ALERT_DAYS = 30;
const WAITING_ALERT_DAYS = 366;

type Kept = 'stock_alerts' | 'sessions' | 'cart_requests' | 'saved_carts' | 'user_codes' | 'mails' | 'consents' | 'sweepstake_entries';

/**
 * Takes out what nobody can come back to: sessions whose last token is no longer good, with the cart, wishlist and comparison of a visitor, and what is
 * kept to know a repeated cart change. Visitors' sessions that were never used, or hold nothing, go earlier: anybody may ask for them. That a visitor agreed, or did not, stays provable without the session. Answers how many rows went, by table.
 */
export async function pruneVisitors(db: Database, now: Date, closing?: AbortSignal): Promise<Readonly<Record<Kept, number>>> {
	const before = (days: number) => sql<Date>`${new Date(now.getTime() - days * DAY)}::timestamptz`;
	const old: Readonly<Record<Kept, RawBuilder<boolean>>> = {
		// A day more: clocks differ.
		sessions: sql`token_at < ${before(TOKEN_DAYS + 1)} or revoked_at < ${before(REVOKED_DAYS)} 
			or (((used_at is null and token_at < ${before(UNUSED_DAYS)}) or used_at < ${before(IDLE_DAYS)}) and ${isEmpty()})`,
		cart_requests: sql`created_at < ${before(TOKEN_DAYS + 1)}`,
		saved_carts: sql`created_at < ${before(SAVED_CART_DAYS + 1)}`,
		user_codes: sql`expires_at < ${before(CODE_DAYS)}`,
		mails: sql`sent_at < ${before(SENT_MAIL_DAYS)}`,
		consents: sql`created_at < ${before(CONSENT_DAYS)} and user_id is null`,
		stock_alerts: sql`(status <> 'confirmed' and changed_at < ${before(OVER_ALERT_DAYS)}) or changed_at < ${before(WAITING_ALERT_DAYS)}`,
		sweepstake_entries: sql`sweepstake_id in (select id from sweepstakes where ends_at < ${before(ENTRY_DAYS)})`,
	};
	const gone: Record<Kept, number> = {
		stock_alerts: 0,
		sessions: 0,
		cart_requests: 0,
		saved_carts: 0,
		user_codes: 0,
		mails: 0,
		consents: 0,
		sweepstake_entries: 0,
	};
	for (const table of Object.keys(gone) as Kept[]) {
		let taken = BATCH;
		while (taken === BATCH && !closing?.aborted) {
			taken = await takeOut(db, table, old[table]);
			gone[table] += taken;
		}
	}
	return gone;
}

/** Whether a session is a visitor's and nothing hangs on it: neither goods nor data, an order, a review or a sign-in under way. */
function isEmpty(): RawBuilder<boolean> {
	const cart = sql`select from carts c where c.session_id = sessions.id and (c.payment_code is not null or ${sql.join(
		['cart_items', 'cart_customers', 'cart_coupons'].map((table) => sql`exists (select from ${sql.table(table)} where cart_id = c.id)`),
		sql` or `,
	)})`;
	const list = sql`select from wishlists w where w.session_id = sessions.id and (w.share_code is not null or exists (select from wishlist_items where wishlist_id = w.id))`;
	const rows = ['compare_items', 'orders', 'feedback', 'social_logins'].map((table) => sql`select from ${sql.table(table)} t where t.session_id = sessions.id`);
	return sql<boolean>`user_id is null and known_user_id is null and ${sql.join(
		[cart, list, ...rows].map((holding) => sql`not exists (${holding})`),
		sql` and `,
	)}`;
}

/** Rows that somebody holds wait for the next time. */
async function takeOut(db: Database, table: Kept, isOld: RawBuilder<boolean>): Promise<number> {
	const from = sql.table(table);
	const { numAffectedRows } = await sql`
		delete from ${from} where ctid = any(array(select ctid from ${from} where ${isOld} limit ${BATCH}::int for update skip locked))
	`.execute(db);
	return Number(numAffectedRows ?? 0);
}
