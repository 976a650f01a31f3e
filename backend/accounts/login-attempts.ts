import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type AttemptLimit, clearAttempts, takeAttempt } from './attempts.ts';

interface Login {
	email: string;
	/** The shopper's address, if the storefront says it. */
	client: string | null;
}

/** Five for an account from one address, 25 for it in all, 50 from one address; the wait doubles up to a quarter of an hour. */
const limitsOf = ({ email, client }: Login): AttemptLimit[] => [
	{ key: pairOf({ email, client }), free: 5, firstWait: 30 },
	{ key: accountOf({ email }), free: 25, firstWait: 60 },
	...(client === null ? [] : [{ key: clientOf({ client }), free: 50, firstWait: 60 }]),
];

/** Seconds to wait before this login may be tried; unknown e-mails wait like known ones. */
export const takeLogin = (db: Kysely<Tables>, login: Login): Promise<number> => takeAttempt(db, limitsOf(login));

/** A login that went well. One from elsewhere does not lift what an attacker's address met. */
export const clearLogin = (db: Kysely<Tables>, login: Login): Promise<void> =>
	clearAttempts(db, { forget: [pairOf(login), accountOf(login)], keep: login.client === null ? [] : [clientOf({ client: login.client })] });

/** The owner has proved to be that in another way, and need not wait for what others tried. */
export const liftLogin = (db: Kysely<Tables>, login: Login): Promise<void> => clearAttempts(db, { forget: [pairOf(login), accountOf(login)], keep: [] });

const pairOf = ({ email, client }: Login): string => `login ${email} ${client ?? '-'}`;
const accountOf = ({ email }: { email: string }): string => `login ${email}`;
const clientOf = ({ client }: { client: string }): string => `login from ${client}`;
