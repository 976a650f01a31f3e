import { createHmac, timingSafeEqual } from 'node:crypto';

type Fields = Readonly<Record<string, string>>;

/** The seal of fields: whoever lacks the secret can neither make one nor change a field under it. */
export function signFields(fields: Fields, secret: string): string {
	const text = Object.keys(fields)
		.filter((name) => name !== 'signature')
		.sort()
		.map((name) => `${name}=${encodeURIComponent(fields[name] ?? '')}`)
		.join('&');
	return createHmac('sha256', secret).update(text).digest('hex');
}

export function isSigned(fields: Fields, secret: string): boolean {
	const expected = Buffer.from(signFields(fields, secret));
	const given = Buffer.from(fields['signature'] ?? '');
	return expected.length === given.length && timingSafeEqual(expected, given);
}
