import type { Kysely } from 'kysely';
import { type AttemptLimit, clearAttempts, takeAttempt } from '../../platform/attempts/attempts.ts';
import type { Tables } from '../../platform/database/tables.ts';

interface Login {
	email: string;
	/** The shopper's address, if the storefront says it. */
	client: string | null;
	/** The browser or session in which this account's owner has signed in before; null in any other. */
	device: string | null;
}

/**
 * Five for an account from one address, 25 for it in all, 50 from one address; the wait doubles up to a quarter of an hour. A device of the
 * owner's has five of its own instead of the account's: strangers who guess cannot keep the owner out.
 */
const limitsOf = ({ email, client, device }: Login): AttemptLimit[] => [
	...(device === null
		? [
				{ key: pairOf({ email, client }), free: 5, firstWait: 30 },
				{ key: accountOf({ email }), free: 25, firstWait: 60 },
			]
		: [{ key: deviceOf({ email, device }), free: 5, firstWait: 30 }]),
	...(client === null ? [] : [{ key: clientOf({ client }), free: 50, firstWait: 60 }]),
];

/** Seconds to wait before this login may be tried; unknown e-mails wait like known ones. */
export const takeLogin = (db: Kysely<Tables>, login: Login): Promise<number> => takeAttempt(db, limitsOf(login));

/** A login that went well. One from elsewhere does not lift what an attacker's address met. */
export const clearLogin = (db: Kysely<Tables>, login: Login): Promise<void> =>
	clearAttempts(db, { forget: keysOf(login), keep: login.client === null ? [] : [clientOf({ client: login.client })] });

/** The owner has proved to be that in another way, and need not wait for what others tried. */
export const liftLogin = (db: Kysely<Tables>, login: Login): Promise<void> => clearAttempts(db, { forget: keysOf(login), keep: [] });

const keysOf = (login: Login): string[] => [
	pairOf(login),
	accountOf(login),
	...(login.device === null ? [] : [deviceOf({ email: login.email, device: login.device })]),
];

const pairOf = ({ email, client }: Pick<Login, 'email' | 'client'>): string => `login ${email} ${client ?? '-'}`;
const deviceOf = ({ email, device }: { email: string; device: string }): string => `login ${email} with ${device}`;
const accountOf = ({ email }: { email: string }): string => `login ${email}`;
const clientOf = ({ client }: { client: string }): string => `login from ${client}`;
