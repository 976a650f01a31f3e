import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { toAddressKey } from '@titraj/contract/formats/address-key.ts';
import type { BackendConfig } from '../settings/config.ts';

/** The shopper's address as the storefront names it, by which tries are counted; null where it is not said, or not proven to come from the storefront. */
export function readClient(headers: IncomingHttpHeaders, config: Pick<BackendConfig, 'baseClientSecret' | 'believesBaseClient'>): string | null {
	const address = headers['base-client'];
	if (typeof address !== 'string' || address === 'unknown') return null;
	const { baseClientSecret: secret } = config;
	const isBelieved = secret === null ? config.believesBaseClient : isSame(headers['base-client-secret'], secret);
	return isBelieved ? toAddressKey(address) : null;
}

function isSame(sent: string | string[] | undefined, secret: string): boolean {
	const [left, right] = [Buffer.from(typeof sent === 'string' ? sent : ''), Buffer.from(secret)];
	return left.length === right.length && timingSafeEqual(left, right);
}
