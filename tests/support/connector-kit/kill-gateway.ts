import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** When the server is killed: milliseconds after the call reached it, or once it has answered, before its caller gets the answer. */
export type KillTime = number | 'answered';

interface KillMoment {
	readonly method: 'GET' | 'POST';
	readonly path: RegExp;
	readonly when: KillTime;
	readonly kill: () => Promise<void>;
}

/** One address for a server that is killed and comes back at another one. */
export interface KillGateway {
	readonly url: string;
	/** Where calls go from now on; null while the server is down. */
	lead(to: string | null): void;
	/** Kills the server at the next such call. Resolves when it is dead. */
	arm(moment: KillMoment): Promise<void>;
	close(): Promise<void>;
}

/** Stands between a connector and the shop. */
export async function openKillGateway(): Promise<KillGateway> {
	let target: string | null = null;
	let armed: (KillMoment & { readonly done: () => void; readonly failed: (error: unknown) => void }) | null = null;
	const take = (request: IncomingMessage) => {
		if (armed === null || request.method !== armed.method || !armed.path.test(request.url ?? '')) return null;
		const moment = armed;
		armed = null;
		return { when: moment.when, end: () => moment.kill().then(moment.done, moment.failed) };
	};
	const handle = async (request: IncomingMessage, response: ServerResponse) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const kill = take(request);
		if (typeof kill?.when === 'number') void wait(kill.when).then(kill.end);
		if (target === null) return void request.socket.destroy();
		const { host: _, connection: __, 'content-length': ___, 'transfer-encoding': ____, ...headers } = request.headers;
		const body = chunks.length === 0 ? {} : { body: Buffer.concat(chunks) };
		const reply = await fetch(target + request.url, { method: request.method ?? 'GET', headers: toPairs(headers), ...body });
		const bytes = Buffer.from(await reply.arrayBuffer());
		if (kill?.when === 'answered') {
			await kill.end();
			return void request.socket.destroy();
		}
		response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? 'application/json' }).end(bytes);
	};
	const server = createServer((request, response) => {
		handle(request, response).catch(() => void request.socket.destroy());
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		lead(to) {
			target = to;
		},
		arm: (moment) =>
			new Promise((done, failed) => {
				armed = { ...moment, done, failed };
			}),
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

const toPairs = (headers: IncomingMessage['headers']): [string, string][] =>
	Object.entries(headers).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]));
