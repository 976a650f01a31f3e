import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Fault of one call between storefront and backend; undefined passes it on. */
export type Fault =
	| { readonly kind: 'late'; readonly ms: number }
	| { readonly kind: 'reset' }
	| { readonly kind: 'silence' }
	/** The response is cut off in the middle. */
	| { readonly kind: 'half' }
	| { readonly kind: 'body'; readonly text: string; readonly status?: number; readonly headers?: Readonly<Record<string, string>> }
	/** The response arrives byte by byte. */
	| { readonly kind: 'drip'; readonly everyMs: number }
	/** The backend's clock is off by so many hours. */
	| { readonly kind: 'skew'; readonly hours: number }
	| undefined;

interface Call {
	readonly method: string;
	readonly path: string;
	/** Including the question mark; empty if there is none. */
	readonly query: string;
	/** Number of calls of this path so far, including this one. */
	readonly nth: number;
	/** Header x-request-id. */
	readonly requestId: string;
	readonly traceparent: string;
}

export interface FaultyBackend {
	readonly url: string;
	/** Every received call, faulty or not. */
	readonly calls: readonly Call[];
	/** Sets the faults from now on. */
	break(decide: (call: Call) => Fault): void;
	forget(): void;
	close(): Promise<void>;
}

/** A server between the storefront and a real backend that simulates faults and counts calls. */
export async function startFaultyBackend(target: string): Promise<FaultyBackend> {
	let decide: (call: Call) => Fault = () => undefined;
	const calls: Call[] = [];
	const server = createServer((request, response) => {
		const [path = '', words] = (request.url ?? '').split(/\?(.*)/);
		const query = words === undefined ? '' : `?${words}`;
		const method = request.method ?? 'GET';
		const requestId = String(request.headers['x-request-id'] ?? '');
		const traceparent = String(request.headers['traceparent'] ?? '');
		const call = { method, path, query, requestId, traceparent, nth: calls.filter((other) => other.path === path && other.method === method).length + 1 };
		calls.push(call);
		answer(target, request, response, decide(call)).catch(() => response.destroy());
	});
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const address = server.address();
	return {
		url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
		calls,
		break(next) {
			decide = next;
		},
		forget: () => void calls.splice(0),
		async close() {
			server.closeAllConnections();
			await new Promise((done) => server.close(done));
		},
	};
}

async function answer(target: string, request: IncomingMessage, response: ServerResponse, fault: Fault): Promise<void> {
	if (fault?.kind === 'silence') return;
	if (fault?.kind === 'reset') return void request.socket.resetAndDestroy();
	if (fault?.kind === 'body') return void response.writeHead(fault.status ?? 200, { 'content-type': 'application/json', ...fault.headers }).end(fault.text);
	if (fault?.kind === 'late') await wait(fault.ms);
	const { status, body, headers } = await pass(target, request);
	if (fault?.kind === 'skew') headers['date'] = new Date(Date.now() + fault.hours * 3_600_000).toUTCString();
	response.writeHead(status, { ...headers, 'content-length': body.byteLength });
	if (fault?.kind === 'half') {
		response.write(body.subarray(0, Math.floor(body.byteLength / 2)));
		await wait(20);
		return void response.destroy();
	}
	if (fault?.kind !== 'drip') return void response.end(body);
	for (const byte of body) {
		if (response.destroyed) return;
		response.write(Uint8Array.of(byte));
		await wait(fault.everyMs);
	}
	response.end();
}

async function pass(target: string, request: IncomingMessage): Promise<{ status: number; body: Buffer; headers: Record<string, string> }> {
	const chunks: Uint8Array[] = [];
	for await (const chunk of request) chunks.push(chunk);
	const headers = Object.entries(request.headers).flatMap(([name, value]) =>
		typeof value === 'string' && !['host', 'connection', 'content-length', 'transfer-encoding'].includes(name) ? [[name, value] as [string, string]] : [],
	);
	const answered = await fetch(`${target}${request.url}`, {
		method: request.method ?? 'GET',
		headers,
		...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
	});
	return {
		status: answered.status,
		body: Buffer.from(await answered.arrayBuffer()),
		headers: { 'content-type': answered.headers.get('content-type') ?? 'application/json' },
	};
}
