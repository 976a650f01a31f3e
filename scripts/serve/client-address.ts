import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The client's address. Behind the shop's own proxies it is the entry of X-Forwarded-For that the outermost proxy added, counted from the
 * end: earlier entries come from the client. A request that bypassed the proxies has the address of its connection.
 */
export function clientAddressOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
	const entries = proxies > 0 ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
	const address = entries.at(-proxies)?.trim() ?? '';
	return isIP(address) === 0 ? (socket.remoteAddress ?? '') : address;
}
