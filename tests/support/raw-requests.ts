import { type Agent, request as rawRequest } from 'node:http';

interface Raw {
	readonly status: number;
	readonly headers: Record<string, string | string[] | undefined>;
	readonly body: Buffer;
}

/** Sends a request exactly as written, without a client that normalises or decodes it. `rawHeaders` are names and values, and may repeat. */
export function askAsWritten(
	origin: string,
	path: string,
	{ headers = {}, rawHeaders, method = 'GET' }: { headers?: Record<string, string>; rawHeaders?: readonly string[]; method?: string } = {},
): Promise<Raw> {
	return new Promise((done, failed) => {
		const { port } = new URL(origin);
		rawRequest({ host: '127.0.0.1', port, path, method, headers: rawHeaders ?? { host: `localhost:${port}`, ...headers } }, (response) => {
			const chunks: Buffer[] = [];
			response.on('data', (chunk: Buffer) => chunks.push(chunk));
			response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
		})
			.on('error', failed)
			.end();
	});
}

interface Posted {
	readonly status: number;
	readonly connection: string | undefined;
	readonly text: string;
	readonly reused: boolean;
}

/** A write over a connection of an agent, with a body of so many characters, chunked unless its length is sent. */
export function postLetters(origin: string, agent: Agent, { letters, withLength = false }: { letters: number; withLength?: boolean }): Promise<Posted> {
	const body = JSON.stringify({ shopping_cart_code: 'x'.repeat(letters), qty: 1 });
	const headers = { 'content-type': 'application/json', origin: origin, ...(withLength && { 'content-length': body.length }) };
	return new Promise((done, failed) => {
		const call = rawRequest(new URL('/api/hapi/webshop/product', origin), { agent, method: 'POST', headers }, async (response) => {
			const { statusCode: status = 0, headers } = response;
			let text = '';
			for await (const part of response) text += part;
			done({ status, connection: headers.connection, text, reused: call.reusedSocket });
		});
		call.once('error', failed);
		for (let at = 0; at < body.length; at += 50_000) call.write(body.slice(at, at + 50_000));
		call.end();
	});
}
