import { endpoints } from '@titraj/contract/endpoints.ts';
import type { EndpointTable } from '@titraj/contract/site.ts';
import type { Environment } from '#lib/platform/config/environment.server.ts';
import { backendClient } from '#lib/platform/server/http/backend.server.ts';

/** The backend's endpoint table for the browser: gateway paths, without server-only calls (Spec 7, endpoints; D23). */
export async function openEndpoints(environment: Environment, lang: string): Promise<EndpointTable> {
	const { table } = (await backendClient(environment, lang, undefined)).settings;
	const open = Object.entries(endpoints).filter(([name, endpoint]) => table[name] && !('internal' in endpoint));
	return Object.fromEntries(
		open.map(([name, { method, path }]) => [name, { method, path: toGatewayPath(path), ...(table[name]?.idempotent === true && { idempotent: true }) }]),
	);
}

function toGatewayPath(contractPath: string): string {
	return contractPath.replace(/^\/hapi\/v1\//, '/api/hapi/').replace(/\/$/, '');
}
