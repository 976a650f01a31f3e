import { mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises';
import { Agent, request as rawRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerWith } from '#lib/server/http/answer-with.server.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

let shop: RunningShop;
let folder: string;
const HTML = `<!DOCTYPE html>${'<p>Čaša</p>'.repeat(300)}`;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'site-'));
	const files = {
		'index.html': HTML,
		'tv/index.html': 'tv',
		'tv/index.pageContext.json': '{"a":1}',
		'čaše/index.html': 'čaše',
		'404.html': 'nema',
		'assets/a.js': 'export {};',
		'.vite/manifest.json': '{}',
		'.well-known/security.txt': 'Contact: mailto:sigurnost@titraj.example',
		_headers: '/*\n  x-all: 1\n/assets/*\n  cache-control: public, max-age=31536000, immutable\n',
		_redirects: '/staro /tv/ 302\n',
	};
	for (const [path, text] of Object.entries(files)) {
		await mkdir(dirname(join(folder, path)), { recursive: true });
		await writeFile(join(folder, path), text);
	}
	shop = await open();
});
afterAll(() => shop.close());

const open = (trustedProxies = 0) =>
	startShop({
		...{ backendUrl: 'http://127.0.0.1:9', folder, trustedProxies },
		named: {
			page: async (request, { ip }) => {
				const page = `page ${new URL(request.url).search}`;
				if (!page.includes('kept')) return new Response(page, { status: 404, headers: { 'x-seen-address': ip } });
				return answerWith(page + HTML, { headers: { 'content-type': 'text/html', 'cache-control': 'public', vary: 'cookie' } });
			},
		},
	});

/** A request as it is written: no client in between normalises or decodes. */
function ask(
	path: string,
	headers: Record<string, string> = {},
	method = 'GET',
	at = shop,
): Promise<{ status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }> {
	return new Promise((done, failed) => {
		const { port } = new URL(at.url);
		rawRequest({ host: '127.0.0.1', port, path, method, headers: { host: `localhost:${port}`, ...headers } }, (response) => {
			const chunks: Buffer[] = [];
			response.on('data', (chunk: Buffer) => chunks.push(chunk));
			response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
		})
			.on('error', failed)
			.end();
	});
}

describe('static files', () => {
	test.each([
		['a folder', '/tv/', 200, 'tv'],
		['letters beyond ASCII', '/%C4%8Da%C5%A1e/', 200, 'čaše'],
		['data of a page', '/tv/index.pageContext.json', 200, '{"a":1}'],
		['.well-known', '/.well-known/security.txt', 200, 'Contact'],
		['the rules of the platform', '/_headers', 404, ''],
		['the other rules', '/_redirects', 404, ''],
		['a dotfile', '/.vite/manifest.json', 404, ''],
		['a path that climbs', '/../../../../etc/passwd', 404, ''],
		['a path that climbs encoded', '/..%2f..%2f..%2fetc%2fpasswd', 404, ''],
		['a malformed path', '/%E0%A4%A', 404, ''],
		['a missing one', '/nema/', 404, ''],
	])('%s', async (_, path, status, text) => {
		const answer = await ask(path);
		expect(answer.status).toBe(status);
		expect(answer.body.toString()).toContain(text);
	});

	test('a folder without its slash is sent to it', async () => {
		const answer = await ask('/tv?a=1');
		expect([answer.status, answer.headers['location']]).toEqual([301, '/tv/?a=1']);
	});

	test.each(['//tv', '//tv/', '/%2Ftv', '//tv/..', '///tv', '//drugdje.example', '//drugdje.example/tv', '/\\drugdje.example', '/%5Cdrugdje.example'])(
		'the path %s leads to no other host',
		async (path) => {
			const { status, headers } = await ask(path);
			expect([status, headers.location]).toEqual([404, undefined]);
		},
	);

	test.each(['http://drugdje.example/tv/', '*', 'tv/'])('the request target %s is no path', async (path) => {
		expect((await ask(path)).status).toBe(400);
	});

	test.each(['a@b', 'a b', ''])('a host that says %j takes nothing down', async (host) => {
		expect((await ask('/tv/', { host })).status).toBeLessThan(500);
		expect((await ask('/tv/')).status).toBe(200);
	});

	test('page data is JSON, and headers of the rules are set', async () => {
		expect((await ask('/tv/index.pageContext.json')).headers['content-type']).toBe('application/json; charset=utf-8');
		expect((await ask('/assets/a.js')).headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'x-all': '1' });
	});

	test('what is known already is not sent again', async () => {
		const { headers } = await ask('/');
		const etag = String(headers['etag']);
		expect((await ask('/', { 'if-none-match': etag })).status).toBe(304);
		expect((await ask('/', { 'if-none-match': `"x", W/${etag}` })).status).toBe(304);
		expect((await ask('/', { 'if-none-match': '"x"' })).status).toBe(200);
	});

	test('compressed as the client takes it', async () => {
		const brotli = await ask('/', { 'accept-encoding': 'gzip, br' });
		expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
		expect(brotliDecompressSync(brotli.body).toString()).toBe(HTML);
		expect(gunzipSync((await ask('/', { 'accept-encoding': 'gzip, br;q=0' })).body).toString()).toBe(HTML);
		expect((await ask('/')).headers['content-encoding']).toBeUndefined();
		expect(brotli.headers['etag']).not.toBe((await ask('/')).headers['etag']);
	});

	test('in parts', async () => {
		const part = await ask('/', { range: 'bytes=0-14' });
		expect([part.status, part.body.toString(), part.headers['content-range']]).toEqual([206, '<!DOCTYPE html>', `bytes 0-14/${Buffer.byteLength(HTML)}`]);
		expect((await ask('/', { range: 'bytes=999999-' })).status).toBe(416);
		expect((await ask('/', { range: 'bytes=0-14', 'if-range': '"old"' })).status).toBe(200);
	});

	test('HEAD says how long it is and sends nothing', async () => {
		const answer = await ask('/', {}, 'HEAD');
		expect([answer.status, answer.headers['content-length'], answer.body.byteLength]).toEqual([200, String(Buffer.byteLength(HTML)), 0]);
	});
});

describe('rules', () => {
	test('a redirect of the platform file', async () => {
		const answer = await ask('/staro');
		expect(answer.status).toBe(302);
		expect(String(answer.headers['location'])).toMatch(/\/tv\/$/);
	});
	test('the second page of a list is asked of the page function although the file is there', async () => {
		expect((await ask('/tv/?page=2')).body.toString()).toBe('page ?page=2');
		expect((await ask('/tv/?utm=2')).body.toString()).toBe('tv');
	});
	test('rules of a later build count at once', async () => {
		expect((await ask('/novo')).status).toBe(404);
		expect((await ask('/tv/')).headers['x-all']).toBe('1');
		await replace('_redirects', '/novo /tv/ 302\n');
		expect([(await ask('/novo')).status, (await ask('/staro')).status]).toEqual([302, 404]);
		await replace('_headers', '/*\n  x-all: 2\n');
		expect((await ask('/tv/')).headers['x-all']).toBe('2');
	});
});

describe('functions', () => {
	test('a body that stands in memory is sent whole in each encoding, with its length', async () => {
		const expected = `page ?page=1&kept${HTML}`;
		const path = '/tv/?page=1&kept';
		const plain = await ask(path);
		expect([plain.body.toString(), plain.headers['content-length']]).toEqual([expected, String(Buffer.byteLength(expected))]);
		for (let time = 0; time < 2; time++) {
			const small = await ask(path, { 'accept-encoding': 'gzip' });
			expect(small.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': String(small.body.byteLength), vary: 'cookie, accept-encoding' });
			expect(gunzipSync(small.body).toString()).toBe(expected);
		}
		expect(brotliDecompressSync((await ask(path, { 'accept-encoding': 'br' })).body).toString()).toBe(expected);
		const head = await ask(path, {}, 'HEAD');
		expect([head.headers['content-length'], head.body.byteLength]).toEqual([String(Buffer.byteLength(expected)), 0]);
	});

	test('a connection goes on after a body that a function did not read to its end', async () => {
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		const first = await post(agent, 200_000);
		const second = await post(agent, 10);
		expect([first.status, second.status === 413, second.reused]).toEqual([413, false, true]);
		agent.destroy();
	});

	test.each([true, false])('a body larger than any function takes is refused, and its connection ends (with its length: %s)', async (withLength) => {
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		const refused = await post(agent, 3_000_000, withLength);
		expect(refused).toMatchObject({ status: 413, connection: 'close' });
		expect(JSON.parse(refused.text)).toMatchObject({ status: 413, success: false });
		expect((await post(agent, 10)).reused).toBe(false);
		agent.destroy();
	});
});

interface Posted {
	readonly status: number;
	readonly connection: string | undefined;
	readonly text: string;
	readonly reused: boolean;
}

/** A write over a connection of an agent, its body of so many letters, in parts unless its length is told. */
function post(agent: Agent, letters: number, withLength = false): Promise<Posted> {
	const body = JSON.stringify({ shopping_cart_code: 'x'.repeat(letters), qty: 1 });
	const headers = { 'content-type': 'application/json', origin: shop.url, ...(withLength && { 'content-length': body.length }) };
	return new Promise((done, failed) => {
		const call = rawRequest(new URL('/api/hapi/webshop/product', shop.url), { agent, method: 'POST', headers }, async (response) => {
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

/** As a build replaces a file: at once. */
async function replace(name: string, text: string): Promise<void> {
	await writeFile(join(folder, `${name}.new`), text);
	await rename(join(folder, `${name}.new`), join(folder, name));
}

describe('the address that limits count by', () => {
	const seen = async (forwarded?: string, at = shop) =>
		(await ask('/nema/', forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, 'GET', at)).headers['x-seen-address'];

	test('is that of the connection, whatever a visitor says', async () => {
		expect([await seen(), await seen('203.0.113.7')]).toEqual(['127.0.0.1', '127.0.0.1']);
	});

	test.each([
		['one proxy', '1', '203.0.113.7', '203.0.113.7'],
		['one proxy, before which a visitor says another', '1', '192.0.2.1, 203.0.113.7', '203.0.113.7'],
		['two proxies', '2', '192.0.2.1, 203.0.113.7,198.51.100.2', '203.0.113.7'],
		['a proxy that says an address of the newer kind', '1', '2001:db8::7', '2001:db8::7'],
		['a proxy that says nothing', '1', undefined, '127.0.0.1'],
		['a proxy that says no address', '1', 'unknown', '127.0.0.1'],
		['two proxies, one of which was passed by', '2', '203.0.113.7', '127.0.0.1'],
	])('is said by %s', async (_title, proxies, forwarded, address) => {
		const behind = await open(Number(proxies));
		expect(await seen(forwarded, behind)).toBe(address);
		await behind.close();
	});
});
