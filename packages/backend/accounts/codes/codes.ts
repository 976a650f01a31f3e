import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { isSameSecret } from '@titraj/contract/is-same-secret.ts';

const DIGITS = 8;

/** Code for the link of a mail; cannot be guessed. */
export const newCode = (): string => randomBytes(32).toString('base64url');

/** Numeric code that is typed by hand. It is short, so the number of attempts must be limited. */
export const newDigits = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** Hash under which a code is stored. It is bound to its row, and useless without the server's secret. */
export const hashCode = (id: string, code: string, secret: string): string => createHmac('sha256', secret).update(`${id} ${code}`).digest('base64url');

export function isCode(stored: string, { id, code, secret }: { id: string; code: string; secret: string }): boolean {
	return isSameSecret(hashCode(id, code, secret), stored);
}
