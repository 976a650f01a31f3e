import type { Kysely } from 'kysely';
import { type AttemptLimit, clearAttempts, takeAttempt } from '../../platform/attempts/attempts.ts';
import type { Tables } from '../../platform/database/tables.ts';

interface Login {
	email: string;
	/** IP address of the shopper, if the storefront sends it. */
	client: string | null;
	/** Browser or session in which the account's owner has signed in before; null for any other. */
	device: string | null;
}

/**
 * Free attempts before waiting starts: 5 per account and IP address, 25 per account, 50 per IP address; the wait doubles up to 15 minutes.
 * A device known to belong to the owner has its own limit of 5 instead of the account's limits, so that guessing strangers cannot lock the
 * owner out.
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

/** Seconds to wait before this login attempt; the same for unknown and known e-mails. */
export const takeLogin = (db: Kysely<Tables>, login: Login): Promise<number> => takeAttempt(db, limitsOf(login));

/** Resets the limits after a successful login, except that of the IP address: an attacker's own login must not reset it. */
export const clearLogin = (db: Kysely<Tables>, login: Login): Promise<void> =>
	clearAttempts(db, { forget: keysOf(login), keep: login.client === null ? [] : [clientOf({ client: login.client })] });

/** Resets all limits, because the owner has proven their identity in another way. */
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
