import { sql } from 'kysely';
import { isRole, type Role } from '../role.ts';
import type { Database } from '../tables.ts';

export interface StaffMember {
	readonly id: number;
	readonly email: string;
	readonly first_name: string;
	readonly last_name: string;
	readonly role: Role;
	/** Invited people have not set their password yet. */
	readonly state: 'active' | 'invited';
	/** Whether the person signs in with a second factor. */
	readonly second_factor: boolean;
	readonly sessions: number;
	readonly last_seen_at: Date | null;
}

/** Sessions of the back office that are still valid: the cookie lives for twelve hours. */
const ALIVE = sql<boolean>`s.revoked_at is null and t.created_at > now() - interval '12 hours'`;

/** Everybody with a role, or one person. */
export async function listStaff(db: Database, id?: number): Promise<readonly StaffMember[]> {
	let query = db
		.selectFrom('users as u')
		.select(['u.id', 'u.email', 'u.first_name', 'u.last_name', 'u.role', sql<boolean>`u.password_hash is null`.as('invited')])
		.select(sql<boolean>`exists (select from staff_factors f where f.user_id = u.id and f.confirmed_at is not null)`.as('second_factor'))
		.select((eb) =>
			eb
				.selectFrom('staff_sessions as t')
				.innerJoin('sessions as s', 's.id', 't.session_id')
				.select(({ fn }) => fn.countAll<number>().as('count'))
				.whereRef('s.user_id', '=', 'u.id')
				.where(ALIVE)
				.as('sessions'),
		)
		.select((eb) =>
			eb
				.selectFrom('staff_sessions as t')
				.innerJoin('sessions as s', 's.id', 't.session_id')
				.select(({ fn }) => fn.max('t.created_at').as('at'))
				.whereRef('s.user_id', '=', 'u.id')
				.as('last_seen_at'),
		)
		.where('u.role', 'is not', null)
		.orderBy('u.id');
	if (id !== undefined) query = query.where('u.id', '=', id);
	return (await query.execute()).flatMap(({ role, invited, sessions, ...rest }) =>
		isRole(role) ? [{ ...rest, role, state: invited ? ('invited' as const) : ('active' as const), sessions: Number(sessions) }] : [],
	);
}

/** Role of an account; null for a customer, or without such an account. */
export async function readRole(db: Database, id: number): Promise<string | null> {
	return (await db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst())?.role ?? null;
}

/** A person's valid sessions, the newest first. */
export const listStaffSessions = (db: Database, userId: number) =>
	db
		.selectFrom('staff_sessions as t')
		.innerJoin('sessions as s', 's.id', 't.session_id')
		.select(['t.session_id', 't.browser', 't.address', 't.created_at'])
		.where('s.user_id', '=', userId)
		.where(ALIVE)
		.orderBy('t.created_at', 'desc')
		.execute();
