import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { Change } from '@titraj/contract/changes.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { installRebuilder } from '#lib/pages/server/rebuild/rebuilder.server.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

const SECRET = 'a-secret-for-the-tests';
const CHANGES = JSON.stringify({ changes: [{ id: 1, entity: 'product', entity_id: 7 }] });
let shop: RunningShop;
let taken: Change[] = [];

beforeAll(async () => {
	process.env['REBUILD_SECRET'] = SECRET;
	shop = await startShop({ backendUrl: 'http://127.0.0.1:9' });
});
afterAll(async () => {
	delete process.env['REBUILD_SECRET'];
	installRebuilder(undefined);
	await shop.close();
});
afterEach(() => {
	taken = [];
});

interface Sent {
	readonly body?: string;
	readonly at?: number;
	readonly secret?: string;
	readonly headers?: Record<string, string>;
}

/** The time of sending, which differs each time: a used signature is refused. */
let last = 0;
function now(): number {
	last = Math.max(Date.now(), last + 1);
	return last;
}

function send({ body = CHANGES, at = now(), secret = SECRET, headers = {} }: Sent = {}): Promise<Response> {
	const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
	return fetch(`${shop.url}/api/rebuild`, { method: 'POST', body, headers: { 'x-shop-timestamp': String(at), 'x-shop-signature': signature, ...headers } });
}

const MINUTE = 60_000;

describe('with pages that are built elsewhere', () => {
	const BREAKS_OFF = 0;
	let hook: Server;
	let answers: number[] = [];
	let calls = 0;
	beforeAll(async () => {
		hook = createServer((request, response) => {
			calls++;
			const answer = answers.shift() ?? 200;
			if (answer === BREAKS_OFF) request.socket.destroy();
			else response.writeHead(answer, { connection: 'close' }).end();
		});
		await new Promise<void>((ready) => hook.listen(0, '127.0.0.1', ready));
		const address = hook.address();
		process.env['BUILD_HOOK_URL'] = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/build`;
	});
	afterAll(async () => {
		delete process.env['BUILD_HOOK_URL'];
		await new Promise((done) => hook.close(done));
	});
	afterEach(() => vi.restoreAllMocks());

	test('a change requests a build', async () => {
		const before = calls;
		expect([(await send()).status, calls - before]).toEqual([200, 1]);
	});

	test.each([
		['answers 429', 429],
		['answers 500', 500],
		['breaks off', BREAKS_OFF],
	])('a build hook that %s has not accepted the change: the backend gets an error and retries', async (_, answer) => {
		vi.spyOn(console, 'error').mockReturnValue();
		answers = [answer];
		expect((await send()).status).toBe(502);
		expect((await send()).status).toBe(200);
	});
});

describe('content webhook', () => {
	beforeAll(() => {
		installRebuilder({ submit: (changes) => void taken.push(...changes), status: () => ({ running: false, waiting: 2, log: [] }) });
	});

	test('a signed call is accepted', async () => {
		const response = await send();
		expect([response.status, taken]).toEqual([200, [{ id: 1, entity: 'product', entity_id: 7 }]]);
	});

	test.each<[string, () => Promise<Response>, number]>([
		['without a signature', () => fetch(`${shop.url}/api/rebuild`, { method: 'POST', body: CHANGES }), 401],
		['signed with another secret', () => send({ secret: 'another-secret-altogether' }), 401],
		['whose body was changed in transit', () => send({ headers: { 'x-shop-signature': 'a'.repeat(64) } }), 401],
		['whose time was changed in transit', () => send({ headers: { 'x-shop-timestamp': String(Date.now() + 1000) } }), 401],
		['older than five minutes', () => send({ at: Date.now() - 5 * MINUTE - 1000 }), 401],
		['from a clock more than five minutes ahead', () => send({ at: Date.now() + 5 * MINUTE + 5000 }), 401],
		['with an invalid signature', () => send({ headers: { 'x-shop-signature': 'x' } }), 401],
		['without changes', () => send({ body: '{"changes":[]}' }), 422],
		['with an unknown entity', () => send({ body: '{"changes":[{"id":1,"entity":"user","entity_id":1}]}' }), 422],
		['that is not JSON', () => send({ body: 'changes' }), 422],
	])('a call %s is refused', async (_, call, status) => {
		expect((await call()).status).toBe(status);
		expect(taken).toEqual([]);
	});

	test('a call is accepted once: a repeat is refused', async () => {
		const at = now();
		expect((await send({ at })).status).toBe(200);
		expect((await send({ at })).status).toBe(409);
		expect(taken).toHaveLength(1);
	});

	test('the log is shown only with the secret', async () => {
		expect((await fetch(`${shop.url}/api/rebuild`)).status).toBe(401);
		const response = await fetch(`${shop.url}/api/rebuild`, { headers: { 'x-rebuild-secret': SECRET } });
		expect(await response.json()).toEqual({ success: true, data: { running: false, waiting: 2, log: [] } });
	});

	test('without a secret there is no webhook', async () => {
		delete process.env['REBUILD_SECRET'];
		expect((await send()).status).toBe(404);
		process.env['REBUILD_SECRET'] = SECRET;
	});

	test('a call that is too large is refused', async () => {
		expect((await send({ body: 'x'.repeat(300_000) })).status).toBe(413);
	});
});
