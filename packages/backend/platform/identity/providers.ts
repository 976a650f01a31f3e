import { isLoopback } from '@titraj/contract/http/loopback.ts';
import { shareLoad } from '@titraj/contract/share-load.ts';
import * as oidc from 'openid-client';
import type { IdentityProvider } from './identity-provider.ts';

/** The identity providers of the shop, and their discovered metadata. */
export interface Providers {
	list(): IdentityProvider[];
	/** Discovers a provider once; retries after a failure. Null for an unknown provider. */
	find(code: string): Promise<oidc.Configuration | null>;
}

export function createProviders(list: () => IdentityProvider[]): Providers {
	const known = new Map<string, Promise<oidc.Configuration>>();
	return {
		list,
		async find(code) {
			const provider = list().find((one) => one.code === code);
			return provider === undefined ? null : shareLoad(known, code, () => discover(provider));
		},
	};
}

/** Plain HTTP is allowed only for a provider on this machine. */
function discover({ issuer, clientId, clientSecret }: IdentityProvider): Promise<oidc.Configuration> {
	const url = new URL(issuer);
	const execute = isLoopback(url.hostname) ? [oidc.allowInsecureRequests] : [];
	return oidc.discovery(url, clientId, undefined, oidc.ClientSecretPost(clientSecret), { execute, timeout: 10 });
}
