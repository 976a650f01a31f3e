import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds in which requests may finish when a server stops: less than the ten seconds after which containers are killed. */
const LIMIT = 8000;

/**
 * Prepares a server for its stop. The returned function stops accepting connections, closes those without a request, and lets the others finish
 * their responses for as long as the limit; then it cuts them.
 */
export function drainable(server: Server, limit = LIMIT): () => Promise<void> {
	const open = new Map<Socket, Set<ServerResponse>>();
	let isDraining = false;
	server.on('connection', (socket) => {
		open.set(socket, new Set());
		socket.once('close', () => open.delete(socket));
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
	return () =>
		new Promise((done) => {
			isDraining = true;
			const timer = setTimeout(() => server.closeAllConnections(), limit);
			server.close(() => {
				clearTimeout(timer);
				done();
			});
			for (const [socket, responses] of open) {
				if (socket.bytesRead === 0) socket.destroy();
				for (const response of responses) if (!response.headersSent) response.shouldKeepAlive = false;
			}
		});
}
