import { createHmac } from 'node:crypto';
import { isSameSecret } from '@titraj/contract/is-same-secret.ts';

type Fields = Readonly<Record<string, string>>;

/** HMAC-SHA256 over all fields except `signature`, sorted by name; hex. */
export function signFields(fields: Fields, secret: string): string {
	const text = Object.keys(fields)
		.filter((name) => name !== 'signature')
		.sort()
		.map((name) => `${name}=${encodeURIComponent(fields[name] ?? '')}`)
		.join('&');
	return createHmac('sha256', secret).update(text).digest('hex');
}

export const isSigned = (fields: Fields, secret: string): boolean => isSameSecret(fields['signature'] ?? '', signFields(fields, secret));
