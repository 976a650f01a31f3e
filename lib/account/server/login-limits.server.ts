import { createRateLimit } from '#lib/platform/server/http/rate-limit.server.ts';

const WINDOW = 5 * 60_000;
const perAccount = createRateLimit({ attempts: 8, windowMs: WINDOW });
const perAddress = createRateLimit({ attempts: 40, windowMs: WINDOW });

interface Login {
	readonly address: string;
	readonly email: string;
}

/** Counts one sign-in attempt. 0 when it may go on, else the seconds to wait. In five minutes: 8 for one account from one address, which a success clears, and 40 from one address in all, of which a success takes its own back: many shoppers share an address (D20). */
export function takeLoginAttempt(login: Login, now: number): number {
	return Math.max(perAddress.take(login.address, now), perAccount.take(accountOf(login), now));
}

/** A successful sign-in: it counts neither against the account nor against the address. */
export function forgetLoginAttempts(login: Login): void {
	perAccount.forget(accountOf(login));
	perAddress.release(login.address);
}

const accountOf = ({ address, email }: Login): string => `${address} ${email.toLowerCase()}`;
