import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The address of whoever asks. Behind proxies of the shop's own that is what the outermost of them wrote into X-Forwarded-For, counted from the
 * end: what stands before it was said by the visitor. A request that came past them has the address of its connection.
 */
export function clientAddressOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
	const said = proxies > 0 ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
	const seen = said.at(-proxies)?.trim() ?? '';
	return isIP(seen) === 0 ? (socket.remoteAddress ?? '') : seen;
}
