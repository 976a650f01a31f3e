import { isLoopback } from '@titraj/contract/http/loopback.ts';

/** An OpenID Connect provider that customers may sign in with. */
export interface IdentityProvider {
	code: string;
	/** Label of the button. */
	title: string;
	issuer: string;
	clientId: string;
	clientSecret: string;
}

/** Parses the setting, a JSON list. */
export function parseIdentityProviders(text: string): IdentityProvider[] {
	const list = parseJson(text);
	if (!Array.isArray(list)) throw new Error('it must be a JSON list');
	return list.map(parseProvider);
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

function parseProvider(row: unknown): IdentityProvider {
	const read = (name: string): string => {
		const value = typeof row === 'object' && row !== null ? Object.entries(row).find(([key]) => key === name)?.[1] : undefined;
		if (typeof value !== 'string' || value === '') throw new Error(`each of its providers needs ${name}`);
		return value;
	};
	const issuer = URL.parse(read('issuer'));
	if (issuer?.protocol !== 'https:' && !isLoopback(issuer?.hostname ?? '')) throw new Error(`the issuer ${read('issuer')} must be an https address`);
	return { code: read('code'), title: read('title'), issuer: read('issuer'), clientId: read('clientId'), clientSecret: read('clientSecret') };
}
