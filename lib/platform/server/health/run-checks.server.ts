import { readEnvironment } from '../../config/environment.server.ts';
import { checkBackend } from './check-backend.server.ts';
import { type HealthCheck, toProblem } from './to-problem.ts';

export interface HealthReport {
	readonly checks: readonly HealthCheck[];
	/** What is wrong, in one sentence without addresses and settings; null if all is well. */
	readonly problem: string | null;
	/** What failed, for the log. */
	readonly detail: string | null;
	/** `performance.now()` at the end of the checks. */
	readonly checkedAt: number;
}

/** Checks settings, backend and the rendering of a page. `checkPage` throws if a page cannot be rendered. */
export async function runChecks(checkPage: () => Promise<unknown>): Promise<HealthReport> {
	const checks = await collect(checkPage);
	const details = checks.flatMap(({ detail }) => detail ?? []);
	const shown = checks.map(({ name, ok }) => ({ name, ok }));
	return { checks: shown, problem: toProblem(shown), detail: details.length > 0 ? details.join('; ') : null, checkedAt: performance.now() };
}

async function collect(checkPage: () => Promise<unknown>): Promise<readonly HealthCheck[]> {
	try {
		const environment = readEnvironment();
		const [backend, page] = await Promise.all([checkBackend(environment), attempt(checkPage)]);
		return [{ name: 'environment', ok: true }, ...backend, page];
	} catch (cause) {
		return [{ name: 'environment', ok: false, detail: toDetail(cause) }];
	}
}

async function attempt(checkPage: () => Promise<unknown>): Promise<HealthCheck> {
	try {
		await checkPage();
		return { name: 'page', ok: true };
	} catch (cause) {
		return { name: 'page', ok: false, detail: toDetail(cause) };
	}
}

const toDetail = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
