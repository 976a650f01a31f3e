import { createHmac } from 'node:crypto';
import { isSameSecret } from '@titraj/contract/is-same-secret.ts';

/** Milliseconds for which a link may continue a session. */
const LINK_MS = 24 * 3_600_000;

interface Proof {
	readonly sessionId: string;
	readonly secret: string;
	readonly now: Date;
}

/** Proof that a link may continue the session it names, for a day from `now` (`set_token_id` with `token_hash`, Spec 7; 0068). */
export function toTokenHash({ sessionId, secret, now }: Proof): string {
	const expires = (now.getTime() + LINK_MS).toString(36);
	return `${expires}.${sign(sessionId, expires, secret)}`;
}

export function isTokenHash(given: string, { sessionId, secret, now }: Proof): boolean {
	const [expires = '', signature = ''] = given.split('.');
	return isSameSecret(signature, sign(sessionId, expires, secret)) && Number.parseInt(expires, 36) > now.getTime();
}

const sign = (sessionId: string, expires: string, secret: string): string => createHmac('sha256', secret).update(`${sessionId}.${expires}`).digest('base64url');
