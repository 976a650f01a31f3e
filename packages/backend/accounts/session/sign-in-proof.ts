import { createHmac } from 'node:crypto';
import { isSameSecret } from '@titraj/contract/is-same-secret.ts';

const VALID_MS = 3_600_000;

interface Proven {
	readonly email: string;
	readonly secret: string;
	readonly now: number;
}

/** Proves for an hour that a browser opened the mail to an account's address. It spares the waits that strangers cause, not the password. */
export function toSignInProof({ email, secret, now }: Proven): string {
	const expires = String(now + VALID_MS);
	return `${expires}.${sign(email, expires, secret)}`;
}

export function isSignInProof(proof: string, { email, secret, now }: Proven): boolean {
	const [expires = '', signature = ''] = proof.split('.');
	return isSameSecret(signature, sign(email, expires, secret)) && Number(expires) > now;
}

const sign = (email: string, expires: string, secret: string): string => createHmac('sha256', secret).update(`sign-in ${expires} ${email}`).digest('base64url');
