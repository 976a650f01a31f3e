import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { askAsWritten } from '#tests/support/raw-requests.ts';
import { HTML, servedFilesForAllTests } from '#tests/support/served-files.ts';
import type { RunningShop } from '#tests/support/start-shop.ts';

let shop: RunningShop;
let folder: string;
servedFilesForAllTests((started, written) => {
	shop = started;
	folder = written;
});

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') => askAsWritten(shop.url, path, { headers, method });

describe('static files', () => {
	test.each([
		['a folder', '/tv/', 200, 'tv'],
		['letters beyond ASCII', '/%C4%8Da%C5%A1e/', 200, 'čaše'],
		['.well-known', '/.well-known/security.txt', 200, 'Contact'],
		['the rules of the platform', '/_headers', 404, ''],
		['the other rules', '/_redirects', 404, ''],
		['a dotfile', '/.vite/manifest.json', 404, ''],
		['a path traversal', '/../../../../etc/passwd', 404, ''],
		['an encoded path traversal', '/..%2f..%2f..%2fetc%2fpasswd', 404, ''],
		['a malformed path', '/%E0%A4%A', 404, ''],
		['a percent-encoded slash', '/tv%2F', 404, ''],
		['a missing file', '/nema/', 404, ''],
	])('%s', async (_, path, status, text) => {
		const answer = await ask(path);
		expect(answer.status).toBe(status);
		expect(answer.body.toString()).toContain(text);
	});

	test('TRACE is not accepted', async () => {
		const answer = await ask('/tv/', {}, 'TRACE');
		expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD, POST']);
	});

	test('a folder without its slash is redirected to it', async () => {
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

	test.each(['http://drugdje.example/tv/', '*', 'tv/'])('the request target %s is refused', async (path) => {
		expect((await ask(path)).status).toBe(400);
	});

	test.each(['localhost/tv/?', 'localhost/tv#', 'localhost/tv\\', 'localhost?', 'localhost:80/tv', 'localhost\t/tv', '[::1]/tv', 'localhost:'])(
		'the host %j does not rewrite the path',
		async (host) => {
			for (const path of ['/', '/nema/', '/api/hapi/webshop/cart']) expect([path, (await ask(path, { host })).status]).toEqual([path, 400]);
		},
	);

	test.each(['shop.example', 'Shop.Example:8888', '127.0.0.1:1', '[::1]:8888', 'xn--duan-mta.example', 'shop_1.example.'])(
		'the host %s is accepted',
		async (host) => {
			expect((await ask('/tv/', { host })).status).toBe(200);
		},
	);

	test.each(['/%5fredirects', '/_%68eaders', '/%2evite/manifest.json', '/%2Enetlify/functions/page'])(
		'private files are not served, spelled as %s',
		async (path) => {
			expect((await ask(path)).status).toBe(404);
		},
	);

	test('a page is the same in every spelling of its address, and a crawler gets its own document', async () => {
		expect((await ask('/%74v/')).body.toString()).toBe('tv');
		const { headers, body } = await ask('/%74%76/', { 'user-agent': 'Googlebot/2.1' });
		expect(body.toString()).toBe('tv');
		expect([headers.vary, headers.etag]).toEqual([expect.stringContaining('user-agent'), undefined]);
	});

	test('a crawler gets the bot layout of a page, and unchanged files', async () => {
		const bot = { 'user-agent': 'Googlebot/2.1' };
		expect((await ask('/stranica/', bot)).body.toString()).toMatch(
			/^<!DOCTYPE html><html lang="hr-HR">.*<body><header>for bots<\/header><main>Čaša<\/main><footer>for bots<\/footer><\/body>/,
		);
		expect((await ask('/stranica/')).body.toString()).toContain('<header>shoppers</header>');
		expect((await ask('/builds/bots/hr-HR.json', bot)).headers['content-type']).toBe('application/json; charset=utf-8');
		expect((await ask('/stranica/', bot, 'HEAD')).body.toString()).toBe('');
	});

	test.each(['a@b', 'a b', ''])('a host header of %j does not crash the server', async (host) => {
		expect((await ask('/tv/', { host })).status).toBeLessThan(500);
		expect((await ask('/tv/')).status).toBe(200);
	});

	test('headers of the rules are set', async () => {
		expect((await ask('/assets/a.js')).headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'x-all': '1' });
	});

	test('unchanged files are not sent again', async () => {
		const { headers } = await ask('/');
		const etag = String(headers['etag']);
		expect((await ask('/', { 'if-none-match': etag })).status).toBe(304);
		expect((await ask('/', { 'if-none-match': `"x", W/${etag}` })).status).toBe(304);
		expect((await ask('/', { 'if-none-match': '"x"' })).status).toBe(200);
	});

	test('responses are compressed as the client accepts', async () => {
		const brotli = await ask('/', { 'accept-encoding': 'gzip, br' });
		expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
		expect(brotliDecompressSync(brotli.body).toString()).toBe(HTML);
		expect(gunzipSync((await ask('/', { 'accept-encoding': 'gzip, br;q=0' })).body).toString()).toBe(HTML);
		expect((await ask('/')).headers['content-encoding']).toBeUndefined();
		expect(brotli.headers['etag']).not.toBe((await ask('/')).headers['etag']);
	});

	test('ranges are supported', async () => {
		const part = await ask('/', { range: 'bytes=0-14' });
		expect([part.status, part.body.toString(), part.headers['content-range']]).toEqual([206, '<!DOCTYPE html>', `bytes 0-14/${Buffer.byteLength(HTML)}`]);
		expect((await ask('/', { range: 'bytes=999999-' })).status).toBe(416);
		expect((await ask('/', { range: 'bytes=0-14', 'if-range': '"old"' })).status).toBe(200);
	});

	test('HEAD has the length and no body', async () => {
		const answer = await ask('/', {}, 'HEAD');
		expect([answer.status, answer.headers['content-length'], answer.body.byteLength]).toEqual([200, String(Buffer.byteLength(HTML)), 0]);
	});
});

describe('rules', () => {
	test('a redirect of the platform’s file', async () => {
		const answer = await ask('/staro');
		expect(answer.status).toBe(302);
		expect(answer.headers['location']).toBe('/tv/');
	});
	test('the second page of a list is rendered by the page function although the file exists', async () => {
		expect((await ask('/tv/?page=2')).body.toString()).toBe('page ?page=2');
		expect((await ask('/tv/?utm=2')).body.toString()).toBe('tv');
	});
	test('rules of a later build apply immediately', async () => {
		expect((await ask('/novo')).status).toBe(404);
		expect((await ask('/tv/')).headers['x-all']).toBe('1');
		await replace('_redirects', '/novo /tv/ 302\n');
		expect([(await ask('/novo')).status, (await ask('/staro')).status]).toEqual([302, 404]);
		await replace('_headers', '/*\n  x-all: 2\n');
		expect((await ask('/tv/')).headers['x-all']).toBe('2');
	});
});

/** Replaces a file in one step, as a build does. */
async function replace(name: string, text: string): Promise<void> {
	await writeFile(join(folder, `${name}.new`), text);
	await rename(join(folder, `${name}.new`), join(folder, name));
}
