export interface Counts {
	readonly passed: number;
	readonly failed: number;
	readonly skipped: number;
	/** Names of the tests that passed at a second try alone: faults of the test or of the shop, to be mended. */
	readonly unsteady: readonly string[];
}

/** What of Vitest's JSON report is read. */
export interface TestReport {
	readonly numPassedTests: number;
	readonly numFailedTests: number;
	readonly numPendingTests: number;
	readonly testResults: readonly {
		readonly name: string;
		readonly assertionResults: readonly { readonly fullName: string; readonly status: string; readonly failureMessages: readonly string[] }[];
	}[];
}

/** Counts of a test run. `exitCode`: of the run; a file that cannot be loaded fails it without a failed test. */
export function readTestReport(report: TestReport, exitCode: number | null): Counts {
	const { numPassedTests, numFailedTests, numPendingTests, testResults } = report;
	const unaccounted = exitCode !== 0 && numFailedTests === 0 ? 1 : 0;
	const unsteady = testResults.flatMap(({ name, assertionResults }) =>
		assertionResults
			.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
			.map(({ fullName, failureMessages }) => `${name.split('/').at(-1)}: ${fullName} (${failureMessages[0]?.split('\n')[0]})`),
	);
	return { passed: numPassedTests, failed: numFailedTests + unaccounted, skipped: numPendingTests, unsteady };
}
