import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/tables.ts';
import { findSession, type Session } from '../../platform/visitor/session.ts';
import { isRole, type Role } from '../role.ts';
import { readToken, SESSION_COOKIE } from './cookies.ts';

/** Somebody who works in the shop. */
export interface Person {
	readonly id: number;
	readonly email: string;
	readonly first_name: string;
	readonly last_name: string;
	readonly role: Role;
}

/** A valid staff session, its person, and the token that writes need. */
export interface StaffSession {
	readonly session: Session;
	readonly person: Person;
	readonly csrf: string;
}

export interface StaffTools {
	readonly app: FastifyInstance;
	readonly db: Database;
	readonly secret: string;
}

/** The staff session of the request's cookie; null if there is none, or if the account has no role any more. */
export async function findStaff(request: FastifyRequest, { app, db, secret }: StaffTools): Promise<StaffSession | null> {
	const id = readToken(request, app, SESSION_COOKIE)?.jti ?? null;
	const session = id === null ? null : await findSession(db, id);
	const person = session?.user_id == null ? null : await findPerson(db, session.user_id);
	return session && person && { session, person, csrf: toCsrf(session.id, secret) };
}

/** The token that writes of a session need. */
export const toCsrf = (sessionId: string, secret: string): string => createHmac('sha256', secret).update(`admin ${sessionId}`).digest('base64url');

/** The person of an account; null if the account has no role. */
export async function findPerson(db: Database, userId: number): Promise<Person | null> {
	const row = await db.selectFrom('users').select(['id', 'email', 'first_name', 'last_name', 'role']).where('id', '=', userId).executeTakeFirst();
	return row && isRole(row.role) ? { ...row, role: row.role } : null;
}
