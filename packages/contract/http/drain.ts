import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** Milliseconds in which requests may finish when a server stops: less than the ten seconds after which containers are killed. */
const LIMIT = 8000;

interface Draining {
	/** Whether idle connections stay open for their next request, which is answered as their last one: another process takes new connections. */
	readonly isPatient?: boolean;
}

/**
 * Prepares a server for its stop. The returned function stops accepting connections, closes those without a request, and lets the others finish
 * their responses for as long as the limit; then it cuts them.
 */
export function drainable(server: Server, limit = LIMIT): (draining?: Draining) => Promise<void> {
	const open = new Map<Socket, Set<ServerResponse>>();
	let isDraining = false;
	let onEmpty: (() => void) | null = null;
	server.on('connection', (socket) => {
		open.set(socket, new Set());
		socket.once('close', () => {
			open.delete(socket);
			if (open.size === 0) onEmpty?.();
		});
	});
	server.prependListener('request', ({ socket }, response) => {
		const responses = open.get(socket);
		if (isDraining) response.shouldKeepAlive = false;
		responses?.add(response);
		response.once('close', () => {
			responses?.delete(response);
			if (isDraining && responses?.size === 0) socket.destroySoon();
		});
	});
	return async ({ isPatient = false } = {}) => {
		isDraining = true;
		const timer = setTimeout(() => server.closeAllConnections(), limit);
		// The server of HTTP closes idle connections, the one below it does not.
		const stopped = new Promise<void>((done) => (isPatient ? NetServer.prototype.close.call(server, () => done()) : server.close(() => done())));
		for (const [socket, responses] of open) {
			if (!isPatient && socket.bytesRead === 0) socket.destroy();
			for (const response of responses) if (!response.headersSent) response.shouldKeepAlive = false;
		}
		await Promise.all([stopped, open.size === 0 ? undefined : new Promise<void>((done) => (onEmpty = done))]);
		clearTimeout(timer);
	};
}
