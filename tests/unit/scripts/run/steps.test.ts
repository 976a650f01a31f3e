import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { runSteps, type Step } from '#scripts/run/steps.ts';

afterEach(() => void vi.restoreAllMocks());

const step = (name: string, script: string): Step => ({ name, command: [process.execPath, '-e', script] });

async function run(...steps: Step[]) {
	const lines: string[] = [];
	vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line.replace(/ \([\d.]+ s\)$/, '')));
	vi.spyOn(process.stdout, 'write').mockImplementation((said) => lines.push(String(said)) > 0);
	return { code: await runSteps(steps), lines: lines.filter(Boolean) };
}

/** Says so, and ends when the other has begun as well. */
const meet = (folder: string, own: string, other: string) =>
	step(
		own,
		`const { existsSync, writeFileSync } = require('node:fs');
		console.log('${own} begins');
		writeFileSync('${folder}/${own}', '');
		setInterval(() => existsSync('${folder}/${other}') && (console.log('${own} ends'), process.exit(0)), 5)`,
	);

test('steps that may run together do, and each prints what it says whole', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'steps-'));
	const pair = [meet(folder, 'lint', 'types'), meet(folder, 'types', 'lint')].map((one) => ({ ...one, together: true as const }));
	const { code, lines } = await run(...pair);
	expect(code).toBe(0);
	for (const name of ['lint', 'types']) expect(lines.join('\n')).toContain(`${name} begins\n${name} ends\n\n── ${name}: 1 passed, 0 failed`);
	expect(lines.at(-1)).toBe('2 passed, 0 failed');
});

test('the others wait, and all run where one fails', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'steps-'));
	const first = { ...step('first', `setTimeout(() => require('node:fs').writeFileSync('${folder}/first', ''), 100)`), together: true as const };
	const second = step('second', `process.exit(require('node:fs').existsSync('${folder}/first') ? 1 : 0)`);
	const { code, lines } = await run(first, second, step('third', ''));
	expect(code).toBe(1);
	expect(lines).toEqual([
		'── first: 1 passed, 0 failed',
		'── second: 0 passed, 1 failed',
		'── third: 1 passed, 0 failed',
		'Failed: second',
		'2 passed, 1 failed',
	]);
});
