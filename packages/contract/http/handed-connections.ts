import type { Server } from 'node:http';
import { Socket } from 'node:net';

/** Message of a parent process that hands over a connection which it accepted. */
export const HANDED = 'connection';

/** Message of a parent process: end at the disconnect, but only after open connections were used up, because another process takes the new ones. */
export const HAND_OFF = 'hand-off';

interface Handed {
	/** Whether the parent lets another process answer new connections. */
	isHandingOff(): boolean;
}

/** Answers connections that the parent process accepts and hands over, besides the server's own (scripts/release/front.ts). */
export function takeHandedConnections(server: Server): Handed {
	let isHandingOff = false;
	process.on('message', (message: unknown, handle: unknown) => {
		if (message === HAND_OFF) isHandingOff = true;
		if (message !== HANDED || !(handle instanceof Socket)) return;
		// As for connections that the server accepts itself.
		handle.setNoDelay(true);
		server.emit('connection', handle);
		handle.resume();
	});
	return { isHandingOff: () => isHandingOff };
}
