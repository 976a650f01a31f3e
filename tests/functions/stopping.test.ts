import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from '#scripts/serve/start-site.ts';

/** A site whose answers wait until the test lets them go. */
async function openSlowSite() {
	const waiting: (() => void)[] = [];
	const site = await listen(
		async (request, response) => {
			if (request.url === '/streamed/') response.write('begin ');
			await new Promise<void>((go) => waiting.push(go));
			response.end('end');
		},
		{ port: 0, host: '127.0.0.1' },
	);
	return { site, port: Number(new URL(site.url).port), waiting };
}

const ask = ({ port, path, agent }: { port: number; path: string; agent: Agent }): Promise<IncomingMessage> =>
	new Promise((done, failed) => get({ host: '127.0.0.1', port, path, agent }, done).once('error', failed));

async function read(response: IncomingMessage): Promise<string> {
	let text = '';
	for await (const part of response) text += part;
	return text;
}

test('a stop finishes responses that wait or are being sent, then ends their connections', async () => {
	const { site, port, waiting } = await openSlowSite();
	const agent = new Agent({ keepAlive: true });
	const sent = ['/waiting/', '/streamed/'].map((path) => ask({ port, path, agent }));
	await expect.poll(() => waiting.length).toBe(2);
	const closed = site.close();
	await expect.poll(() => isRefused(port)).toBe(true);
	for (const go of waiting) go();
	const [plain, streamed] = await Promise.all(sent);
	expect([plain && (await read(plain)), plain?.headers.connection, streamed && (await read(streamed))]).toEqual(['end', 'close', 'begin end']);
	await closed;
	agent.destroy();
});

test('a stop does not wait for connections that are kept alive or send nothing', async () => {
	const { site, port, waiting } = await openSlowSite();
	const agent = new Agent({ keepAlive: true });
	const response = ask({ port, path: '/', agent });
	await expect.poll(() => waiting.length).toBe(1);
	waiting[0]?.();
	await read(await response);
	const silent = connect(port, '127.0.0.1').on('error', () => undefined);
	await once(silent, 'connect');
	const started = performance.now();
	await site.close();
	expect(performance.now() - started).toBeLessThan(4000);
	agent.destroy();
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
