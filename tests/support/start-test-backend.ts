import type { RequestOf } from '@titraj/backend/platform/http/handler.ts';
import type { Seed } from '@titraj/backend/seed/seed.ts';
import { type RunningBackend, type StartOptions, startBackend } from '@titraj/backend/start-backend.ts';
import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { startOf } from './fixture-start.ts';

interface Reply {
	status: number;
	type: string;
	/** Parsed JSON; tests check the parts that they read against the contract. */
	body: unknown;
}

export interface TestBackend extends RunningBackend {
	/** Calls an endpoint by its name in the table; `token` null sends none. */
	call<K extends EndpointName>(name: K, request: RequestOf<K>, token?: string | null): Promise<Reply>;
	/** Any call, well-formed or not. */
	send(path: string, init?: RequestInit): Promise<Reply>;
	newToken(): Promise<string>;
}

/** The embedded backend on a free port with the fixture shop, in memory or on TEST_DATABASE_URL; `settings` override the defaults. */
export async function startTestBackend(seed?: Seed, settings: StartOptions = {}): Promise<TestBackend> {
	const { options, drop } = await startOf(seed);
	return withCalls(await startBackend({ ...options, host: '127.0.0.1', jwtSecret: 'test', siteUrl: 'https://titraj.example', ...settings }), drop);
}

/** Wraps a running backend so that endpoints are called by name; `drop` removes its database. */
export async function withCalls(backend: RunningBackend, drop: () => Promise<void>): Promise<TestBackend> {
	const send = async (path: string, init: RequestInit = {}): Promise<Reply> => {
		const response = await fetch(backend.url + path, init);
		const text = await response.text();
		const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
		return { status: response.status, type, body: type.includes('json') ? JSON.parse(text) : text };
	};
	const newToken = async () => readJwt((await send('/hapi/v1/auth/generate-token/')).body);
	const shared = await newToken();

	const call: TestBackend['call'] = (name, request, token = shared) => {
		const { method, path } = endpoints[name];
		const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
		if (method === 'GET') return send(`${path}?${toQueryString(request)}`, { headers });
		return send(path, { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(request) });
	};
	const close = async () => {
		await backend.close();
		await drop();
	};
	return { ...backend, call, send, newToken, close, [Symbol.asyncDispose]: close };
}

export function readJwt(body: unknown): string {
	const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
	if (typeof data === 'object' && data !== null && 'jwt' in data && typeof data.jwt === 'string') return data.jwt;
	throw new Error(`No token in ${JSON.stringify(body)}`);
}

const toQueryString = (request: object): string =>
	new URLSearchParams(Object.entries(request).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))).toString();
