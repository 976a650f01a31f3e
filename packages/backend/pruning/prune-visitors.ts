import { type RawBuilder, sql } from 'kysely';
import { SAVED_CART_DAYS } from '../cart/index.ts';
import { TOKEN_DAYS } from '../platform/visitor/session.ts';
import type { Database, PrunedTable } from './tables.ts';

const DAY = 86_400_000;
/** Rows per statement: shoppers' queries run between two of them. */
const BATCH = 1000;
/** Visitor sessions that were never used. */
const UNUSED_DAYS = 1;
/** Visitor sessions without a cart or other data. */
const IDLE_DAYS = 30;
/** Signed-out sessions; running calls have ended by then. */
const REVOKED_DAYS = 1;
/** Consents: the token's lifetime, plus five years until claims about them lapse. */
const CONSENT_DAYS = TOKEN_DAYS + 5 * 366;
/** Used or expired codes are kept for a while, so that the reason of a rejection can be shown. */
const CODE_DAYS = 30;
/** Sent mails; unsent ones are kept. */
const SENT_MAIL_DAYS = 30;
/** Days after the end of a prize draw, so that winners have time to ask. */
const ENTRY_DAYS = 366;

/** Photos that no review names. */
const PHOTO_DAYS = 1;

/** Days for alerts that are unconfirmed or done, and for pending ones. */
const OVER_ALERT_DAYS = 30;
const WAITING_ALERT_DAYS = 366;

/**
 * Deletes data that nobody can use any more: sessions whose last token has expired, with the visitor's cart, wishlist and comparison, and
 * the records of repeated cart changes. Visitor sessions that were never used, or hold nothing, are deleted earlier, because anybody can
 * create them. Consents stay provable without the session. Returns the number of deleted rows by table.
 */
export async function pruneVisitors(db: Database, now: Date, closing?: AbortSignal): Promise<Readonly<Record<PrunedTable, number>>> {
	const before = (days: number) => sql<Date>`${new Date(now.getTime() - days * DAY)}::timestamptz`;
	const isOverAlert = sql<boolean>`(status <> 'confirmed' and changed_at < ${before(OVER_ALERT_DAYS)}) or changed_at < ${before(WAITING_ALERT_DAYS)}`;
	const old: Readonly<Record<PrunedTable, RawBuilder<boolean>>> = {
		// One extra day for clock differences.
		sessions: sql`token_at < ${before(TOKEN_DAYS + 1)} or revoked_at < ${before(REVOKED_DAYS)} 
			or (((used_at is null and token_at < ${before(UNUSED_DAYS)}) or used_at < ${before(IDLE_DAYS)}) and ${isEmpty()})`,
		cart_requests: sql`created_at < ${before(TOKEN_DAYS + 1)}`,
		saved_carts: sql`created_at < ${before(SAVED_CART_DAYS + 1)}`,
		user_codes: sql`expires_at < ${before(CODE_DAYS)}`,
		mails: sql`sent_at < ${before(SENT_MAIL_DAYS)}`,
		consents: sql`created_at < ${before(CONSENT_DAYS)} and user_id is null`,
		review_photos: sql`feedback_id is null and created_at < ${before(PHOTO_DAYS)}`,
		stock_alerts: isOverAlert,
		price_alerts: isOverAlert,
		sweepstake_entries: sql`sweepstake_id in (select id from sweepstakes where ends_at < ${before(ENTRY_DAYS)})`,
	};
	const gone: Record<PrunedTable, number> = {
		review_photos: 0,
		stock_alerts: 0,
		price_alerts: 0,
		sessions: 0,
		cart_requests: 0,
		saved_carts: 0,
		user_codes: 0,
		mails: 0,
		consents: 0,
		sweepstake_entries: 0,
	};
	for (const table of Object.keys(gone) as PrunedTable[]) {
		let taken = BATCH;
		while (taken === BATCH && !closing?.aborted) {
			taken = await takeOut(db, table, old[table]);
			gone[table] += taken;
		}
	}
	return gone;
}

/** Whether a visitor session has no data: no filled cart or list, no order, review or pending sign-in. */
function isEmpty(): RawBuilder<boolean> {
	const cart = sql`select from carts c where c.session_id = sessions.id and (c.payment_code is not null or ${sql.join(
		['cart_items', 'cart_customers', 'cart_coupons', 'cart_vouchers'].map((table) => sql`exists (select from ${sql.table(table)} where cart_id = c.id)`),
		sql` or `,
	)})`;
	const list = sql`select from wishlists w where w.session_id = sessions.id and (w.share_code is not null or exists (select from wishlist_items where wishlist_id = w.id))`;
	const rows = ['compare_items', 'orders', 'feedback', 'social_logins'].map((table) => sql`select from ${sql.table(table)} t where t.session_id = sessions.id`);
	return sql<boolean>`user_id is null and known_user_id is null and ${sql.join(
		[cart, list, ...rows].map((holding) => sql`not exists (${holding})`),
		sql` and `,
	)}`;
}

/** Locked rows are left for the next run. */
async function takeOut(db: Database, table: PrunedTable, isOld: RawBuilder<boolean>): Promise<number> {
	const from = sql.table(table);
	const { numAffectedRows } = await sql`
		delete from ${from} where ctid = any(array(select ctid from ${from} where ${isOld} limit ${BATCH}::int for update skip locked))
	`.execute(db);
	return Number(numAffectedRows ?? 0);
}
