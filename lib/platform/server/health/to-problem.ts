export interface HealthCheck {
	readonly name: 'environment' | 'backend' | 'contract' | 'open' | 'storage' | 'page';
	readonly ok: boolean;
	/** What failed, for the log alone. */
	readonly detail?: string;
}

/** What a failed check means for shoppers, the worst first. */
const PROBLEMS: readonly (readonly [HealthCheck['name'], string])[] = [
	['environment', 'A setting of the shop is invalid.'],
	['backend', 'The backend does not answer.'],
	['contract', 'The backend lacks calls that the shop needs.'],
	['storage', 'The backend cannot store data, so orders fail: its disk may be full.'],
	['page', 'Pages cannot be rendered.'],
	['open', 'The shop is closed for maintenance.'],
];

/** The worst failed check as a sentence; null if every check passed. */
export function toProblem(checks: readonly HealthCheck[]): string | null {
	return PROBLEMS.find(([name]) => checks.some((check) => check.name === name && !check.ok))?.[1] ?? null;
}
