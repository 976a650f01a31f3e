import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { checkedLookup } from '../../platform/http/checked-lookup.ts';
import { isPublicAddress } from '../../platform/http/public-address.ts';

interface Post {
	readonly body: string;
	readonly headers: Readonly<Record<string, string>>;
	/** Allows private IP addresses and http: for tests and for systems in the same network. */
	readonly allowPrivate: boolean;
	/** Timeout of the whole call in milliseconds. */
	readonly timeout: number;
}

/**
 * Posts JSON and returns the status. Follows no redirects, ignores the response body, and connects only to IP addresses that it has
 * checked.
 */
export function postJson(address: string, { body, headers, allowPrivate, timeout }: Post): Promise<number> {
	const url = new URL(address);
	const refusal = findUrlError(address, allowPrivate);
	if (refusal !== null) return Promise.reject(new Error(refusal));
	const post = url.protocol === 'https:' ? requestHttps : requestHttp;
	return new Promise((resolve, reject) => {
		const sent = post(url, {
			method: 'POST',
			headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
			signal: AbortSignal.timeout(timeout),
			...(!allowPrivate && { lookup: publicOnly }),
		});
		sent.on('response', (response) => {
			resolve(response.statusCode ?? 0);
			response.destroy();
		});
		sent.on('error', reject);
		sent.end(body);
	});
}

/** What is wrong with a webhook's URL, without resolving its host name; null if nothing is. */
export function findUrlError(address: string, allowPrivate: boolean): string | null {
	const url = URL.parse(address);
	if (url === null || !['http:', 'https:'].includes(url.protocol)) return 'is no http(s) address';
	if (url.username !== '' || url.password !== '') return 'holds a user name or a password';
	if (allowPrivate) return null;
	if (url.protocol !== 'https:') return 'is not https';
	const host = url.hostname.replaceAll(/^\[|\]$/g, '');
	return isIP(host) !== 0 && !isPublicAddress(host) ? `${host} is no address of the internet` : null;
}

const publicOnly = checkedLookup(isPublicAddress, (hostname, address) => new Error(`${hostname} resolves to ${address}, which is not a public address`));
