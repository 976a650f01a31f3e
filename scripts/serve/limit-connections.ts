import type { Server } from 'node:http';
import { toAddressKey } from '@titraj/contract/formats/address-key.ts';

export interface ConnectionLimits {
	/** Connections at once: each takes a file descriptor, which reading files needs too. */
	readonly most: number;
	/** Connections at once from one address, so that no client takes all. */
	readonly mostOfOne: number;
}

/** Many shoppers share the address of a mobile network, and all of them that of a proxy. */
export const connectionLimits = ({ trustedProxies }: { trustedProxies: number }): ConnectionLimits => ({
	most: 1000,
	mostOfOne: trustedProxies > 0 ? 1000 : 250,
});

/** Closes connections beyond the limits as they come, and those that do not send their request in time. */
export function limitConnections(server: Server, { most, mostOfOne }: ConnectionLimits): void {
	const open = new Map<string, number>();
	server.maxConnections = most;
	server.headersTimeout = 15_000;
	server.requestTimeout = 60_000;
	server.on('connection', (socket) => {
		const address = toAddressKey(socket.remoteAddress ?? '') ?? 'unknown';
		const count = (open.get(address) ?? 0) + 1;
		if (count > mostOfOne) return void socket.destroy();
		open.set(address, count);
		socket.once('close', () => {
			const left = (open.get(address) ?? 1) - 1;
			if (left > 0) open.set(address, left);
			else open.delete(address);
		});
	});
}
