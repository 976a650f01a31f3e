import { createServer } from 'node:net';

/** Whether a program can listen on a port: `absent` if this machine lacks the address, `forbidden` if the user may not take the port. */
export type PortState = 'free' | 'taken' | 'absent' | 'forbidden';

const STATES: Readonly<Record<string, PortState>> = { EADDRINUSE: 'taken', EADDRNOTAVAIL: 'absent', EACCES: 'forbidden' };

/** Tries to listen on a port of the loopback address. Rejects with anything else that goes wrong. */
export function probePort(port: number, address = '127.0.0.1'): Promise<PortState> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once('error', (error) => {
			const state = 'code' in error ? STATES[String(error.code)] : undefined;
			if (state === undefined) reject(error);
			else resolve(state);
		});
		server.listen(port, address, () => server.close(() => resolve('free')));
	});
}

/** Whether a port of the loopback address is free. */
export async function isPortFree(port: number): Promise<boolean> {
	return (await probePort(port)) === 'free';
}

/** A free port of the loopback address: the wanted one, if it is free. Rejects if there is none. */
export function freePort(wanted = 0): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once('error', (error) => (wanted === 0 ? reject(error) : freePort().then(resolve, reject)));
		server.listen(wanted, '127.0.0.1', () => {
			const address = server.address();
			server.close(() => resolve(typeof address === 'object' && address ? address.port : wanted));
		});
	});
}
