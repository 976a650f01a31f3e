export interface Counts {
	readonly passed: number;
	readonly failed: number;
	readonly skipped: number;
	/** Names of the tests that passed only when retried: defects of the test or of the shop. */
	readonly unsteady: readonly string[];
	/** Failures, each with the first lines of its message. */
	readonly failures: readonly string[];
}

/** The parts of Vitest's JSON report that are read. */
export interface TestReport {
	readonly numPassedTests: number;
	readonly numFailedTests: number;
	readonly numPendingTests: number;
	readonly testResults: readonly FileResult[];
}

interface FileResult {
	readonly name: string;
	/** Why the file failed outside of its tests, in an import or a hook; else empty. */
	readonly message?: string;
	readonly assertionResults: readonly { readonly fullName: string; readonly status: string; readonly failureMessages: readonly string[] }[];
}

const MESSAGE_LINES = 5;

/**
 * Counts of a test run. A file that fails in an import or a hook counts as one failure, and so does a run that only its `exitCode` marks as
 * failed: Vitest reports uncaught errors nowhere else.
 */
export function readTestReport(report: TestReport, exitCode: number | null): Counts {
	const { numPassedTests, numFailedTests, numPendingTests, testResults } = report;
	const failures = testResults.flatMap(toFailures);
	const unnamed = exitCode !== 0 && failures.length === 0 ? 1 : 0;
	const unsteady = testResults.flatMap(({ name, assertionResults }) =>
		assertionResults
			.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
			.map(({ fullName, failureMessages }) => `${toFileName(name)}: ${fullName} (${failureMessages[0]?.split('\n')[0]})`),
	);
	const brokenFiles = failures.length - numFailedTests;
	return { passed: numPassedTests, failed: numFailedTests + brokenFiles + unnamed, skipped: numPendingTests, unsteady, failures };
}

function toFailures({ name, message = '', assertionResults }: FileResult): string[] {
	const file = toFileName(name);
	const tests = assertionResults.filter(({ status }) => status === 'failed');
	return [
		...tests.map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${firstLines(failureMessages[0] ?? '')}`),
		...(message === '' ? [] : [`${file}: outside of its tests\n${firstLines(message)}`]),
	];
}

const toFileName = (path: string): string => path.split('/').at(-1) ?? path;

/** The message without its stack, indented. */
function firstLines(message: string): string {
	const lines = message.split('\n');
	const stack = lines.findIndex((line) => /^\s+at /.test(line));
	const shown = (stack === -1 ? lines : lines.slice(0, stack)).filter((line) => line.trim() !== '');
	return shown
		.slice(0, MESSAGE_LINES)
		.map((line) => `    ${line}`)
		.join('\n');
}
