import { sql } from 'kysely';
import type { Call } from '../../platform/http/handler.ts';
import { LANGUAGE_OF } from '../../platform/market/language-of.ts';
import { ownerOf } from '../../platform/visitor/cart-owner.ts';
import type { Database } from '../tables.ts';

export interface Feedback {
	product_id: number;
	rate: number;
	/** Both are null for a rating without a comment. */
	display_name: string | null;
	message: string | null;
	status: 'pending' | 'approved';
}

/** Shopper and language of a call; `db` may be a transaction. */
export interface FeedbackCall extends Pick<Call, 'session' | 'lang'> {
	readonly db: Database;
}

/**
 * Stores one row per shopper and product, and returns its id; null if the product is not listed. A rating without a comment keeps an
 * earlier comment. A changed comment gets a new id, so that an approval of the old text does not approve the new one.
 */
export async function writeFeedback({ db, session, lang }: FeedbackCall, feedback: Feedback): Promise<number | null> {
	const owner = ownerOf(session);
	const key = owner.user_id === null ? sql`session_id, product_id` : sql`user_id, product_id`;
	const { rows } = await sql<{ id: number }>`
		insert into feedback (product_id, session_id, user_id, rate, display_name, message, lang, status)
		select p.id, ${owner.session_id}::uuid, ${owner.user_id}::int, ${feedback.rate}, ${feedback.display_name}, ${feedback.message},
			${feedback.message === null ? null : LANGUAGE_OF[lang]}::text, ${feedback.status}
		from products p where p.id = ${feedback.product_id} and p.listed
		on conflict (${key}) do update set
			id = case when excluded.message is null or (excluded.message, excluded.display_name) is not distinct from (feedback.message, feedback.display_name)
				then feedback.id else excluded.id end,
			rate = excluded.rate,
			display_name = coalesce(excluded.display_name, feedback.display_name),
			message = coalesce(excluded.message, feedback.message),
			lang = case when excluded.message is null then feedback.lang else excluded.lang end,
			answer = case when excluded.message is null or excluded.message is not distinct from feedback.message then feedback.answer end,
			answer_lang = case when excluded.message is null or excluded.message is not distinct from feedback.message then feedback.answer_lang end,
			status = case when excluded.message is null and feedback.message is not null then feedback.status else excluded.status end,
			created_at = case when excluded.message is null and feedback.message is not null then feedback.created_at else now() end
		returning id
	`.execute(db);
	return rows[0]?.id ?? null;
}
