import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import sharp from 'sharp';

const FIXED = /^\/(auth\/generate-token|misc\/endpoints|misc\/is-maintenance)\/$/;

export interface MountedBackend {
	/** Address with the path, as in BACKEND_URL. */
	readonly url: string;
	/** Origin of the CDN. */
	readonly cdn: string;
	close(): Promise<void>;
}

/**
 * Serves the minimal backend below a path, including `{api}/{version}`; only pictures are outside it. It refuses bodies with `lang`,
 * like a backend that accepts no unknown fields. Its pictures are photographs in one size: those of measuring devices are on a CDN, the others on its own host.
 */
export async function mountBackend(target: string, prefix: string): Promise<MountedBackend> {
	const photograph = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#c33' } })
		.jpeg()
		.toBuffer();
	const cdn = await listen((_request, response) => void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photograph));
	const backend = await listen((request, response) => {
		if (request.url?.endsWith('.jpg')) return void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photograph);
		pass(request, response, { target, prefix, cdn: cdn.url }).catch(() => response.destroy());
	});
	return { url: `${backend.url}${prefix}`, cdn: cdn.url, close: async () => void (await Promise.all([backend.close(), cdn.close()])) };
}

async function listen(handle: (request: IncomingMessage, response: ServerResponse) => void) {
	const server = createServer(handle);
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const address = server.address();
	if (typeof address !== 'object' || address === null) throw new Error('The mounted backend has no address');
	const close = async () => {
		server.closeAllConnections();
		await new Promise((done) => server.close(done));
	};
	return { url: `http://127.0.0.1:${address.port}`, close };
}

interface Mounting {
	readonly target: string;
	readonly prefix: string;
	readonly cdn: string;
}

async function pass(request: IncomingMessage, response: ServerResponse, { target, prefix, cdn }: Mounting): Promise<void> {
	const { pathname, search } = new URL(request.url ?? '', 'http://mounted');
	const path = toInnerPath(pathname, prefix);
	const body = await readText(request);
	const refused = path === null ? 404 : body !== '' && 'lang' in JSON.parse(body) ? 400 : null;
	if (refused !== null) return void response.writeHead(refused, { 'content-type': 'application/json' }).end('{}');
	const { authorization = '', 'base-host': host = '' } = request.headers;
	const headers = { authorization, 'base-host': String(host), 'content-type': 'application/json' };
	const answer = await fetch(`${target}${path}${search}`, { method: request.method ?? 'GET', headers, ...(body !== '' && { body }) });
	const text = await answer.text();
	const moved = text
		.replaceAll('"/api/', `"${prefix}/api/`)
		.replaceAll(/\/media\/slike\/(1\d+)\.svg/g, `${cdn}/photos/$1.640.webp`)
		.replaceAll(/(\/media\/slike\/\d+)\.svg/g, '$1.jpg');
	response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(moved);
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
