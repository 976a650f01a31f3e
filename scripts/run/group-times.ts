import { readFileSync } from 'node:fs';
import { platform } from 'node:os';

/** What a group of the gate took. */
export interface GroupTime {
	readonly name: string;
	/** Seconds on the clock. */
	readonly seconds: number;
	/** Processor seconds of its processes; null where the system does not tell. */
	readonly cpu: number | null;
	/** Speed and business of the machine right after it. */
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

export interface Comparison {
	readonly failures: readonly string[];
	readonly warnings: readonly string[];
}

/** A group may grow by this share of its recorded time … */
const GROWTH = 0.2;
/** … and by as many multiples of the fixed piece of work, about five seconds, because short groups vary more. */
const LEAST = 25;

const LOOPS = 40_000_000;
/** Clock time of the work, compared with its processor time, on a machine that does something else. */
const BUSY = 1.25;

/** Groups whose processor time grew by more than a fifth. On a busy machine that is only a warning: shared caches and cores make the same work take longer. */
export function compareTimes(times: readonly GroupTime[], recorded: RecordedTimes): Comparison {
	const failures: string[] = [];
	const warnings: string[] = [];
	for (const { name, share, isBusy } of toShares(times)) {
		const before = recorded[name];
		if (before === undefined || share <= before * (1 + GROWTH) + LEAST) continue;
		const text = `${name} takes ${Math.round((share / before - 1) * 100)} % more processor time than recorded in tests/support/group-times.json`;
		(isBusy ? warnings : failures).push(text);
	}
	return { failures, warnings };
}

/** What `tests/support/group-times.json` should contain after this run. */
export const toRecord = (times: readonly GroupTime[]): RecordedTimes => Object.fromEntries(toShares(times).map(({ name, share }) => [name, Math.round(share)]));

function toShares(times: readonly GroupTime[]) {
	// The median of all, because one measurement varies by a tenth.
	const works = times.map(({ machine }) => machine.work).toSorted((a, b) => a - b);
	const work = works[Math.floor(works.length / 2)] ?? 1;
	return times.flatMap(({ name, cpu, machine }) => (cpu === null ? [] : [{ name, share: cpu / work, isBusy: machine.isBusy }]));
}

/** Does the fixed piece of work. */
export function measureMachine(): Machine {
	const [start, before] = [performance.now(), process.cpuUsage()];
	let hash = 0;
	const words = Array.from({ length: 64 }, (_, nth) => `word-${nth}`);
	for (let loop = 0; loop < LOOPS; loop++) hash = (Math.imul(hash, 31) + (words[(loop ^ hash) & 63]?.charCodeAt(loop % 6) ?? 0)) | 0;
	const { user, system } = process.cpuUsage(before);
	const [wall, work] = [(performance.now() - start) / 1000, (user + system) / 1e6];
	return { work: hash === 0.5 ? 0 : work, isBusy: wall > work * BUSY };
}

/** Processor seconds of all processes that this one started and that have ended, and of theirs; null where the system does not tell. */
export function endedSeconds(): number | null {
	if (platform() !== 'linux') return null;
	// Fields 16 and 17 of the line, in hundredths; the name in the second field may contain spaces.
	const [user, system] = readFileSync('/proc/self/stat', 'utf8')
		.replace(/^.*\) /, '')
		.split(' ')
		.slice(13, 15);
	return (Number(user) + Number(system)) / 100;
}
