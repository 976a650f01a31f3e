import { Agent } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { askAsWritten, postLetters } from '#tests/support/raw-requests.ts';
import { HTML, servedFilesForAllTests, serveFiles } from '#tests/support/served-files.ts';
import type { RunningShop } from '#tests/support/start-shop.ts';

let shop: RunningShop;
let folder: string;
servedFilesForAllTests((started, written) => {
	shop = started;
	folder = written;
});

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') => askAsWritten(shop.url, path, { headers, method });

describe('functions', () => {
	test('a body in memory is sent completely in each encoding, with its length', async () => {
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

	test('a connection stays usable after a body that a function did not read completely', async () => {
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		const first = await postLetters(shop.url, agent, { letters: 200_000 });
		const second = await postLetters(shop.url, agent, { letters: 10 });
		expect([first.status, second.status === 413, second.reused]).toEqual([413, false, true]);
		agent.destroy();
	});

	test.each([true, false])('a body larger than any function accepts is refused, and its connection ends (with its length: %s)', async (withLength) => {
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		const refused = await postLetters(shop.url, agent, { letters: 3_000_000, withLength });
		expect(refused).toMatchObject({ status: 413, connection: 'close' });
		expect(JSON.parse(refused.text)).toMatchObject({ status: 413, success: false });
		expect((await postLetters(shop.url, agent, { letters: 10 })).reused).toBe(false);
		agent.destroy();
	});
});

describe('the address for rate limits', () => {
	const seen = async (forwarded?: string, at = shop) =>
		(await askAsWritten(at.url, '/nema/', { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } })).headers['x-seen-address'];

	test('is that of the connection, whatever headers a visitor sends', async () => {
		expect([await seen(), await seen('203.0.113.7')]).toEqual(['127.0.0.1', '127.0.0.1']);
	});

	test.each([
		['one proxy', '1', '203.0.113.7', '203.0.113.7'],
		['one proxy, with a forged address from the visitor', '1', '192.0.2.1, 203.0.113.7', '203.0.113.7'],
		['two proxies', '2', '192.0.2.1, 203.0.113.7,198.51.100.2', '203.0.113.7'],
		['a proxy that reports an IPv6 address', '1', '2001:db8::7', '2001:db8::7'],
		['a proxy that reports nothing', '1', undefined, '127.0.0.1'],
		['a proxy that reports no valid address', '1', 'unknown', '127.0.0.1'],
		['two proxies, one of which was bypassed', '2', '203.0.113.7', '127.0.0.1'],
	])('is taken from %s', async (_title, proxies, forwarded, address) => {
		const behind = await serveFiles(folder, Number(proxies));
		expect(await seen(forwarded, behind)).toBe(address);
		await behind.close();
	});
});
