import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface CuttableProxy extends AsyncDisposable {
	readonly url: string;
	/** Cuts all connections, and refuses new ones until `mend`. */
	cut(): Promise<void>;
	mend(): Promise<void>;
}

/** Passes connections on to a server, until they are cut as if the server had crashed. */
export async function startCuttableProxy(target: string): Promise<CuttableProxy> {
	const { hostname, port: targetPort } = new URL(target);
	const sockets = new Set<Socket>();
	const keep = (socket: Socket) => {
		sockets.add(socket);
		socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
	};
	const server = createServer((near) => {
		const far = connect(Number(targetPort), hostname);
		for (const [socket, other] of [
			[near, far],
			[far, near],
		] as const) {
			keep(socket);
			socket.pipe(other);
			socket.on('close', () => other.destroy());
		}
	});
	const listen = async (port: number) => {
		server.listen(port, '127.0.0.1');
		await once(server, 'listening');
	};
	await listen(0);
	const address = server.address();
	if (typeof address !== 'object' || address === null) throw new Error('The proxy has no address');
	const cut = async () => {
		const closed = once(server, 'close');
		server.close();
		for (const socket of sockets) socket.resetAndDestroy();
		await closed;
	};
	return {
		url: `http://127.0.0.1:${address.port}`,
		cut,
		mend: () => listen(address.port),
		[Symbol.asyncDispose]: async () => (server.listening ? cut() : undefined),
	};
}
