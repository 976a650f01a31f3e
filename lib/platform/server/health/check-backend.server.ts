import { missingCoreCalls } from '@titraj/contract/offered-features.ts';
import type { Environment } from '../../config/environment.server.ts';
import type { ApiClient } from '../../http/client.ts';
import { ApiFailure } from '../../http/result.ts';
import { publicClient } from '../http/backend.server.ts';
import type { HealthCheck } from './to-problem.ts';

/** Timeout in milliseconds, independent of BACKEND_TIMEOUT: monitoring does not wait longer. */
const TIMEOUT = 3000;

/** Checks the backend with this server's own token: its endpoint table, whether it is under maintenance (Spec 7), and whether it can store data. */
export async function checkBackend(environment: Environment): Promise<readonly HealthCheck[]> {
	try {
		return await askBackend({ ...environment, backendTimeout: Math.min(TIMEOUT, environment.backendTimeout) });
	} catch (cause) {
		if (!(cause instanceof ApiFailure)) throw cause;
		return [{ name: 'backend', ok: false, detail: cause.message }];
	}
}

async function askBackend(environment: Environment): Promise<readonly HealthCheck[]> {
	const client = (await publicClient(environment, 'hr')).with({ attempts: 1 });
	const [table, maintenance] = await Promise.all([client.call('_get_hapi_misc_endpoints', { version: '' }), client.call('_get_hapi_misc_is_maintenance', {})]);
	if (!table.ok) throw new ApiFailure(table.error);
	if (!maintenance.ok) throw new ApiFailure(maintenance.error);
	const missing = missingCoreCalls(table.data);
	return [
		{ name: 'backend', ok: true },
		{ name: 'contract', ok: missing.length === 0, ...(missing.length > 0 && { detail: `no ${missing.join(', ')}` }) },
		{ name: 'open', ok: !maintenance.data.success },
		...('_get_hapi_misc_health' in table.data ? [await checkStorage(client)] : []),
	];
}

async function checkStorage(client: ApiClient): Promise<HealthCheck> {
	const health = await client.call('_get_hapi_misc_health', {});
	if (!health.ok) return { name: 'storage', ok: false, detail: health.error.message };
	return { name: 'storage', ok: health.data.can_store, ...(!health.data.can_store && { detail: 'the backend’s log says why it cannot store data' }) };
}
