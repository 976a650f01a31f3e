import { readFileSync } from 'node:fs';
import { platform } from 'node:os';

/** What a group of the gate took. */
export interface GroupTime {
	readonly name: string;
	/** Seconds on the clock. */
	readonly seconds: number;
	/** Processor seconds of its processes; null where the system does not count them. */
	readonly cpu: number | null;
	/** A failed group may have ended early, or have repeated tests: its time says nothing. */
	readonly hasPassed: boolean;
	/** Speed and business of the machine before and after it, while nothing of the gate ran. */
	readonly machine: Machine;
}

export interface Machine {
	/** Processor seconds of a fixed piece of work. */
	readonly work: number;
	/** Whether other programs took processor time from it. */
	readonly isBusy: boolean;
}

/** Processor time of each group as a multiple of the fixed piece of work, so that it is the same on a slower machine. */
export type RecordedTimes = Readonly<Record<string, number>>;

/** Times of the last full run, and the groups that ran while the machine was busy or that failed: their times are not accepted. */
interface LastTimes {
	readonly times: RecordedTimes;
	readonly unusable: readonly string[];
}

export interface Comparison {
	readonly failures: readonly string[];
	readonly warnings: readonly string[];
}

/** The times that a group is compared with. */
export const RECORD = 'tests/support/group-times.json';
/** The times of the last full run, from which `npm test -- --accept-times` takes them. */
export const LAST_TIMES = '.cache/group-times.json';

/** A group may grow by this share of its recorded time … */
const GROWTH = 0.2;
/** … and by as many multiples of the fixed piece of work, about five seconds, because short groups vary more. */
const LEAST = 25;

const ROUNDS = 5;
const LOOPS = 8_000_000;
/** Clock time of the work, compared with its processor time, on a machine that does something else. */
const BUSY = 1.25;

const ACCEPT = `If it is worth it, run \`npm test -- --all\` on a quiet machine, then \`npm test -- --accept-times\`, and commit ${RECORD}`;

/** Groups whose processor time grew by more than a fifth. On a busy machine that is only a warning: shared caches and cores make the same work take longer. */
export function compareTimes(times: readonly GroupTime[], recorded: RecordedTimes): Comparison {
	const failures: string[] = [];
	const warnings: string[] = [];
	const unknown: string[] = [];
	for (const { name, share, isUsable, isBusy } of toShares(times)) {
		const before = recorded[name];
		if (before === undefined) unknown.push(name);
		else if (share > before * (1 + GROWTH) + LEAST) {
			const text = `${name} takes ${Math.round((share / before - 1) * 100)} % more processor time than recorded in ${RECORD}`;
			if (isUsable) failures.push(`${text}. ${ACCEPT}`);
			else if (isBusy) warnings.push(`${text}; the machine is busy, so this is no failure`);
		}
	}
	if (unknown.length > 0) warnings.push(`${RECORD} has no time of ${unknown.join(', ')}: \`npm test -- --accept-times\` records those of this run`);
	return { failures, warnings };
}

/** What is kept of a run, for `acceptTimes`. */
export function toLastTimes(times: readonly GroupTime[]): LastTimes {
	const shares = toShares(times);
	return {
		times: Object.fromEntries(shares.map(({ name, share }) => [name, Math.round(share)])),
		unusable: shares.filter(({ isUsable }) => !isUsable).map(({ name }) => name),
	};
}

/** The record after the last run is accepted: groups that failed or ran on a busy machine keep their recorded times, and groups that are gone lose theirs. */
export function acceptTimes({ times, unusable }: LastTimes, recorded: RecordedTimes): RecordedTimes {
	const accepted = Object.entries(times).map(([name, time]) => [name, unusable.includes(name) ? recorded[name] : time] as const);
	return Object.fromEntries(accepted.flatMap(([name, time]) => (time === undefined ? [] : [[name, time]])));
}

function toShares(times: readonly GroupTime[]) {
	// The median of all, because one measurement varies by a tenth.
	const works = times.map(({ machine }) => machine.work).toSorted((a, b) => a - b);
	const work = works[Math.floor(works.length / 2)] ?? 1;
	return times.flatMap(({ name, cpu, hasPassed, machine: { isBusy } }) =>
		cpu === null ? [] : [{ name, share: cpu / work, isBusy, isUsable: hasPassed && !isBusy }],
	);
}

/** Measures the fixed piece of work. All rounds count as the fastest one, because other programs can only slow a round down. */
export function measureMachine(): Machine {
	const rounds = Array.from({ length: ROUNDS }, measureRound);
	const wall = rounds.reduce((sum, round) => sum + round.wall, 0);
	const cpu = rounds.reduce((sum, round) => sum + round.cpu, 0);
	return { work: ROUNDS * Math.min(...rounds.map((round) => round.cpu)), isBusy: wall > cpu * BUSY };
}

/** Seconds on the clock and of the processor. */
function measureRound() {
	const [start, before] = [performance.now(), process.cpuUsage()];
	let hash = 0;
	const words = Array.from({ length: 64 }, (_, nth) => `word-${nth}`);
	for (let loop = 0; loop < LOOPS; loop++) hash = (Math.imul(hash, 31) + (words[(loop ^ hash) & 63]?.charCodeAt(loop % 6) ?? 0)) | 0;
	const { user, system } = process.cpuUsage(before);
	return { wall: (performance.now() - start) / 1000, cpu: hash === 0.5 ? 0 : (user + system) / 1e6 };
}

/**
 * Returns a meter: each call of it returns the processor seconds of all processes that this one started and that have ended since the last call, and of theirs; null where the
 * system does not count them.
 */
export function meterProcessor(): () => number | null {
	let last = endedSeconds();
	return () => {
		const now = endedSeconds();
		const spent = now === null || last === null ? null : now - last;
		last = now;
		return spent;
	};
}

function endedSeconds(): number | null {
	if (platform() !== 'linux') return null;
	// Fields 16 and 17 of the line, in hundredths; the name in the second field may contain spaces.
	const [user, system] = readFileSync('/proc/self/stat', 'utf8')
		.replace(/^.*\) /, '')
		.split(' ')
		.slice(13, 15);
	return (Number(user) + Number(system)) / 100;
}
