import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { messageOf } from '../http/call-error.ts';
import { toStatus } from './report.ts';
import type { Round } from './round.ts';

const LARGEST_BODY = 5 * 1024 * 1024;
const MOST_IDS = 1000;
const LONGEST_ID = 200;

/**
 * Takes webhooks of the engine at `POST /webhook`: what they name is stored before the response, and `wake` begins a round. `GET /health` has counters and what is
 * given up. Put it behind TLS.
 */
export async function serveWebhooks<Product>(round: Round<Product>, wake: () => void): Promise<{ readonly port: number; close(): Promise<void> }> {
	const { port, host = '127.0.0.1' } = round.connector.webhooks ?? { port: 0 };
	const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, (request, response) => {
		answer(round, request, wake)
			.catch((error: unknown) => ({ status: 500, body: { error: messageOf(error) } }))
			.then(({ status, body }) => response.writeHead(status, { 'content-type': 'application/json' }).end(`${JSON.stringify(body)}\n`));
	});
	await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
	return { port: (server.address() as AddressInfo).port, close: () => closeServer(server) };
}

async function answer<Product>({ connector, state }: Round<Product>, request: IncomingMessage, wake: () => void): Promise<{ status: number; body: unknown }> {
	if (request.method === 'GET' && request.url === '/health') return { status: 200, body: toStatus(state) };
	if (request.method !== 'POST' || request.url?.split('?', 1)[0] !== '/webhook') return { status: 404, body: { error: 'POST /webhook or GET /health' } };
	const body = await readBody(request);
	if (body === null) return { status: 413, body: { error: 'the webhook is too large' } };
	const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]));
	const hint = connector.engine.readWebhook?.({ headers, body }) ?? null;
	if (hint === null) {
		state.count('webhooks_refused');
		return { status: 401, body: { error: 'the signature is wrong' } };
	}
	const ids = hint.productIds.filter((id) => id !== '' && id.length <= LONGEST_ID).slice(0, MOST_IDS);
	state.write(() => {
		for (const id of ids) state.run('insert into hints (product_id) values (?) on conflict do nothing', id);
		state.count('webhooks_taken');
	});
	wake();
	return { status: 200, body: { taken: ids.length } };
}

/** Null for a body that is too large. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
	const chunks: Buffer[] = [];
	let bytes = 0;
	for await (const chunk of request) {
		bytes += chunk.length;
		// The rest is read and left aside: ending here would reset the connection before the response.
		if (bytes <= LARGEST_BODY) chunks.push(chunk);
	}
	return bytes > LARGEST_BODY ? null : Buffer.concat(chunks);
}

async function closeServer(server: Server): Promise<void> {
	server.closeAllConnections();
	await new Promise((resolve) => server.close(resolve));
}
