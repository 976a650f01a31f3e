import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startTestBackend } from '#tests/support/start-test-backend.ts';

it('a stop answers a request that has begun, and ends its connection', { timeout: 90_000 }, async () => {
	const backend = await startTestBackend();
	const { port } = new URL(backend.url);
	const token = await backend.newToken();
	const body = JSON.stringify({ email: 'netko@titraj.example' });
	const socket = connect(Number(port), '127.0.0.1');
	let answer = '';
	const ended = new Promise((done) => socket.once('close', done));
	socket.on('data', (part) => {
		answer += part;
	});
	const head = [
		'POST /hapi/v1/auth/forgotten-password/ HTTP/1.1',
		'host: localhost',
		`authorization: Bearer ${token}`,
		'content-type: application/json',
		'expect: 100-continue',
	];
	socket.write([...head, `content-length: ${body.length}`, '', body.slice(0, 9)].join('\r\n'));
	await expect.poll(() => answer).toContain('100 Continue');
	const closed = backend.close();
	await expect.poll(() => isRefused(Number(port))).toBe(true);
	socket.write(body.slice(9));
	await ended;
	await closed;
	expect(answer).toMatch(/\r\nHTTP\/1\.1 200 /);
	expect(answer).toMatch(/\r\nconnection: close\r\n/i);
});

const isRefused = (port: number): Promise<boolean> =>
	new Promise((done) => {
		const socket = connect(port, '127.0.0.1')
			.once('connect', () => {
				socket.destroy();
				done(false);
			})
			.once('error', () => done(true));
	});
