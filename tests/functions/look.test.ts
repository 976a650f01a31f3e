import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handleLook } from '#lib/pages/server/handle-look.server.ts';

type Answer = (path: string, response: ServerResponse) => void;

const KNOWN = 'b'.repeat(64);
const HOME =
	'<!DOCTYPE html><html><head><link rel="stylesheet" href="/look.css"></head><body><a href="/x/">x</a><script src="/start.js" async></script></body></html>';
const sendCss: Answer = (_path, response) => void response.writeHead(200, { 'content-type': 'text/css' }).end(':root{--color-brand:#1d4ed8}');

const servers: Server[] = [];
let asked: string[] = [];
beforeEach(() => {
	asked = [];
});
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => Promise.all(servers.map((server) => new Promise((done) => server.close(done).closeAllConnections()))));

/** A backend of its own, so that nothing of it is cached yet. */
async function startLook(answer: Answer): Promise<string> {
	const server = createServer((request, response) => {
		asked.push(request.url ?? '');
		answer(request.url ?? '', response);
	});
	servers.push(server);
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const { port } = server.address() as AddressInfo;
	const url = `http://127.0.0.1:${port}`;
	vi.stubEnv('BACKEND_URL', url);
	return url;
}

const get = (path: string): Promise<Response> =>
	handleLook(new Request(`http://localhost:8888${path}`), {
		...{ requestId: 'test', address: 'test' },
		renderHome: async () => new Response(HOME, { headers: { 'content-type': 'text/html' } }),
		renderPreview: async (key) => (key === KNOWN ? new Response(HOME.replace('>x<', '>unsaved<')) : new Response('', { status: 404 })),
	});

describe('the stylesheet of the look', () => {
	test('is that of the backend, kept for a minute, and asked for once', async () => {
		await startLook(sendCss);
		const answers = await Promise.all([get('/look.css'), get('/look.css')]);
		for (const answer of answers) {
			expect(await answer.text()).toContain('#1d4ed8');
			expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
				...[200, 'text/css; charset=utf-8', 'public, max-age=60, stale-while-revalidate=300'],
			]);
		}
		expect(asked).toEqual(['/media/look/shop.css']);
	});

	test.each<[string, Answer, string]>([
		['has none', (_path, response) => void response.writeHead(404).end(), 'public'],
		['fails', (_path, response) => void response.writeHead(500).end(), 'no-store'],
		['answers with a page', (_path, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'), 'no-store'],
		['does not answer', () => undefined, 'no-store'],
	])('is empty, and comes soon, if the backend %s', async (_what, answer, caching) => {
		await startLook(answer);
		const started = performance.now();
		const response = await get('/look.css');
		expect([response.status, await response.text()]).toEqual([200, '']);
		expect(response.headers.get('cache-control')).toContain(caching);
		expect(performance.now() - started).toBeLessThan(5000);
	});
});

describe('the icon', () => {
	test('is that of the shop folder if staff chose none', async () => {
		await startLook((_path, response) => void response.writeHead(404).end());
		const response = await get('/look-icon');
		expect([response.status, response.headers.get('location')]).toEqual([302, '/favicon.svg']);
	});

	test('is the chosen one', async () => {
		await startLook((_path, response) => void response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from('png')));
		const response = await get('/look-icon');
		expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([200, 'image/png', 'png']);
	});
});

describe('the preview', () => {
	test('is the homepage with the values of its query, in a frame of shop or back office, and runs and stores nothing', async () => {
		const backend = await startLook(sendCss);
		const response = await get(`/look-preview?scheme=dark&brand=%231d4ed8&accent=red"><script>&logo=${'a'.repeat(64)}&other=1`);
		const html = await response.text();
		expect(html).toContain(`href="/look.css?scheme=dark&amp;brand=%231d4ed8&amp;logo=${'a'.repeat(64)}"`);
		expect(html).toContain('<script type="text/plain" src="/start.js"');
		expect(html).not.toContain('other');
		const policy = response.headers.get('content-security-policy');
		expect(policy).toContain("default-src 'none'");
		expect(policy).not.toContain('script-src');
		expect(policy).toContain(`frame-ancestors 'self' ${backend}`);
		expect([response.headers.get('x-frame-options'), response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual([
			null,
			'no-store',
			'noindex',
		]);
	});

	test('is a page with blocks that are not saved, under its key, by the same rules', async () => {
		await startLook(sendCss);
		const response = await get(`/look-preview?page=${KNOWN}&round=2`);
		expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('>unsaved<')]);
		expect(response.headers.get('content-security-policy')).not.toContain('script-src');
		expect([response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
	});

	test.each(['', 'a'.repeat(64), '../x', `${KNOWN}0`, '%00'])('under the wrong key %j it is an empty page, not the homepage', async (key) => {
		await startLook(sendCss);
		const response = await get(`/look-preview?page=${key}`);
		expect([response.status, await response.text()]).toEqual([404, '']);
	});

	test('has a stylesheet of its own, of colours alone, which is not stored', async () => {
		await startLook(sendCss);
		const response = await get('/look.css?brand=%231d4ed8&accent=%7D*%7Bcolor%3Ared&logo=../../x');
		expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
		expect(asked).toEqual(['/media/look/preview.css?scheme=light&brand=%231d4ed8']);
	});
});
