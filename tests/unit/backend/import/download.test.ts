import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFiles } from '@titraj/backend/import/source/find-files.ts';
import { download } from '@titraj/backend/platform/http/download.ts';
import { isPublicAddress } from '@titraj/backend/platform/http/public-address.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: Server;
let origin: string;
const dir = mkdtempSync(join(tmpdir(), 'download-'));
const file = join(dir, 'feed');
let calls = 0;
beforeAll(async () => {
	server = createServer((request, response) => {
		calls += 1;
		if (request.url === '/feed.csv') response.end('sku;name\n1;a\n');
		else if (request.url === '/moved') response.writeHead(302, { location: '/feed.csv' }).end();
		else if (request.url === '/inside') response.writeHead(302, { location: 'http://10.0.0.1/secret' }).end();
		else if (request.url === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
		else if (request.url === '/round') response.writeHead(302, { location: '/round' }).end();
		else if (request.url === '/silent') response.writeHead(200).write('a');
		else if (request.url === '/endless') {
			const send = () => {
				while (response.write('x'.repeat(65_536)));
				response.once('drain', send);
			};
			send();
		} else response.writeHead(404).end();
	}).listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
	rmSync(dir, { recursive: true });
});

/** Only the server of this test may be called in the private network. */
const options = { maxBytes: 1024 * 1024, idleTimeout: 300, isAllowed: (address: string) => address === '127.0.0.1' };

describe('a public address', () => {
	test.each(['8.8.8.8', '172.15.0.1', '2606:4700::1', '::ffff:8.8.8.8'])('%s may be called', (address) => expect(isPublicAddress(address)).toBe(true));
	test.each([
		'127.0.0.1',
		'10.1.2.3',
		'172.31.0.1',
		'192.168.1.1',
		'169.254.169.254',
		'0.0.0.0',
		'100.64.0.1',
		'224.0.0.1',
		'::1',
		'::',
		'fe80::1',
		'fd00::1',
		'::ffff:10.0.0.1',
		'::ffff:a00:1',
		'64:ff9b::a00:1',
		'2002:a00:1::',
		'localhost',
		'',
	])('%s may not', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('a feed at a web address', () => {
	test('is downloaded, also after a redirect, and finally removed', async () => {
		let path = '';
		{
			await using found = await findFiles(`${origin}/moved`, options);
			path = found.files[0] ?? '';
			expect(readFileSync(path, 'utf8')).toBe('sku;name\n1;a\n');
		}
		expect(existsSync(path)).toBe(false);
	});

	test.each([
		['of this machine', 'http://127.0.0.1:1/feed', 'is not an address of the internet'],
		['of this machine by name', 'http://localhost:1/feed', 'is not an address of the internet'],
		['of this machine as a number', 'http://2130706433/feed', '127.0.0.1 is not an address'],
		['of this machine as IPv6', 'http://[::1]/feed', '::1 is not an address'],
		['of a private network', 'https://192.168.0.10/feed', 'is not an address of the internet'],
		['of a cloud metadata service', 'http://169.254.169.254/latest/meta-data/', 'is not an address of the internet'],
		['of a file', 'file:///etc/passwd', 'is not an http or https address'],
		['with a password', 'https://me:secret@shop.example/', 'with a password'],
	])('%s is refused before any call', async (_, address, reason) => {
		const before = calls;
		await expect(findFiles(address)).rejects.toThrow(reason);
		expect(calls).toBe(before);
	});

	test.each([
		['that redirects into the private network', '/inside', 'http://10.0.0.1/secret is refused'],
		['that redirects to a file', '/file', 'is not an http or https address'],
		['that redirects in a loop', '/round', 'redirects more than 5 times'],
		['that does not exist', '/none', 'returned status 404'],
		['of an endless response', '/endless', 'is larger than 1048576 bytes'],
		['that stops responding', '/silent', 'sent nothing for 0.3 s'],
	])('%s is refused', async (_, path, reason) => {
		await expect(download(origin + path, file, options)).rejects.toThrow(reason);
	});
});
