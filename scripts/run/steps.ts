import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { compareTimes, type GroupTime, type Machine, measureMachine, meterProcessor, type RecordedTimes, toLastTimes } from './group-times.ts';
import { type Counts, readTestReport } from './read-test-report.ts';

/** A check of the gate: a command that passes or fails as a whole, or a vitest run whose tests are counted one by one. */
export interface Step {
	readonly name: string;
	readonly command: readonly [string, ...string[]];
	readonly env?: Readonly<Record<string, string>>;
	/** Vitest projects: their tests are counted from Vitest's own report. */
	readonly counted?: true;
}

/** Steps that run one after another. */
type Lane = readonly Step[];

/** Lanes that run beside each other; the next stage begins when all have ended. Output of a stage with several lanes is printed when its step has ended. */
export type Stage = readonly Lane[];

/** Result of a step. */
interface Outcome {
	readonly counts: Counts;
	/** Processor seconds of its processes; null where the system does not count them. */
	readonly cpu: number | null;
}

const PASSED: Counts = { passed: 1, failed: 0, skipped: 0, unsteady: [], failures: [] };
const FAILED: Counts = { passed: 0, failed: 1, skipped: 0, unsteady: [], failures: [] };

/** Where Node keeps compiled modules: a program that starts again takes a third less processor time. */
const COMPILED = resolve('.cache/compiled');

/** Lines of a failed step's output that the end of the run repeats. */
const LAST_LINES = 20;

/**
 * Runs the stages in order, all steps of them even if one fails. At the end prints the seconds of each step, the tests that needed a retry, each failure with its message,
 * and `N passed, N failed` as the last line. With `compared` times a step that takes much longer fails the run, and the times of this run are written to the file `last`. Returns
 * the exit code.
 */
export async function runSteps(stages: readonly Stage[], compared?: { readonly recorded: RecordedTimes; readonly last: string }): Promise<number> {
	const began = performance.now();
	const total = { passed: 0, failed: 0, skipped: 0 };
	const unsteady: string[] = [];
	const failures: string[] = [];
	const bad: string[] = [];
	const times: GroupTime[] = [];
	const meter = meterProcessor();
	const run = async (step: Step, isAlone: boolean): Promise<Omit<GroupTime, 'machine'>> => {
		const started = performance.now();
		if (!isAlone) console.log(`── ${step.name}: started`);
		const { counts, cpu } = await runStep(step, { isAlone, meter });
		const seconds = (performance.now() - started) / 1000;
		total.passed += counts.passed;
		total.failed += counts.failed;
		total.skipped += counts.skipped;
		unsteady.push(...counts.unsteady);
		failures.push(...counts.failures.map((failure) => `${step.name}: ${failure}`));
		if (counts.failed > 0) bad.push(step.name);
		console.log(`── ${step.name}: ${toLine(counts)} (${seconds.toFixed(1)} s)`);
		return { name: step.name, seconds, cpu, hasPassed: counts.failed === 0 };
	};
	const runLane = async (lane: Lane, isAlone: boolean) => {
		const ended = [];
		for (const step of lane) ended.push(await run(step, isAlone));
		return ended;
	};
	let before = compared && measureMachine();
	for (const stage of stages) {
		const ended = await Promise.all(stage.map((lane) => runLane(lane, stage.length === 1)));
		if (!before) continue;
		// Not while lanes run: each would see the others as business of the machine.
		const after = measureMachine();
		const machine: Machine = { work: Math.min(before.work, after.work), isBusy: before.isBusy || after.isBusy };
		times.push(...ended.flat().map((time) => ({ ...time, machine })));
		before = after;
	}
	if (compared) {
		for (const line of toTable(times, (performance.now() - began) / 1000)) console.log(line);
		mkdirSync(dirname(compared.last), { recursive: true });
		writeFileSync(compared.last, `${JSON.stringify(toLastTimes(times), null, '\t')}\n`);
		const { failures: slower, warnings } = compareTimes(times, compared.recorded);
		for (const warning of warnings) console.log(warning);
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

/** A line for each step, the longest first. */
function toTable(times: readonly GroupTime[], seconds: number): readonly string[] {
	const rows = times.toSorted((a, b) => b.seconds - a.seconds);
	const shown = rows.map(
		({ name, seconds, cpu }) => `${seconds.toFixed(1).padStart(8)} s ${(cpu === null ? '' : `(processor ${cpu.toFixed(1)} s)`).padEnd(24)} ${name}`,
	);
	const cpu = Math.round(times.reduce((sum, time) => sum + (time.cpu ?? 0), 0));
	return [`── ${Math.round(seconds)} s in all${cpu > 0 ? ` (processor ${cpu} s)` : ''}; steps of several lanes overlap`, ...shown];
}

async function runStep(step: Step, { isAlone, meter }: { isAlone: boolean; meter: () => number | null }): Promise<Outcome> {
	const { name, env, counted } = step;
	const [program, ...args] = step.command;
	const report = `.cache/vitest-report-${name.replace(/\W+/g, '-')}.json`;
	if (counted) rmSync(report, { force: true });
	const reporters = counted ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];
	const child = spawn(program, [...args, ...reporters], {
		stdio: ['ignore', 'pipe', 'pipe'],
		env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), NODE_COMPILE_CACHE: COMPILED, ...process.env, ...env },
	});
	const printed = Promise.all([read(child.stdout, isAlone), read(child.stderr, isAlone)]);
	let cpu: number | null = null;
	// Right after its exit, before a step of another lane ends.
	child.once('exit', () => {
		cpu = meter();
	});
	const code = await new Promise<number | null>((resolve) => {
		child.once('error', () => resolve(null));
		child.once('close', resolve);
	});
	const output = (await printed).join('');
	if (!isAlone) process.stdout.write(output);
	const counts = count(counted ? report : null, code);
	const failures = counts.failed > counts.failures.length ? [...counts.failures, toLastLines(output, code)] : counts.failures;
	return { counts: { ...counts, failures }, cpu };
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
