import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What to do with a call: pass it on (undefined), send another response, never respond, cut the connection, or cut it after the backend has executed the call (`lose`). */
export type Alteration = { readonly status?: number; readonly change?: (body: unknown) => unknown } | 'hang' | 'cut' | 'lose' | undefined;

export interface AlteredBackend extends AsyncDisposable {
	readonly url: string;
	/** Requested paths, with their query. */
	readonly calls: readonly string[];
}

/** A server between storefront and a real backend that alters selected responses. */
export async function alterBackend(target: string, alter: (path: string, calls: number, method: string) => Alteration): Promise<AlteredBackend> {
	const calls: string[] = [];
	const server = createServer((request, response) => {
		calls.push(request.url ?? '');
		pass(target, request, response, alter(request.url ?? '', calls.length, request.method ?? 'GET')).catch(() => response.destroy());
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const address = server.address();
	if (typeof address !== 'object' || address === null) throw new Error('The altered backend has no address');
	return {
		url: `http://127.0.0.1:${address.port}`,
		calls,
		async [Symbol.asyncDispose]() {
			server.closeAllConnections();
			await new Promise((done) => server.close(done));
		},
	};
}

async function pass(target: string, request: IncomingMessage, response: ServerResponse, alteration: Alteration): Promise<void> {
	if (alteration === 'hang') return;
	if (alteration === 'cut') return void response.destroy();
	const chunks: Uint8Array[] = [];
	for await (const chunk of request) chunks.push(chunk);
	const { host: _, connection: __, ...headers } = request.headers;
	const answer = await fetch(`${target}${request.url}`, {
		method: request.method ?? 'GET',
		headers: Object.entries(headers).flatMap(([name, value]) =>
			typeof value === 'string' && name !== 'content-length' ? [[name, value] as [string, string]] : [],
		),
		...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
	});
	const bytes = Buffer.from(await answer.arrayBuffer());
	if (alteration === 'lose') return void response.destroy();
	const body = alteration?.change ? JSON.stringify(alteration.change(JSON.parse(bytes.toString()))) : bytes;
	response.writeHead(alteration?.status ?? answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' }).end(body);
}
