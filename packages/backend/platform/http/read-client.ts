import type { IncomingHttpHeaders } from 'node:http';
import { toAddressKey } from '@titraj/contract/formats/address-key.ts';
import { cameThroughProxy } from '@titraj/contract/http/direct-request.ts';
import { isSameSecret } from '@titraj/contract/is-same-secret.ts';
import type { BackendConfig } from '../settings/config.ts';

/** The visitor's address from the storefront, by which attempts are counted; null if it is missing or not proven to come from the storefront. */
export function readClient(headers: IncomingHttpHeaders, config: Pick<BackendConfig, 'baseClientSecret' | 'believesBaseClient'>): string | null {
	const address = headers['base-client'];
	if (typeof address !== 'string' || address === 'unknown') return null;
	const { baseClientSecret: secret } = config;
	const isBelieved =
		secret === null ? config.believesBaseClient && !cameThroughProxy(headers) : isSameSecret(String(headers['base-client-secret'] ?? ''), secret);
	return isBelieved ? toAddressKey(address) : null;
}
