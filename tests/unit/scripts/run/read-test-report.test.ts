import { expect, test } from 'vitest';
import { readTestReport } from '#scripts/run/read-test-report.ts';

const result = (fullName: string, status: string, ...failureMessages: string[]) => ({ fullName, status, failureMessages });
const report = (...assertionResults: ReturnType<typeof result>[]) => withMessage('', ...assertionResults);
const withMessage = (message: string, ...assertionResults: ReturnType<typeof result>[]) => ({
	numPassedTests: assertionResults.filter(({ status }) => status === 'passed').length,
	numFailedTests: assertionResults.filter(({ status }) => status === 'failed').length,
	numPendingTests: assertionResults.filter(({ status }) => status === 'skipped').length,
	testResults: [{ name: '/shop/tests/e2e/cart.test.ts', message, assertionResults }],
});

test('tests are counted one by one', () => {
	const counts = readTestReport(report(result('a', 'passed'), result('b', 'failed', 'Error: no'), result('c', 'skipped')), 1);
	expect(counts).toEqual({ passed: 1, failed: 1, skipped: 1, unsteady: [], failures: ['cart.test.ts: b\n    Error: no'] });
});

test('a run that fails without a failed test counts as one failure', () => {
	expect(readTestReport(report(result('a', 'passed')), 1)).toMatchObject({ passed: 1, failed: 1 });
	expect(readTestReport(report(), null)).toMatchObject({ passed: 0, failed: 1 });
});

test('a test that passed only when retried is listed, with its first failure', () => {
	const { passed, failed, unsteady } = readTestReport(
		report(result('cart adds once', 'passed', 'Error: expected 2 to be 1\n    at cart'), result('b', 'passed')),
		0,
	);
	expect({ passed, failed }).toEqual({ passed: 2, failed: 0 });
	expect(unsteady).toEqual(['cart.test.ts: cart adds once (Error: expected 2 to be 1)']);
});

test('a failed test is listed with the first lines of its message, without the stack', () => {
	const message = `Error: first\n\n${Array.from({ length: 9 }, (_, nth) => `line ${nth}`).join('\n')}`;
	const { failures } = readTestReport(
		report(result('a', 'failed', message), result('b', 'failed', 'Error: short\n    at cart.test.ts:1:1'), result('c', 'passed')),
		1,
	);
	expect(failures).toEqual(['cart.test.ts: a\n    Error: first\n    line 0\n    line 1\n    line 2\n    line 3', 'cart.test.ts: b\n    Error: short']);
});

test('a file whose import or hook fails counts as one more failure, with its message', () => {
	const broken = withMessage('Cannot find module\n    at x', result('a', 'skipped'));
	expect(readTestReport(broken, 1)).toMatchObject({ failed: 1, failures: ['cart.test.ts: outside of its tests\n    Cannot find module'] });
	expect(readTestReport(withMessage('after broke', result('a', 'failed', 'Error: no')), 1).failed).toBe(2);
});
