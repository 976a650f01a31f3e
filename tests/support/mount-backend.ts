import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

const FIXED = /^\/(auth\/generate-token|misc\/endpoints|misc\/is-maintenance)\/$/;

export interface MountedBackend {
	/** Address with the path in it, as BACKEND_URL names it. */
	readonly url: string;
	close(): Promise<void>;
}

/**
 * The minimal backend below a path of another host, `{api}/{version}` in it: nothing but pictures is found anywhere else. It refuses bodies with `lang`,
 * as a backend does that takes no unknown fields.
 */
export async function mountBackend(target: string, prefix: string): Promise<MountedBackend> {
	const server = createServer((request, response) => {
		pass(request, response, { target, prefix }).catch(() => response.destroy());
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const address = server.address();
	if (typeof address !== 'object' || address === null) throw new Error('The mounted backend has no address');
	return {
		url: `http://127.0.0.1:${address.port}${prefix}`,
		async close() {
			server.closeAllConnections();
			await new Promise((done) => server.close(done));
		},
	};
}

async function pass(request: IncomingMessage, response: ServerResponse, { target, prefix }: { target: string; prefix: string }): Promise<void> {
	const { pathname, search } = new URL(request.url ?? '', 'http://mounted');
	const path = toInnerPath(pathname, prefix);
	const body = await readText(request);
	const refused = path === null ? 404 : body !== '' && 'lang' in JSON.parse(body) ? 400 : null;
	if (refused !== null) return void response.writeHead(refused, { 'content-type': 'application/json' }).end('{}');
	const { authorization = '', 'base-host': host = '' } = request.headers;
	const headers = { authorization, 'base-host': String(host), 'content-type': 'application/json' };
	const answer = await fetch(`${target}${path}${search}`, { method: request.method ?? 'GET', headers, ...(body !== '' && { body }) });
	const text = await answer.text();
	const isTable = path?.endsWith('/misc/endpoints/');
	response
		.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
		.end(isTable ? text.replaceAll('"/api/', `"${prefix}/api/`) : text);
}

function toInnerPath(pathname: string, prefix: string): string | null {
	if (pathname.startsWith('/media/')) return pathname;
	if (!pathname.startsWith(`${prefix}/`)) return null;
	const inner = pathname.slice(prefix.length);
	return FIXED.test(inner) ? `/hapi/v1${inner}` : inner.startsWith('/api/') ? inner : null;
}

async function readText(request: IncomingMessage): Promise<string> {
	let text = '';
	for await (const part of request) text += String(part);
	return text;
}
