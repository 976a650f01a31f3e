import type { ChildProcess } from 'node:child_process';
import { createServer, type Socket } from 'node:net';
import { HANDED } from '@titraj/contract/http/handed-connections.ts';

/** Connections that wait at most while no process answers, and for how many milliseconds. */
const [MOST_WAITING, PATIENCE] = [1000, 60_000];

export interface Front extends Disposable {
	readonly port: number;
	/** Hands new connections, and those that wait, to a process; null lets them wait. */
	pointTo(child: ChildProcess | null): void;
}

/** Accepts the connections of a port, and hands each to the process that answers at present. The connection itself is handed over: no byte passes this process. */
export async function openFront({ host, port }: { readonly host: string; readonly port: number }): Promise<Front> {
	let target: ChildProcess | null = null;
	const waiting = new Map<Socket, NodeJS.Timeout>();
	const drop = (socket: Socket) => {
		clearTimeout(waiting.get(socket));
		waiting.delete(socket);
		socket.destroy();
	};
	const take = (socket: Socket) => {
		if (target?.connected) return hand(target, socket);
		if (waiting.size >= MOST_WAITING) return void socket.destroy();
		waiting.set(
			socket,
			setTimeout(() => drop(socket), PATIENCE),
		);
	};
	const hand = (child: ChildProcess, socket: Socket) => void child.send(HANDED, socket, {}, (error) => error && take(socket));
	const server = createServer({ pauseOnConnect: true }, (socket) => {
		socket.on('error', () => drop(socket));
		take(socket);
	});
	await new Promise<void>((ready, failed) => server.once('error', failed).listen(port, host, ready));
	const address = server.address();
	return {
		port: typeof address === 'object' && address !== null ? address.port : port,
		pointTo(child) {
			target = child;
			if (child === null) return;
			for (const [socket, timer] of [...waiting]) {
				clearTimeout(timer);
				waiting.delete(socket);
				take(socket);
			}
		},
		[Symbol.dispose]() {
			// Its end would wait for the connections that other processes have.
			server.close();
			for (const socket of [...waiting.keys()]) drop(socket);
		},
	};
}
