import { createServer, type Server } from 'node:http';
import { endpoints } from '@titraj/contract/endpoints.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { keepTokens, RENEWAL_PAUSE } from '#lib/platform/http/with-tokens.ts';
import { publicClient } from '#lib/platform/server/http/backend.server.ts';

let server: Server;
let baseUrl = '';
let minted = 0;
/** Tokens that the backend accepts. */
let good: Set<string>;
let asked: string[] = [];
beforeAll(async () => {
	server = createServer((request, response) => {
		const path = request.url ?? '';
		const answer = (data: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify({ success: true, data }));
		asked.push(path);
		if (path.includes('/generate-token/')) {
			good.add(`token-${++minted}`);
			return answer({ jwt: `token-${minted}` });
		}
		if (!good.has(request.headers.authorization?.replace('Bearer ', '') ?? '')) return response.writeHead(401).end('{}');
		return answer(path.includes('/endpoints/') ? endpoints : {});
	});
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const address = server.address();
	baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => server.close());
beforeEach(() => {
	minted = 0;
	good = new Set();
	asked = [];
});

const open = async () => {
	const connected = await connect({ baseUrl, host: 'shop.example', lang: 'hr' });
	if (!connected.ok) throw new Error(connected.error.message);
	return connected.data;
};

test('a build whose token expires renews it once for all of its calls and continues', async () => {
	const client = await open();
	good.clear();
	const calls = Array.from({ length: 20 }, () => client.with({ lang: 'en' }).call('_get_hapi_misc_info', {}));
	expect((await Promise.all(calls)).every(({ ok }) => ok)).toBe(true);
	expect(minted).toBe(2);
	expect((await client.call('_get_hapi_misc_info', {})).ok).toBe(true);
	expect(asked.filter((path) => path.includes('/info/'))).toHaveLength(41);
});

test('a write that was rejected for its token is sent again with the new one', async () => {
	const client = await open();
	good.clear();
	expect((await client.call('_post_hapi_misc_currency', { code: 'EUR' })).ok).toBe(true);
	expect(asked.filter((path) => path.includes('/currency/'))).toHaveLength(2);
});

test('if new tokens are rejected, too, one is requested per minute, and the rejection is returned', async () => {
	const client = await open();
	good = Object.assign(new Set<string>(), { add: () => good });
	for (let turn = 0; turn < 5; turn++) expect(await client.call('_get_hapi_misc_info', {})).toMatchObject({ ok: false, error: { statusCode: 401 } });
	expect(minted).toBe(2);
});

test('a minute later it may be renewed again', async () => {
	let now = 0;
	let count = 0;
	const tokens = keepTokens(
		'first',
		async () => ({ ok: true, data: `renewed-${++count}` }),
		() => now,
	);
	expect(await tokens.renew('first')).toBe('renewed-1');
	expect(await tokens.renew('first')).toBe('renewed-1');
	expect(await tokens.renew('renewed-1')).toBe('renewed-1');
	now = RENEWAL_PAUSE;
	expect(await tokens.renew('renewed-1')).toBe('renewed-2');
});

test('a token that the caller sets is used unchanged, and its rejection is returned', async () => {
	const editor = (await open()).with({ token: 'editor' });
	expect((await editor.call('_get_hapi_misc_info', {})).ok).toBe(false);
	good = new Set(['editor']);
	expect((await editor.with({ lang: 'en' }).call('_get_hapi_misc_info', {})).ok).toBe(true);
});

test('a clock that is set back keeps neither a build nor a server from renewing its token', async () => {
	const build = await open();
	const server = await publicClient(readEnvironment({ BACKEND_URL: baseUrl }), 'hr');
	const statusOf = async (client: ApiClient) => {
		good.clear();
		const answer = await client.call('_get_hapi_misc_info', {});
		return answer.ok ? 200 : answer.error.statusCode;
	};
	vi.useFakeTimers({ toFake: ['Date', 'performance'] });
	try {
		for (const turn of ['first token', 'renewed', 'renewed again']) {
			expect([turn, await statusOf(build), await statusOf(server)]).toEqual([turn, 200, 200]);
			vi.advanceTimersByTime(RENEWAL_PAUSE);
			vi.setSystemTime(Date.now() - 3_600_000);
		}
	} finally {
		vi.useRealTimers();
	}
});
