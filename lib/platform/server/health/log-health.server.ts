import { log } from '../log/log.server.ts';
import type { HealthReport } from './run-checks.server.ts';

/** Logs a problem when it begins, when it changes, and when it ends. */
export function createHealthLog(): (report: HealthReport) => void {
	let last: string | null = null;
	return ({ problem, detail }) => {
		if (problem === last) return;
		last = problem;
		if (problem === null) log('warn', 'healthy again');
		else log('error', 'unhealthy', { problem, error: detail });
	};
}
