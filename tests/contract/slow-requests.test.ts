import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { startTestBackend } from '#tests/support/start-test-backend.ts';

afterEach(() => void vi.restoreAllMocks());

it('ends a request whose body does not arrive in time, and serves others', { timeout: 60_000 }, async () => {
	const backend = await startTestBackend(undefined, { requestTimeout: 300 });
	const socket = connect(Number(new URL(backend.url).port), '127.0.0.1');
	await once(socket, 'connect');
	socket.on('error', () => undefined);
	socket.write('POST /hapi/v1/auth/login/ HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"email"');
	const [answer] = await once(socket, 'data');
	expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
	expect((await backend.call('_get_hapi_auth_is_login', {})).status).toBe(200);
	socket.destroy();
	await backend.close();
});

it('logs forged payment webhooks at most 20 times a minute', { timeout: 60_000 }, async () => {
	const backend = await startTestBackend();
	const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined);
	for (let turn = 0; turn < 60; turn++)
		await backend.call('_post_hapi_webshop_payment_notice', { provider: 'nobody', kind: 'callback', fields: { reference: String(turn) } });
	expect(lines.mock.calls.filter(([line]) => String(line).startsWith('Payment webhook of nobody refused')).length).toBeLessThanOrEqual(20);
	await backend.close();
});
