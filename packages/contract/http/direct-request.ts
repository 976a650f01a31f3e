import type { IncomingMessage } from 'node:http';
import { toHostname } from './known-hosts.ts';
import { isLoopback } from './loopback.ts';

/** Headers that proxies add. */
const OF_A_PROXY = /^(?:forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/** Whether a proxy has passed a request on, as far as its headers say. */
export const cameThroughProxy = (headers: IncomingMessage['headers']): boolean => Object.keys(headers).some((name) => OF_A_PROXY.test(name));

/** Whether a program of this machine sent the request itself, to a name of this machine. */
export function isDirect({
	headers,
	socket,
}: Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } }): boolean {
	return isLoopback(socket.remoteAddress ?? '') && isLoopback(toHostname(headers.host ?? '') ?? '') && !cameThroughProxy(headers);
}
