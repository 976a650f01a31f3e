import { type AttemptLimit, clearAttempts, takeAttempt } from '../../platform/attempts/attempts.ts';
import type { Database } from '../tables.ts';

interface Login {
	email: string;
	/** IP address of the shopper, if the storefront sends it. */
	client: string | null;
	/** Browser or session in which the account's owner has signed in before; null for any other. */
	device: string | null;
	/** Whether the owner gets a link by mail after too many wrong passwords from other machines. */
	mailsLink: boolean;
}

/** How a login attempt is limited: allowed, by what this browser or address did itself, or by wrong passwords from other machines. */
type Verdict = { readonly kind: 'allowed' } | { readonly kind: 'own' | 'account'; readonly wait: number };

/**
 * Free attempts of one browser before waiting starts: 5 per account and IP address, 50 per IP address; the wait doubles up to 15 minutes. A device known to
 * belong to the owner has its own limit of 5.
 */
const ownLimits = ({ email, client, device }: Login): AttemptLimit[] => [
	device === null ? { key: pairOf({ email, client }), free: 5, firstWait: 30 } : { key: deviceOf({ email, device }), free: 5, firstWait: 30 },
	...(client === null ? [] : [{ key: clientOf({ client }), free: 50, firstWait: 60 }]),
];

/** Attempts for one account from any number of machines: 10 where its owner gets a link instead, else 25. Counted apart, because the back office mails no links. */
const accountLimit = ({ email, mailsLink }: Login): AttemptLimit => ({
	...(mailsLink ? { key: linkOf({ email }), free: 10 } : { key: accountOf({ email }), free: 25 }),
	firstWait: 60,
});

/** Counts a login attempt; the same for unknown and known e-mails. The account's limit does not hold for a known device, so that guessing strangers cannot lock its owner out. */
export async function takeLogin(db: Database, login: Login): Promise<Verdict> {
	const limits = ownLimits(login);
	const wait = await takeAttempt(db, limits);
	if (wait > 0) return { kind: 'own', wait };
	const waitOfAccount = login.device === null ? await takeAttempt(db, [accountLimit(login)]) : 0;
	return waitOfAccount > 0 ? { kind: 'account', wait: waitOfAccount } : { kind: 'allowed' };
}

/** Resets the limits after a successful login, except that of the IP address: an attacker's own login must not reset it. */
export const clearLogin = (db: Database, login: Login): Promise<void> =>
	clearAttempts(db, { forget: keysOf(login), keep: login.client === null ? [] : [clientOf({ client: login.client })] });

/** Resets all limits, because the owner has proven their identity in another way. */
export const liftLogin = (db: Database, login: Omit<Login, 'mailsLink'>): Promise<void> => clearAttempts(db, { forget: keysOf(login), keep: [] });

const keysOf = (login: Omit<Login, 'mailsLink'>): string[] => [
	pairOf(login),
	accountOf(login),
	linkOf(login),
	...(login.device === null ? [] : [deviceOf({ email: login.email, device: login.device })]),
];

const pairOf = ({ email, client }: Pick<Login, 'email' | 'client'>): string => `login ${email} ${client ?? '-'}`;
const deviceOf = ({ email, device }: { email: string; device: string }): string => `login ${email} with ${device}`;
const accountOf = ({ email }: { email: string }): string => `login ${email}`;
const linkOf = ({ email }: { email: string }): string => `login ${email} or a link`;
const clientOf = ({ client }: { client: string }): string => `login from ${client}`;
