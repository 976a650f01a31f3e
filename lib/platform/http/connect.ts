import { endpoints } from '@titraj/contract/endpoints.ts';
import { fixedPath } from '@titraj/contract/fixed-path.ts';
import type { EndpointTable } from '@titraj/contract/site.ts';
import { type ApiClient, createClient } from './client.ts';
import type { ClientSettings } from './client-settings.ts';
import type { Result } from './result.ts';
import { keepTokens, withTokens } from './with-tokens.ts';

/** Calls with fixed paths (Spec 7); all others are in the endpoint table that the second one returns. All but the first need a bearer token. */
const FIXED = ['_get_hapi_auth_generate_token', '_get_hapi_misc_endpoints', '_get_hapi_misc_is_maintenance'] as const;

/** A client that knows only the fixed paths. */
export function createBootstrapClient(settings: Omit<ClientSettings, 'table'>): ApiClient {
	return createClient({ ...settings, table: fixedRows(settings.baseUrl) });
}

/** A client with its own guest token and the backend's endpoint table. For build scripts and servers, never per visitor. */
export async function connect(settings: Omit<ClientSettings, 'table' | 'token'>): Promise<Result<ApiClient>> {
	const bootstrap = createBootstrapClient(settings);
	const token = await mintToken(bootstrap);
	if (!token.ok) return token;
	const client = renewTokens(bootstrap.with({ token: token.data }));
	const table = await client.call('_get_hapi_misc_endpoints', { version: '' });
	return table.ok ? { ok: true, data: client.with({ table: { ...bootstrap.settings.table, ...table.data } }) } : table;
}

/** A client that renews its token when the backend rejects it: a build may outlive a token. */
export function renewTokens(client: ApiClient): ApiClient {
	const { token: first = '', ...settings } = client.settings;
	return withTokens(
		client,
		keepTokens(first, () => mintToken(createBootstrapClient(settings))),
	);
}

function fixedRows(baseUrl: string): EndpointTable {
	return Object.fromEntries(FIXED.map((name) => [name, { method: endpoints[name].method, path: fixedPath(baseUrl, endpoints[name].path) }]));
}

async function mintToken(bootstrap: ApiClient): Promise<Result<string>> {
	const answer = await bootstrap.call('_get_hapi_auth_generate_token', {});
	return answer.ok ? { ok: true, data: answer.data.jwt } : answer;
}
