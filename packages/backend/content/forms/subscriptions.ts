import type { Tables } from '../../platform/database/tables.ts';
import type { Database } from '../tables.ts';

type Status = Tables['newsletter_subscriptions']['status'];

/** Subscriptions of the newsletter by id, from the one after `after`. */
export function listSubscriptions(db: Database, { limit, after, status }: { limit: number; after: number; status?: Status | undefined }) {
	let query = db.selectFrom('newsletter_subscriptions').selectAll().where('id', '>', after).orderBy('id').limit(limit);
	if (status !== undefined) query = query.where('status', '=', status);
	return query.execute();
}

/** The subscription of an address, with the proof of consent and without the codes of links in mails. */
export const findSubscription = (db: Database, email: string) =>
	db
		.selectFrom('newsletter_subscriptions')
		.select(['email', 'status', 'topics', 'lang', 'asked_at', 'confirmed_at', 'unsubscribed_at'])
		.where('email', '=', email)
		.executeTakeFirst();
