import { missingCoreCalls } from '@titraj/contract/offered-features.ts';
import type { Environment } from '../../config/environment.server.ts';
import { ApiFailure } from '../../http/result.ts';
import { publicClient } from '../http/backend.server.ts';
import { log } from '../log/log.server.ts';
import type { HealthCheck } from './handle-health.server.ts';

/** Timeout in milliseconds, independent of BACKEND_TIMEOUT: monitoring does not wait longer. */
const TIMEOUT = 3000;

/** Checks the backend with this server's own token: its endpoint table, and whether it is under maintenance (Spec 7). */
export async function checkBackend(environment: Environment): Promise<readonly HealthCheck[]> {
	try {
		return await askBackend({ ...environment, backendTimeout: Math.min(TIMEOUT, environment.backendTimeout) });
	} catch (cause) {
		if (!(cause instanceof ApiFailure)) throw cause;
		log('error', 'unhealthy backend', { error: cause.message });
		return [{ name: 'backend', ok: false }];
	}
}

async function askBackend(environment: Environment): Promise<readonly HealthCheck[]> {
	const client = (await publicClient(environment, 'hr')).with({ attempts: 1 });
	const [table, maintenance] = await Promise.all([client.call('_get_hapi_misc_endpoints', { version: '' }), client.call('_get_hapi_misc_is_maintenance', {})]);
	if (!table.ok) throw new ApiFailure(table.error);
	if (!maintenance.ok) throw new ApiFailure(maintenance.error);
	const missing = missingCoreCalls(table.data);
	if (missing.length > 0) log('error', 'unhealthy contract', { error: `no ${missing.join(', ')}` });
	return [
		{ name: 'backend', ok: true },
		{ name: 'contract', ok: missing.length === 0 },
		{ name: 'open', ok: !maintenance.data.success },
	];
}
