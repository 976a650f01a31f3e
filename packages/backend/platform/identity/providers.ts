import { shareLoad } from '@titraj/contract/share-load.ts';
import * as oidc from 'openid-client';
import { type IdentityProvider, isLoopback } from './identity-provider.ts';

/** The identity providers of the shop, and what each says of itself. */
export interface Providers {
	list(): IdentityProvider[];
	/** Discovered once; asked again after a failure. Null for a provider the shop does not have. */
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

/** Plain HTTP is for a provider on this machine alone. */
function discover({ issuer, clientId, clientSecret }: IdentityProvider): Promise<oidc.Configuration> {
	const url = new URL(issuer);
	const execute = isLoopback(url.hostname) ? [oidc.allowInsecureRequests] : [];
	return oidc.discovery(url, clientId, undefined, oidc.ClientSecretPost(clientSecret), { execute, timeout: 10 });
}
