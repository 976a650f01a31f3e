import { generateSecret, generateURI, verifySync } from 'otplib';

/** Seconds for which an app shows a code. */
const PERIOD = 30;

export const newSecret = (): string => generateSecret();

/** What an app reads from the picture: shop and person, and the secret. */
export const toUri = ({ issuer, label, secret }: { readonly issuer: string; readonly label: string; readonly secret: string }): string =>
	generateURI({ issuer, label, secret });

/** Number of the period whose code this is: the current one, the one before or the one after, and later than `after`. Null for another code. */
export function findPeriod(code: string, { secret, now, after }: { readonly secret: string; readonly now: Date; readonly after: number }): number | null {
	if (!/^\d{6}$/.test(code)) return null;
	const epoch = Math.floor(now.getTime() / 1000);
	const found = verifySync({ secret, token: code, epoch, period: PERIOD, epochTolerance: PERIOD });
	if (!found.valid) return null;
	const period = Math.floor(epoch / PERIOD) + found.delta;
	return period > after ? period : null;
}
