import { sql } from 'kysely';
import type { Database } from '../tables.ts';

interface MessageSearch {
	readonly limit: number;
	/** The last message of the page before. */
	readonly before?: number | undefined;
	readonly state?: MessageState | undefined;
	readonly email?: string | undefined;
}

type MessageState = 'new' | 'read' | 'answered';

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

/** Messages of the contact form, the newest first. */
export function listMessages(db: Database, { limit, before, state, email }: MessageSearch) {
	let query = db.selectFrom('contact_messages').selectAll().orderBy('id', 'desc').limit(limit);
	if (before !== undefined) query = query.where('id', '<', before);
	if (email !== undefined) query = query.where('email', '=', email.toLowerCase());
	if (state === 'new') query = query.where('read_at', 'is', null);
	if (state === 'read') query = query.where('read_at', 'is not', null).where('answered_at', 'is', null);
	if (state === 'answered') query = query.where('answered_at', 'is not', null);
	return query.execute();
}

/** A message of the contact form. */
export const findMessage = (db: Database, id: number): Promise<MessageRow | undefined> =>
	db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();

/** Locks a message that is about to be answered. */
export const lockMessage = (trx: Database, id: number): Promise<MessageRow | undefined> =>
	trx.selectFrom('contact_messages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Sets when a message was read and answered, and returns it. */
export const markMessage = (db: Database, id: number, marks: { read_at: Date | null; answered_at: Date | null }): Promise<MessageRow | undefined> =>
	db.updateTable('contact_messages').set(marks).where('id', '=', id).returningAll().executeTakeFirst();

/** Messages of an address in lower case, the oldest first. */
export const readMessagesOf = (db: Database, email: string): Promise<MessageRow[]> =>
	db.selectFrom('contact_messages').selectAll().where(sql<string>`lower(email)`, '=', email).orderBy('id').execute();
