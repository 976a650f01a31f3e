import { createServer } from 'node:net';

/** Whether a port of the loopback address is free. */
export function isPortFree(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const server = createServer();
		server.once('error', () => resolve(false));
		server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
	});
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
