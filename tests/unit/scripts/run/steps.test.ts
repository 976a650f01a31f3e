import { afterEach, expect, test, vi } from 'vitest';
import { runSteps, type Step } from '#scripts/run/steps.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

afterEach(() => void vi.restoreAllMocks());

const step = (name: string, script: string): Step => ({ name, command: [process.execPath, '-e', script] });

async function run(...steps: Step[]) {
	const lines: string[] = [];
	vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line.replace(/ \([\d.]+ s\)$/, '')));
	vi.spyOn(process.stdout, 'write').mockImplementation((said) => lines.push(String(said)) > 0);
	return { code: await runSteps(steps), lines: lines.filter(Boolean) };
}

/** Reports its start, and ends when the other step has started, too. */
const meet = (folder: string, own: string, other: string) =>
	step(
		own,
		`const { existsSync, writeFileSync } = require('node:fs');
		console.log('${own} begins');
		writeFileSync('${folder}/${own}', '');
		setInterval(() => existsSync('${folder}/${other}') && (console.log('${own} ends'), process.exit(0)), 5)`,
	);

test('steps that may run concurrently do, and the output of each is printed as a whole', async () => {
	const folder = temporaryFolder('steps-');
	const pair = [meet(folder, 'lint', 'types'), meet(folder, 'types', 'lint')].map((one) => ({ ...one, together: true as const }));
	const { code, lines } = await run(...pair);
	expect(code).toBe(0);
	for (const name of ['lint', 'types']) expect(lines.join('\n')).toContain(`${name} begins\n${name} ends\n\n── ${name}: 1 passed, 0 failed`);
	expect(lines.at(-1)).toBe('2 passed, 0 failed');
});

test('the others run in order, and all run even if one fails', async () => {
	const folder = temporaryFolder('steps-');
	const first = { ...step('first', `setTimeout(() => require('node:fs').writeFileSync('${folder}/first', ''), 100)`), together: true as const };
	const second = step('second', `process.exit(require('node:fs').existsSync('${folder}/first') ? 1 : 0)`);
	const { code, lines } = await run(first, second, step('third', ''));
	expect(code).toBe(1);
	expect(lines).toEqual([
		'── first: 1 passed, 0 failed',
		'── second: 0 passed, 1 failed',
		'── third: 1 passed, 0 failed',
		'✗ second: ended with code 1',
		'Failed: second',
		'2 passed, 1 failed',
	]);
});

test('the last lines of a failed step are repeated at the end, without colours', async () => {
	const { lines } = await run(step('noisy', `for (let n = 1; n <= 30; n++) console.log('\\u001b[31mline ' + n + '\\u001b[0m'); process.exitCode = 3`));
	const repeated = Array.from({ length: 20 }, (_, nth) => `    line ${nth + 11}`).join('\n');
	expect(lines.slice(-3)).toEqual([`✗ noisy: ended with code 3\n${repeated}`, 'Failed: noisy', '0 passed, 1 failed']);
});

test('a step whose program cannot be started fails', async () => {
	const { code, lines } = await run({ name: 'missing', command: ['/nowhere/program'] });
	expect([code, lines.at(-1)]).toEqual([1, '0 passed, 1 failed']);
});

test('a test run lists each failed test, and says so if none failed', async () => {
	const failed = { fullName: 'cart adds once', status: 'failed', failureMessages: ['Error: two'] };
	const report = (numFailedTests: number, assertionResults: object[]) =>
		JSON.stringify({ numPassedTests: 3, numFailedTests, numPendingTests: 0, testResults: [{ name: '/shop/cart.test.ts', message: '', assertionResults }] });
	const counted = (name: string, json: string): Step => ({
		name,
		// Arguments after `--` are options of Vitest.
		command: [
			process.execPath,
			'-e',
			`require('node:fs').writeFileSync(process.argv.at(-1).split('=')[1], ${JSON.stringify(json)}); console.log('Unhandled'); process.exitCode = 1`,
			'--',
		],
		counted: true,
	});
	const { lines } = await run(counted('tests of steps', report(1, [failed])), counted('tests of steps', report(0, [])));
	expect(lines.slice(-4)).toEqual([
		'✗ tests of steps: cart.test.ts: cart adds once\n    Error: two',
		'✗ tests of steps: ended with code 1\n    Unhandled',
		'Failed: tests of steps, tests of steps',
		'6 passed, 2 failed',
	]);
});
