import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * What happens to a call: `down`: it never arrives. `silent`: it is done, and the connection ends without a response. `late`: the response comes after the caller has
 * given up. `later`: the call itself arrives only then. `garbage`: it is done, and the response is a web page. `broken`: it is done, and the response is a 500. `busy`: 429.
 */
export const DISTURBANCES = ['down', 'silent', 'late', 'later', 'garbage', 'broken', 'busy'] as const;
export type Disturbance = (typeof DISTURBANCES)[number];

export interface FaultyProxy {
	readonly url: string;
	/** Disturbs writes, or all calls, until it is called with null. */
	disturb(how: Disturbance | null, which?: 'writes' | 'all'): void;
	/** Lets calls that arrive later arrive, and waits until all have ended. */
	settled(): Promise<void>;
	close(): Promise<void>;
}

/** Milliseconds, longer than the callers of the kit wait. */
const LATE = 2000;

/** Stands between a connector and one of its sides. */
export async function openFaultyProxy(target: string): Promise<FaultyProxy> {
	let [how, which]: [Disturbance | null, 'writes' | 'all'] = [null, 'all'];
	const pending = new Set<Promise<void>>();
	let arrival = Promise.withResolvers<void>();
	const handle = async (request: IncomingMessage, response: ServerResponse) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const isDisturbed = how !== null && (which === 'all' || request.method !== 'GET');
		const disturbance = isDisturbed ? how : null;
		if (disturbance === 'down') return void request.socket.destroy();
		if (disturbance === 'busy') return void response.writeHead(429, { 'retry-after': '0' }).end();
		if (disturbance === 'later') await Promise.race([arrival.promise, wait(LATE)]);
		const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
			value === undefined || ['host', 'connection', 'content-length', 'transfer-encoding'].includes(name) ? [] : [[name, String(value)]],
		);
		const body = chunks.length === 0 ? {} : { body: Buffer.concat(chunks) };
		const reply = await fetch(target + request.url, { method: request.method ?? 'GET', headers, ...body, redirect: 'manual' });
		const bytes = Buffer.from(await reply.arrayBuffer());
		if (disturbance === 'silent') return void request.socket.destroy();
		if (disturbance === 'late') await Promise.race([once(response, 'close'), wait(LATE)]);
		if (disturbance === 'garbage') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Wartung</html>');
		if (disturbance === 'broken') return void response.writeHead(500).end('{"error":"later"}');
		const kept = [...reply.headers].filter(([name]) => !['connection', 'content-length', 'transfer-encoding', 'content-encoding'].includes(name));
		response.writeHead(reply.status, Object.fromEntries(kept)).end(bytes);
	};
	const server = createServer((request, response) => {
		const handled = handle(request, response).catch(() => void request.socket.destroy());
		pending.add(handled);
		void handled.finally(() => pending.delete(handled));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		disturb(next, calls = 'all') {
			[how, which] = [next, calls];
		},
		async settled() {
			arrival.resolve();
			arrival = Promise.withResolvers();
			await Promise.all(pending);
		},
		async close() {
			arrival.resolve();
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
