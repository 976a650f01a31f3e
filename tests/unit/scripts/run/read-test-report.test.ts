import { expect, test } from 'vitest';
import { readTestReport } from '#scripts/run/read-test-report.ts';

const result = (fullName: string, status: string, ...failureMessages: string[]) => ({ fullName, status, failureMessages });
const report = (...assertionResults: ReturnType<typeof result>[]) => ({
	numPassedTests: assertionResults.filter(({ status }) => status === 'passed').length,
	numFailedTests: assertionResults.filter(({ status }) => status === 'failed').length,
	numPendingTests: assertionResults.filter(({ status }) => status === 'skipped').length,
	testResults: [{ name: '/shop/tests/e2e/cart.test.ts', assertionResults }],
});

test('tests are counted one by one', () => {
	const counts = readTestReport(report(result('a', 'passed'), result('b', 'failed', 'Error: no'), result('c', 'skipped')), 1);
	expect(counts).toEqual({ passed: 1, failed: 1, skipped: 1, unsteady: [] });
});

test('a run that fails without a failed test counts as one failure', () => {
	expect(readTestReport(report(result('a', 'passed')), 1)).toMatchObject({ passed: 1, failed: 1 });
	expect(readTestReport(report(), null)).toMatchObject({ passed: 0, failed: 1 });
});

test('what passed at the second try only is named, with what failed at the first', () => {
	const { passed, failed, unsteady } = readTestReport(
		report(result('cart adds once', 'passed', 'Error: expected 2 to be 1\n    at cart'), result('b', 'passed')),
		0,
	);
	expect({ passed, failed }).toEqual({ passed: 2, failed: 0 });
	expect(unsteady).toEqual(['cart.test.ts: cart adds once (Error: expected 2 to be 1)']);
});
