import Type from 'typebox';
import { Nullable } from '../schemas/common.ts';
import type { Database } from '../tables.ts';

/** Rows as they are stored, because the person is owed all of them. */
export const Rows = Type.Array(Type.Record(Type.String(), Type.Unknown()));

/** What the shop stores by an e-mail address alone. */
export const BY_ADDRESS = { messages: Rows, newsletter: Nullable(Type.Record(Type.String(), Type.Unknown())), sweepstakes: Rows, alerts: Rows, vouchers: Rows };

/** Orders that are not over: money or goods are still to go one way or the other. */
export const UNFINISHED = ['awaiting_confirmation', 'awaiting_payment', 'received', 'paid', 'preparing', 'ready_for_pickup', 'shipped'] as const;

/** Messages of an address, and its newsletter with the proof of consent; `readOfPerson` and `readVouchersOf` have the rest. */
export async function readByAddress(db: Database, email: string) {
	const messages = await db.selectFrom('contact_messages').selectAll().where('email', '=', email).execute();
	const newsletter = await db
		.selectFrom('newsletter_subscriptions')
		.select(['email', 'status', 'topics', 'lang', 'asked_at', 'confirmed_at', 'unsubscribed_at'])
		.where('email', '=', email)
		.executeTakeFirst();
	return { messages: messages.map(withoutSession), newsletter: newsletter ?? null };
}

/** Sessions are the shop's means, not the person's data. */
export const withoutSession = (row: object): Record<string, unknown> => Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'session_id'));
