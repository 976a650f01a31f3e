import { createHash, randomBytes } from 'node:crypto';
import { isSameSecret } from '@titraj/contract/is-same-secret.ts';

/** `tk_`, 12 characters to look the key up, and a secret of 43 characters: 256 random bits, so that a plain hash suffices to store it. */
const KEY = /^tk_([0-9a-f]{12})_[\w-]{43}$/;

export interface NewKey {
	/** Shown only once. */
	readonly key: string;
	readonly public_id: string;
	readonly secret_hash: string;
}

export function createApiKey(): NewKey {
	const public_id = randomBytes(6).toString('hex');
	const key = `tk_${public_id}_${randomBytes(32).toString('base64url')}`;
	return { key, public_id, secret_hash: hashApiKey(key) };
}

/** The part by which a key is looked up; null for anything that is not a key. */
export const toPublicId = (key: string): string | null => KEY.exec(key)?.[1] ?? null;

const hashApiKey = (key: string): string => createHash('sha256').update(key).digest('hex');

export const isApiKey = (key: string, secretHash: string): boolean => isSameSecret(hashApiKey(key), secretHash);
