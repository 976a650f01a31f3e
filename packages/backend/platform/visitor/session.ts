import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { sharedLookup } from '../database/shared-lookup.ts';
import type { Database } from '../database/tables.ts';
import { isUuid } from '../text/is-uuid.ts';

/** Lifetime of a token and of its cookie (Spec 9). */
export const TOKEN_DAYS = 365;

/** The caller: a visitor while `user_id` is null (Spec 6). */
export interface Session {
	id: string;
	user_id: number | null;
	/** Customer who signed out of the session before this one, in the same browser. */
	known_user_id: number | null;
	continue_as_guest: boolean;
	/** Staff, developer or superuser: may see hidden content and edit (Spec 1, 6). */
	insider: boolean;
	staff: boolean;
	developer: boolean;
	superuser: boolean;
}

/** Session of public calls. */
export const NOBODY: Session = {
	id: '',
	user_id: null,
	known_user_id: null,
	continue_as_guest: false,
	insider: false,
	staff: false,
	developer: false,
	superuser: false,
};

/** Use is recorded once a day, because every call reads the session. */
const USE_IS_DUE = sql<boolean>`s.used_at is null or s.used_at < now() - interval '1 day'`;

type SessionRow = Awaited<ReturnType<typeof readSessions>>[number];

/** Sessions of requests that arrive together are read together, by database. */
const LOOKUPS = new WeakMap<Database, (ids: readonly string[]) => Promise<ReadonlyMap<string, SessionRow>>>();

/** The active session of a token, whose use is recorded; null if it was revoked. */
export async function findSession(db: Database, id: string): Promise<Session | null> {
	const lookUp = LOOKUPS.get(db) ?? sharedLookup(async (ids: readonly string[]) => new Map((await readSessions(db, ids)).map((row) => [row.id, row])));
	LOOKUPS.set(db, lookUp);
	const row = isUuid(id) ? (await lookUp([id])).get(id) : undefined;
	if (row === undefined) return null;
	const { use_is_due, ...session } = row;
	if (use_is_due) await db.updateTable('sessions').set({ used_at: new Date() }).where('id', '=', id).execute();
	const roles = { staff: session.staff ?? false, developer: session.developer ?? false, superuser: session.superuser ?? false };
	return { ...session, ...roles, insider: roles.staff || roles.developer || roles.superuser };
}

const readSessions = (db: Database, ids: readonly string[]) =>
	db
		.selectFrom('sessions as s')
		.leftJoin('users as u', 'u.id', 's.user_id')
		.select(['s.id', 's.user_id', 's.known_user_id', 's.continue_as_guest', 'u.staff', 'u.developer', 'u.superuser'])
		.select(USE_IS_DUE.as('use_is_due'))
		// One text for any number of ids, so that one statement is prepared.
		.where(sql<boolean>`s.id = any(${`{${ids.join()}}`}::uuid[])`)
		.where('s.revoked_at', 'is', null)
		.execute();

export async function createSession(db: Database, userId: number | null): Promise<string> {
	const id = randomUUID();
	await db.insertInto('sessions').values({ id, user_id: userId }).execute();
	return id;
}

/** Ends a session and creates a visitor's session for the same browser, which remembers the customer who signed out. */
export async function replaceSession(db: Database, ended: Session): Promise<string> {
	await revokeSession(db, ended.id);
	const id = randomUUID();
	await db
		.insertInto('sessions')
		.values({ id, user_id: null, known_user_id: ended.user_id ?? ended.known_user_id })
		.execute();
	return id;
}

export async function revokeSession(db: Database, id: string): Promise<void> {
	await db.updateTable('sessions').set({ revoked_at: new Date() }).where('id', '=', id).execute();
}

/** Deletes a session with its cart. */
export async function deleteSession(db: Database, id: string): Promise<void> {
	await db.deleteFrom('sessions').where('id', '=', id).execute();
}
