import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { checkedLookup } from '../../platform/http/checked-lookup.ts';
import { isPublicAddress } from '../../platform/http/public-address.ts';

interface Post {
	readonly body: string;
	readonly headers: Readonly<Record<string, string>>;
	/** Also addresses of this machine and its network, and http: for tests and systems beside the shop. */
	readonly allowPrivate: boolean;
	/** Milliseconds for the whole call. */
	readonly timeout: number;
}

/** Sends JSON and answers the status. Follows no redirect, reads no answer, and connects to no address that it did not check. */
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

/** What is wrong with an address that webhooks are to be sent to, as far as it says itself; null for nothing. */
export function findUrlError(address: string, allowPrivate: boolean): string | null {
	const url = URL.parse(address);
	if (url === null || !['http:', 'https:'].includes(url.protocol)) return 'is no http(s) address';
	if (url.username !== '' || url.password !== '') return 'holds a user name or a password';
	if (allowPrivate) return null;
	if (url.protocol !== 'https:') return 'is not https';
	const host = url.hostname.replaceAll(/^\[|\]$/g, '');
	return isIP(host) !== 0 && !isPublicAddress(host) ? `${host} is no address of the internet` : null;
}

const publicOnly = checkedLookup(isPublicAddress, (hostname, address) => new Error(`${hostname} leads to ${address}, which is no address of the internet`));
