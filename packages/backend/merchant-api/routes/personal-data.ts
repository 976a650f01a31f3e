import Type from 'typebox';
import { findSubscription, readMessagesOf } from '../../content/forms/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { Nullable } from '../schemas/common.ts';

/** Rows as they are stored, because the person is owed all of them. */
export const Rows = Type.Array(Type.Record(Type.String(), Type.Unknown()));

/** What the shop stores by an e-mail address alone. */
export const BY_ADDRESS = { messages: Rows, newsletter: Nullable(Type.Record(Type.String(), Type.Unknown())), sweepstakes: Rows, alerts: Rows, vouchers: Rows };

/** Orders that are not over: money or goods are still to go one way or the other. */
export const UNFINISHED = ['awaiting_confirmation', 'awaiting_payment', 'received', 'paid', 'preparing', 'ready_for_pickup', 'shipped'] as const;

/** Messages of an address, and its newsletter with the proof of consent; `readOfPerson` and `readVouchersOf` have the rest. */
export async function readByAddress(db: Database, email: string) {
	const [messages, newsletter] = [await readMessagesOf(db, email), await findSubscription(db, email)];
	return { messages: messages.map(withoutSession), newsletter: newsletter ?? null };
}

/** Sessions are the shop's means, not the person's data. */
export const withoutSession = (row: object): Record<string, unknown> => Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'session_id'));
