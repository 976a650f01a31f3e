import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Response of a path: bytes and headers, or a handler. */
type Answer =
	| Buffer
	| { readonly bytes: Buffer; readonly headers: Record<string, string> }
	| ((response: ServerResponse, headers: IncomingHttpHeaders) => void);

export interface PictureServer extends AsyncDisposable {
	readonly origin: string;
	/** Responses by path; can be changed while it runs. A missing path is 404. */
	readonly answers: Map<string, Answer>;
	/** Calls so far, by path. */
	readonly calls: Map<string, number>;
}

/** A local picture host, such as a manufacturer's. */
export async function servePictures(): Promise<PictureServer> {
	const answers = new Map<string, Answer>();
	const calls = new Map<string, number>();
	const server = createServer((request, response) => {
		const path = request.url ?? '';
		calls.set(path, (calls.get(path) ?? 0) + 1);
		const answer = answers.get(path);
		if (answer === undefined) response.writeHead(404).end();
		else if (typeof answer === 'function') answer(response, request.headers);
		else if (Buffer.isBuffer(answer)) response.end(answer);
		else response.writeHead(200, answer.headers).end(answer.bytes);
	}).listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		...{ origin: `http://127.0.0.1:${port}`, answers, calls },
		async [Symbol.asyncDispose]() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
