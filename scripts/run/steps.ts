import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { compareTimes, endedSeconds, type GroupTime, measureMachine, type RecordedTimes, toRecord } from './group-times.ts';
import { type Counts, readTestReport } from './read-test-report.ts';

/** A check of the gate: a command that passes or fails as a whole, or a vitest run whose tests are counted one by one. */
export interface Step {
	readonly name: string;
	readonly command: readonly [string, ...string[]];
	readonly env?: Readonly<Record<string, string>>;
	/** Vitest projects: their tests are counted from Vitest's own report. */
	readonly counted?: true;
	/** Runs concurrently with adjacent steps that are also `together`; its output is printed when it has ended. */
	readonly together?: true;
}

const PASSED: Counts = { passed: 1, failed: 0, skipped: 0, unsteady: [], failures: [] };
const FAILED: Counts = { passed: 0, failed: 1, skipped: 0, unsteady: [], failures: [] };

/** The times of this run, in the form in which they are recorded (CONTRIBUTING.md). */
const RECORD = '.cache/group-times.json';

/** Lines of a failed step's output that the end of the run repeats. */
const LAST_LINES = 20;

/**
 * Runs the steps in order, all of them even if one fails. At the end prints the seconds of each group, the tests that needed a retry, each failure with its message,
 * and `N passed, N failed` as the last line. With `recorded` times a group that takes much longer fails the run. Returns the exit code.
 */
export async function runSteps(steps: readonly Step[], recorded?: RecordedTimes): Promise<number> {
	const total = { passed: 0, failed: 0, skipped: 0 };
	const unsteady: string[] = [];
	const failures: string[] = [];
	const bad: string[] = [];
	const run = async (step: Step) => {
		const started = performance.now();
		const counts = await runStep(step);
		total.passed += counts.passed;
		total.failed += counts.failed;
		total.skipped += counts.skipped;
		unsteady.push(...counts.unsteady);
		failures.push(...counts.failures.map((failure) => `${step.name}: ${failure}`));
		if (counts.failed > 0) bad.push(step.name);
		console.log(`── ${step.name}: ${toLine(counts)} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
	};
	const times: GroupTime[] = [];
	for (const group of toGroups(steps)) {
		const [started, before] = [performance.now(), endedSeconds()];
		await Promise.all(group.map(run));
		const [seconds, after] = [(performance.now() - started) / 1000, endedSeconds()];
		const cpu = before === null || after === null ? null : after - before;
		if (recorded) times.push({ name: group.map(({ name }) => name).join(', '), seconds, cpu, machine: measureMachine() });
	}
	if (recorded) {
		for (const line of toTable(times)) console.log(line);
		writeFileSync(RECORD, `${JSON.stringify(toRecord(times), null, '\t')}\n`);
		const { failures: slower, warnings } = compareTimes(times, recorded);
		for (const warning of warnings) console.log(`${warning}; the machine is busy, so this is no failure`);
		total.failed += slower.length;
		failures.push(...slower);
		bad.push(...slower.map((line) => line.replace(/ takes .*/, ' (time)')));
	}
	for (const test of unsteady) console.log(`Passed only when retried: ${test}`);
	for (const failure of failures) console.log(`✗ ${failure}`);
	if (bad.length > 0) console.log(`Failed: ${bad.join(', ')}`);
	console.log(toLine(total));
	return total.failed > 0 ? 1 : 0;
}

/** A line for each group, the longest first. */
function toTable(times: readonly GroupTime[]): readonly string[] {
	const rows = times.toSorted((a, b) => b.seconds - a.seconds);
	const all = Math.round(times.reduce((sum, { seconds }) => sum + seconds, 0));
	const shown = rows.map(
		({ name, seconds, cpu }) => `${seconds.toFixed(1).padStart(8)} s ${(cpu === null ? '' : `(processor ${cpu.toFixed(1)} s)`).padEnd(24)} ${name}`,
	);
	return [`── ${all} s in all`, ...shown];
}

/** Groups the steps that run concurrently. */
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
		stdio: ['ignore', 'pipe', 'pipe'],
		env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...process.env, ...env },
	});
	const printed = Promise.all([read(child.stdout, !together), read(child.stderr, !together)]);
	const code = await new Promise<number | null>((resolve) => {
		child.once('error', () => resolve(null));
		child.once('close', resolve);
	});
	const output = (await printed).join('');
	if (together) process.stdout.write(output);
	const counts = count(counted ? report : null, code);
	return counts.failed > counts.failures.length ? { ...counts, failures: [...counts.failures, toLastLines(output, code)] } : counts;
}

function count(report: string | null, code: number | null): Counts {
	if (report === null) return code === 0 ? PASSED : FAILED;
	return existsSync(report) ? readTestReport(JSON.parse(readFileSync(report, 'utf8')), code) : FAILED;
}

/** The text of a stream; `live`: printed as it arrives. */
async function read(stream: Readable, live: boolean): Promise<string> {
	const chunks: string[] = [];
	for await (const chunk of stream.setEncoding('utf8')) {
		chunks.push(chunk);
		if (live) process.stdout.write(chunk);
	}
	return chunks.join('');
}

function toLastLines(output: string, code: number | null): string {
	const lines = stripVTControlCharacters(output)
		.split('\n')
		.filter((line) => line.trim() !== '');
	return [`ended with ${code === null ? 'a signal' : `code ${code}`}`, ...lines.slice(-LAST_LINES).map((line) => `    ${line}`)].join('\n');
}

function toLine({ passed, failed, skipped }: Pick<Counts, 'passed' | 'failed' | 'skipped'>): string {
	return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
