import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from '#scripts/serve/start-site.ts';

const answer = async (_: unknown, response: { end(text: string): unknown }) => void response.end('shop');

async function open(url: string): Promise<Socket> {
	const socket = connect(Number(new URL(url).port), '127.0.0.1');
	socket.on('error', () => undefined);
	await once(socket, 'connect');
	return socket;
}

/** Whether the shop responds on a connection. */
async function answers(socket: Socket): Promise<boolean> {
	if (socket.destroyed) return false;
	socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
	return new Promise((done) => {
		socket.once('data', (said) => done(String(said).includes('shop'))).once('close', () => done(false));
	});
}

test.each([
	['in all', { most: 2, mostOfOne: 10 }],
	['from one address', { most: 10, mostOfOne: 2 }],
])('closes a connection above the limit %s, and accepts the next one when one is free', async (_title, limits) => {
	await using site = await listen(answer, { port: 0, host: '127.0.0.1', limits });
	const [first, second, third] = [await open(site.url), await open(site.url), await open(site.url)];
	expect([await answers(first), await answers(second), await answers(third)]).toEqual([true, true, false]);
	first.end();
	await expect.poll(async () => answers(await open(site.url))).toBe(true);
});
