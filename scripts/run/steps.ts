import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

/** A check of the gate: a command that passes or fails as a whole, or a vitest run whose tests are counted one by one. */
export interface Step {
	readonly name: string;
	readonly command: readonly [string, ...string[]];
	readonly env?: Readonly<Record<string, string>>;
	/** Vitest projects: their tests are counted from the run's own report. */
	readonly counted?: true;
}

interface Counts {
	readonly passed: number;
	readonly failed: number;
	readonly skipped: number;
}

const REPORT = '.cache/vitest-report.json';

/** Runs the steps one after another, all of them even when one fails, and prints `N passed, N failed` as the last line. Answers the exit code. */
export async function runSteps(steps: readonly Step[]): Promise<number> {
	const total = { passed: 0, failed: 0, skipped: 0 };
	const bad: string[] = [];
	for (const step of steps) {
		const started = performance.now();
		const counts = await runStep(step);
		total.passed += counts.passed;
		total.failed += counts.failed;
		total.skipped += counts.skipped;
		if (counts.failed > 0) bad.push(step.name);
		console.log(`── ${step.name}: ${toLine(counts)} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
	}
	if (bad.length > 0) console.log(`Failed: ${bad.join(', ')}`);
	console.log(toLine(total));
	return total.failed > 0 ? 1 : 0;
}

async function runStep({ command, env, counted }: Step): Promise<Counts> {
	const [program, ...args] = command;
	rmSync(REPORT, { force: true });
	const reporters = counted ? ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`] : [];
	const code = await new Promise<number | null>((resolve) => {
		const child = spawn(program, [...args, ...reporters], { stdio: 'inherit', env: { ...process.env, ...env } });
		child.once('error', () => resolve(null));
		child.once('close', resolve);
	});
	if (!counted) return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
	if (!existsSync(REPORT)) return { passed: 0, failed: 1, skipped: 0 };
	const report: { numPassedTests: number; numFailedTests: number; numPendingTests: number } = JSON.parse(readFileSync(REPORT, 'utf8'));
	const { numPassedTests, numFailedTests, numPendingTests } = report;
	// A file that cannot be loaded fails the run without a failed test.
	const unaccounted = code !== 0 && numFailedTests === 0 ? 1 : 0;
	return { passed: numPassedTests, failed: numFailedTests + unaccounted, skipped: numPendingTests };
}

function toLine({ passed, failed, skipped }: Counts): string {
	return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
