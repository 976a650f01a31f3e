import { readEnvironment } from '../../config/environment.server.ts';
import { DATA_HEADERS } from '../../config/security-headers.server.ts';
import { errorFields, log } from '../log/log.server.ts';
import { checkBackend } from './check-backend.server.ts';
import { createHealthMemory } from './health-memory.server.ts';

export interface HealthCheck {
	/** `environment`: the settings are valid; `backend`: it answers; `contract`: its table has every core call; `open`: it is not under maintenance. */
	readonly name: 'environment' | 'backend' | 'contract' | 'open';
	readonly ok: boolean;
}

const remember = createHealthMemory(runChecks, { keepMs: 2000 });

/**
 * Health of the shop's live part: 200 if every check passes, else 503 with the failed ones. It reveals no address, version or setting;
 * details are in the log. Prerendered pages are served in any case.
 */
export async function handleHealth(): Promise<Response> {
	const checks = await remember(Date.now());
	const isGood = checks.every(({ ok }) => ok);
	return new Response(JSON.stringify({ success: isGood, data: { status: isGood ? 'ok' : 'failing', checks } }), {
		status: isGood ? 200 : 503,
		headers: { ...DATA_HEADERS, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
	});
}

async function runChecks(): Promise<readonly HealthCheck[]> {
	try {
		const environment = readEnvironment();
		return [{ name: 'environment', ok: true }, ...(await checkBackend(environment))];
	} catch (cause) {
		log('error', 'unhealthy environment', errorFields(cause));
		return [{ name: 'environment', ok: false }];
	}
}
