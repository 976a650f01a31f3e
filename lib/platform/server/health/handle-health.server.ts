import { dataHeaders } from '../../config/security-headers.server.ts';
import { createHealthMemory } from './health-memory.server.ts';
import { createHealthLog } from './log-health.server.ts';
import { ownWatch } from './own-watch.server.ts';
import { type HealthReport, runChecks } from './run-checks.server.ts';

/** Milliseconds for which results are kept if no process watches the shop. */
const KEEP = 10_000;

/**
 * Readiness of the shop's live part: 200 if every check passes, else 503 with the failed ones and a sentence. It reveals no address, version or
 * setting; details are in the log. The checks run in the background, or with a request if no process of this platform lasts.
 */
export function createHealthHandler(checkPage: () => Promise<unknown>): () => Promise<Response> {
	const write = createHealthLog();
	const remember = createHealthMemory(
		async () => {
			const report = await runChecks(checkPage);
			write(report);
			return report;
		},
		{ keepMs: KEEP },
	);
	return async () => toResponse(await (ownWatch()?.report() ?? remember(Date.now())));
}

function toResponse({ checks, problem, checkedAt }: HealthReport): Response {
	const age = Math.max(0, Math.round((performance.now() - checkedAt) / 1000));
	return respond(problem === null, { status: problem === null ? 'ok' : 'failing', problem, age, checks });
}

/** Liveness: the process responds. It calls nothing else. */
export const handleLive = (): Response => respond(true, { status: 'ok' });

function respond(success: boolean, data: object): Response {
	return new Response(JSON.stringify({ success, data }), {
		status: success ? 200 : 503,
		headers: { ...dataHeaders(), 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
	});
}
