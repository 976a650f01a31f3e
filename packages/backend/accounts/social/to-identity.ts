import { normaliseEmail } from '@titraj/contract/formats/email.ts';
import { toLine } from '../../platform/http/form.ts';

export interface Identity {
	subject: string;
	/** Null unless the provider has verified it. */
	email: string | null;
	first_name: string;
	last_name: string;
}

/** Reads the trusted claims of an ID token. */
export function toIdentity(claims: { sub: string } & Readonly<Record<string, unknown>>): Identity {
	const read = (name: string): string => (typeof claims[name] === 'string' ? toLine(claims[name]).slice(0, 100) : '');
	return {
		subject: claims.sub,
		email: claims['email_verified'] === true && typeof claims['email'] === 'string' ? normaliseEmail(claims['email']) : null,
		first_name: read('given_name'),
		last_name: read('family_name'),
	};
}
