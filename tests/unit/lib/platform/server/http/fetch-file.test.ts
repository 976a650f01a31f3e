import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Environment } from '#lib/platform/config/environment.server.ts';
import { fetchFile } from '#lib/platform/server/http/fetch-file.server.ts';

const LARGEST = 100_000;
const closing: (() => void)[] = [];
afterEach(() => {
	for (const close of closing.splice(0)) close();
});

/** A backend that responds with `size` bytes in chunks, and counts the sent ones. */
async function serve(size: number, { status = 200, type = 'image/webp', announce = false, location = '' } = {}) {
	const sent = { bytes: 0 };
	const server = createServer((_request, response) => {
		response.writeHead(status, { 'content-type': type, ...(announce && { 'content-length': size }), ...(location !== '' && { location }) });
		const more = () => {
			while (sent.bytes < size) {
				const part = Math.min(10_000, size - sent.bytes);
				sent.bytes += part;
				if (!response.write(Buffer.alloc(part, 7))) return;
			}
			response.end();
		};
		response.on('drain', more);
		more();
	}).listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	closing.push(() => {
		server.closeAllConnections();
		server.close();
	});
	const { port } = server.address() as AddressInfo;
	const environment = { backendOrigin: `http://127.0.0.1:${port}`, backendTimeout: 5000 } as Environment;
	return { sent, ask: () => fetchFile(environment, '/media/x', { types: ['image/webp', 'image/png'], largest: LARGEST }) };
}

test('returns a file of exactly the largest size, with its type', async () => {
	const { ask } = await serve(LARGEST, { type: 'image/png; charset=binary' });
	expect(await ask()).toMatchObject({ ok: true, data: { type: 'image/png', bytes: new Uint8Array(LARGEST).fill(7) } });
});

test.each([
	['announces', true],
	['does not announce', false],
])('stops reading a file that is too large and %s it', async (_, announce) => {
	const { sent, ask } = await serve(200_000_000, { announce });
	expect(await ask()).toMatchObject({ ok: false, error: { kind: 'contract', message: expect.stringContaining(`larger than ${LARGEST} bytes`) } });
	// Some chunks were already in socket buffers, but by far not all.
	expect(sent.bytes).toBeLessThan(20_000_000);
});

test.each([
	['a web page instead of a picture', { type: 'text/html' }, { kind: 'contract', statusCode: 502 }],
	['a type that only begins like the expected one', { type: 'image/webpage' }, { kind: 'contract', statusCode: 502 }],
	['a missing file', { status: 404 }, { kind: 'http', statusCode: 404 }],
	['a failing backend', { status: 503 }, { kind: 'http', statusCode: 503, retryable: true }],
	['a redirect, whose target could be anywhere', { status: 302, location: 'http://127.0.0.1:9/secret' }, { kind: 'network' }],
])('refuses %s', async (_, answer, error) => {
	const { ask } = await serve(10, answer);
	expect(await ask()).toMatchObject({ ok: false, error });
});
