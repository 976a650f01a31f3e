import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { type Counts, readTestReport } from './read-test-report.ts';

/** A check of the gate: a command that passes or fails as a whole, or a vitest run whose tests are counted one by one. */
export interface Step {
	readonly name: string;
	readonly command: readonly [string, ...string[]];
	readonly env?: Readonly<Record<string, string>>;
	/** Vitest projects: their tests are counted from the run's own report. */
	readonly counted?: true;
	/** Runs at the same time as the steps beside it that say so too: what it prints comes whole, when it has ended. */
	readonly together?: true;
}

const PASSED: Counts = { passed: 1, failed: 0, skipped: 0, unsteady: [] };
const FAILED: Counts = { passed: 0, failed: 1, skipped: 0, unsteady: [] };

/**
 * Runs the steps in order, all of them even when one fails. Prints the tests that needed a second try, and `N passed, N failed` as the last
 * line. Answers the exit code.
 */
export async function runSteps(steps: readonly Step[]): Promise<number> {
	const total = { passed: 0, failed: 0, skipped: 0 };
	const unsteady: string[] = [];
	const bad: string[] = [];
	const run = async (step: Step) => {
		const started = performance.now();
		const counts = await runStep(step);
		total.passed += counts.passed;
		total.failed += counts.failed;
		total.skipped += counts.skipped;
		unsteady.push(...counts.unsteady);
		if (counts.failed > 0) bad.push(step.name);
		console.log(`── ${step.name}: ${toLine(counts)} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
	};
	for (const group of toGroups(steps)) await Promise.all(group.map(run));
	for (const test of unsteady) console.log(`Passed at the second try only: ${test}`);
	if (bad.length > 0) console.log(`Failed: ${bad.join(', ')}`);
	console.log(toLine(total));
	return total.failed > 0 ? 1 : 0;
}

/** Steps that run at the same time. */
function toGroups(steps: readonly Step[]): readonly (readonly Step[])[] {
	const groups: Step[][] = [];
	for (const step of steps) {
		const last = groups.at(-1);
		if (step.together && last?.[0]?.together) last.push(step);
		else groups.push([step]);
	}
	return groups;
}

async function runStep({ name, command, env, counted, together }: Step): Promise<Counts> {
	const [program, ...args] = command;
	const report = `.cache/vitest-report-${name.replace(/\W+/g, '-')}.json`;
	if (counted) rmSync(report, { force: true });
	const reporters = counted ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];
	const child = spawn(program, [...args, ...reporters], {
		stdio: together ? ['ignore', 'pipe', 'pipe'] : 'inherit',
		env: { ...process.env, ...env },
	});
	const said = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')));
	const code = await new Promise<number | null>((resolve) => {
		child.once('error', () => resolve(null));
		child.once('close', resolve);
	});
	process.stdout.write((await said).join(''));
	if (!counted) return code === 0 ? PASSED : FAILED;
	return existsSync(report) ? readTestReport(JSON.parse(readFileSync(report, 'utf8')), code) : FAILED;
}

function toLine({ passed, failed, skipped }: Omit<Counts, 'unsteady'>): string {
	return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
