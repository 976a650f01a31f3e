import type { RequestOf } from '@titraj/backend/platform/http/handler.ts';
import type { Seed } from '@titraj/backend/seed/seed.ts';
import { type RunningBackend, startBackend } from '@titraj/backend/start-backend.ts';
import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { startOf } from './fixture-start.ts';
import { readJwt } from './start-test-backend.ts';

interface ContentBackend extends RunningBackend {
	call(name: EndpointName, request: object, token?: string): Promise<{ status: number; body: unknown }>;
	/** Token of a new visitor, or of a customer who signs in. */
	token(email?: string, password?: string): Promise<string>;
	/** Sets the shop's clock. */
	setClock(moment: string): void;
}

/** The embedded backend with a clock that tests set. */
export async function startContentBackend(seed?: Seed): Promise<ContentBackend> {
	const { options, drop } = await startOf(seed);
	let now = new Date('2026-12-05T11:00:00Z');
	const backend = await startBackend({ ...options, host: '127.0.0.1', jwtSecret: 'test', siteUrl: 'https://titraj.example', now: () => now });
	const send = async (name: EndpointName, request: object, token: string | null) => {
		const { method, path } = endpoints[name];
		const query = method === 'GET' ? `?${new URLSearchParams(Object.entries(request).map(([key, value]) => [key, String(value)]))}` : '';
		const response = await fetch(backend.url + path + query, {
			method,
			headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...(method !== 'GET' && { 'content-type': 'application/json' }) },
			...(method !== 'GET' && { body: JSON.stringify(request) }),
		});
		const body: unknown = await response.json();
		return { status: response.status, body };
	};
	const visitor = readJwt((await send('_get_hapi_auth_generate_token', {}, null)).body);
	const close = async () => {
		await backend.close();
		await drop();
	};
	return {
		...backend,
		call: (name, request, token = visitor) => send(name, request, token),
		token: async (email, password) => {
			const fresh = readJwt((await send('_get_hapi_auth_generate_token', {}, null)).body);
			if (email === undefined) return fresh;
			const login: Partial<RequestOf<'_post_hapi_auth_login'>> = { email, password: password ?? '' };
			return readJwt((await send('_post_hapi_auth_login', login, fresh)).body);
		},
		setClock: (moment) => {
			now = new Date(moment);
		},
		close,
		[Symbol.asyncDispose]: close,
	};
}
