import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { findSession, type Session } from '../../platform/visitor/session.ts';
import { isRole, type Role } from '../role.ts';
import type { Database } from '../tables.ts';
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
	/** The role needs a second factor, which the person has not set up: until then the session is good for that alone. */
	readonly needsSecondFactor: boolean;
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
	const found = session?.user_id == null ? null : await findPerson(db, session.user_id);
	return session && found && { session, person: found.person, csrf: toCsrf(session.id, secret), needsSecondFactor: found.isRequired && !found.hasFactor };
}

/** The token that writes of a session need. */
export const toCsrf = (sessionId: string, secret: string): string => createHmac('sha256', secret).update(`admin ${sessionId}`).digest('base64url');

interface FoundPerson {
	readonly person: Person;
	/** Whether the person has a second factor, and whether the role needs one. */
	readonly hasFactor: boolean;
	readonly isRequired: boolean;
}

/** The person of an account; null if the account has no role. */
export async function findPerson(db: Database, userId: number): Promise<FoundPerson | null> {
	const row = await db
		.selectFrom('users as u')
		.select(['u.id', 'u.email', 'u.first_name', 'u.last_name', 'u.role'])
		.select(sql<boolean>`exists (select from staff_factors f where f.user_id = u.id and f.confirmed_at is not null)`.as('has_factor'))
		.select(sql<boolean>`exists (select from settings s where s.name = 'second_factor' and s.value::jsonb -> 'roles' @> to_jsonb(u.role))`.as('is_required'))
		.where('u.id', '=', userId)
		.executeTakeFirst();
	if (row === undefined || !isRole(row.role)) return null;
	const { has_factor, is_required, ...person } = row;
	return { person: { ...person, role: row.role }, hasFactor: has_factor, isRequired: is_required };
}
