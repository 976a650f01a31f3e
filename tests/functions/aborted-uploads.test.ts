import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { readRequestBody } from '#scripts/serve/read-request-body.ts';
import { listen } from '#scripts/serve/start-site.ts';

afterEach(() => void vi.restoreAllMocks());

test('aborted uploads log at most ten lines a minute, without stack traces', async () => {
	const lines: unknown[][] = [];
	vi.spyOn(console, 'error').mockImplementation((...words) => void lines.push(words));
	let failures = 0;
	await using site = await listen(
		async (request, response) => {
			await readRequestBody(request).catch((cause: unknown) => {
				failures += 1;
				throw cause;
			});
			response.end();
		},
		{ port: 0, host: '127.0.0.1' },
	);
	for (let turn = 0; turn < 30; turn++) {
		const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
		await once(socket, 'connect');
		socket.write('POST /?code=secret HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\nabc');
		await new Promise((sent) => setTimeout(sent, 10));
		socket.destroy();
	}
	await expect.poll(() => failures, { timeout: 10_000 }).toBe(30);
	await expect.poll(() => lines.length).toBe(10);
	for (const words of lines) expect(JSON.parse(words.join())).toMatchObject({ event: 'aborted by the client', method: 'POST', path: '/' });
	expect(lines.join()).not.toMatch(/secret|stack/);
});
