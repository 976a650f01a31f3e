import { createHealthLog } from './log-health.server.ts';
import type { HealthReport } from './run-checks.server.ts';

/** Milliseconds between the end of a check and the next one. */
const PAUSE = 10_000;
/** Milliseconds after which a result is too old to be trusted. */
const TOO_OLD = 60_000;

/** Result of the last health check of this process. */
export interface HealthWatch {
	/** Waits only for the very first check. */
	report(): Promise<HealthReport>;
	close(): void;
}

/** Runs health checks in the background, one at a time: now, and ten seconds after each end. */
export function watchHealth(run: () => Promise<HealthReport>): HealthWatch {
	const write = createHealthLog();
	let isClosed = false;
	let last: HealthReport | null = null;
	let timer: NodeJS.Timeout | undefined;

	async function check(): Promise<HealthReport> {
		const report = await run();
		last = report;
		if (isClosed) return report;
		write(report);
		timer = setTimeout(() => void check(), PAUSE).unref();
		return report;
	}

	const first = check();
	return {
		report: async () => withAge(last ?? (await first)),
		close() {
			isClosed = true;
			clearTimeout(timer);
		},
	};
}

function withAge(report: HealthReport): HealthReport {
	const age = performance.now() - report.checkedAt;
	if (age <= TOO_OLD || report.problem !== null) return report;
	return { ...report, problem: `The last check finished ${Math.round(age / 1000)} seconds ago.` };
}
