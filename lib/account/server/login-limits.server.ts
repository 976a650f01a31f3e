import { createRateLimit } from '#lib/platform/server/http/rate-limit.server.ts';

const WINDOW = 5 * 60_000;
const perAccount = createRateLimit({ attempts: 8, windowMs: WINDOW });
const perAddress = createRateLimit({ attempts: 40, windowMs: WINDOW });

interface Login {
	readonly address: string;
	readonly email: string;
}

/**
 * Counts a sign-in attempt. Returns 0 if it is allowed, else the seconds to wait. Limits per five minutes: 8 attempts for one account from
 * one address, cleared by a success, and 40 from one address in total, of which successful ones are not counted because many shoppers may
 * share an address (D20).
 */
export function takeLoginAttempt(login: Login, now: number): number {
	return Math.max(perAddress.take(login.address, now), perAccount.take(accountOf(login), now));
}

/** Clears the attempts of the account and takes back this one from the address; for a successful sign-in. */
export function forgetLoginAttempts(login: Login): void {
	perAccount.forget(accountOf(login));
	perAddress.release(login.address);
}

/** Takes an attempt back that the shop could not answer. */
export function releaseLoginAttempt(login: Login): void {
	perAccount.release(accountOf(login));
	perAddress.release(login.address);
}

const accountOf = ({ address, email }: Login): string => `${address} ${email.toLowerCase()}`;
