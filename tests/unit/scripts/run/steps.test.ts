import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { runSteps, type Stage, type Step } from '#scripts/run/steps.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

afterEach(() => void vi.restoreAllMocks());

const step = (name: string, script: string): Step => ({ name, command: [process.execPath, '-e', script] });

/** Each alone. */
const run = (...steps: Step[]) => runStages(...steps.map((one) => [[one]]));

async function runStages(...stages: Stage[]) {
	const lines: string[] = [];
	vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line.replace(/ \([\d.]+ s\)$/, '')));
	vi.spyOn(process.stdout, 'write').mockImplementation((said) => lines.push(String(said)) > 0);
	return { code: await runSteps(stages), lines: lines.filter(Boolean) };
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

test('lanes run beside each other, and the output of each step is printed as a whole', async () => {
	const folder = temporaryFolder('steps-');
	const { code, lines } = await runStages([[meet(folder, 'lint', 'types')], [meet(folder, 'types', 'lint')]]);
	expect(code).toBe(0);
	expect(lines.slice(0, 2)).toEqual(['── lint: started', '── types: started']);
	for (const name of ['lint', 'types']) expect(lines.join('\n')).toContain(`${name} begins\n${name} ends\n\n── ${name}: 1 passed, 0 failed`);
	expect(lines.at(-1)).toBe('2 passed, 0 failed');
});

test('programs of all steps share one folder of compiled modules', async () => {
	const { lines } = await run(...['first', 'second'].map((name) => step(name, "console.log('compiled in', process.env.NODE_COMPILE_CACHE)")));
	const named = [...lines.join('\n').matchAll(/compiled in (.+)/g)].map(([, folder]) => folder);
	expect(named).toHaveLength(2);
	expect(new Set(named)).toEqual(new Set([process.env['NODE_COMPILE_CACHE'] ?? resolve('.cache/compiled')]));
});

test('steps of a lane and stages run in order, and all run even if one fails', async () => {
	const folder = temporaryFolder('steps-');
	const file = `require('node:fs').writeFileSync('${folder}/' + name, '')`;
	const writes = (name: string) => step(name, `const name = '${name}'; setTimeout(() => ${file}, 100)`);
	const needs = (name: string, needed: string) => step(name, `process.exit(require('node:fs').existsSync('${folder}/${needed}') ? 1 : 0)`);
	const { code, lines } = await runStages([[writes('first'), needs('second', 'first')], [writes('slow')]], [[needs('third', 'slow')]]);
	expect(code).toBe(1);
	expect(lines.toSorted()).toEqual(
		[
			'── first: started',
			'── slow: started',
			'── second: started',
			'── first: 1 passed, 0 failed',
			'── slow: 1 passed, 0 failed',
			'── second: 0 passed, 1 failed',
			'── third: 0 passed, 1 failed',
			'✗ second: ended with code 1',
			'✗ third: ended with code 1',
			'Failed: second, third',
			'2 passed, 2 failed',
		].toSorted(),
	);
});

test('a full run keeps the processor time of each step', async () => {
	vi.spyOn(console, 'log').mockImplementation(() => undefined);
	const burn = 'const spent = () => process.cpuUsage().user + process.cpuUsage().system; const end = spent() + 300_000; while (spent() < end);';
	const last = join(temporaryFolder('steps-'), 'deep', 'times.json');
	const code = await runSteps([[[step('burns', burn)], [step('waits', 'setTimeout(() => 0, 400)')]]], { recorded: {}, last });
	expect(code).toBe(0);
	const { times } = JSON.parse(readFileSync(last, 'utf8'));
	if (process.platform === 'linux') expect(times.burns).toBeGreaterThan(times.waits);
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
