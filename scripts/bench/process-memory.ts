import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const SAMPLE_MILLISECONDS = 100;
/** Seconds per point of the timeline. */
export const POINT_SECONDS = 5;

export interface MemoryUse {
	/** Highest sum of resident memory, in MB. */
	readonly peakMegabytes: number;
	/** The highest sum in each period of five seconds, in MB. */
	readonly timeline: readonly number[];
}

/**
 * Samples the memory of a child process and its descendants every 100 ms. The returned function stops sampling and returns what was measured. Throws if the process did not
 * start.
 */
export function watchMemory({ pid, spawnfile }: ChildProcess): () => MemoryUse {
	if (pid === undefined) throw new Error(`${spawnfile} did not start`);
	const started = performance.now();
	const timeline: number[] = [];
	const take = () => {
		const megabytes = Math.round(residentOfTree(pid) / 1024);
		const point = Math.floor((performance.now() - started) / 1000 / POINT_SECONDS);
		// A busy machine may skip whole periods.
		while (timeline.length < point) timeline.push(timeline.at(-1) ?? megabytes);
		timeline[point] = Math.max(timeline[point] ?? 0, megabytes);
	};
	take();
	const sampling = setInterval(take, SAMPLE_MILLISECONDS);
	return () => {
		clearInterval(sampling);
		return { peakMegabytes: Math.max(...timeline), timeline };
	};
}

/** Resets the memory peak (man 5 proc). */
export function forgetPeak(pid: number): void {
	try {
		writeFileSync(`/proc/${pid}/clear_refs`, '5');
	} catch {
		// Only Linux reports a peak.
	}
}

/** Peak memory of a process since the reset, in MB; 0 if the system does not report it. */
export function peakMegabytes(pid: number): number {
	try {
		return Math.round(Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
	} catch {
		return 0;
	}
}

/** Resident memory of a process and its descendants in kilobytes; 0 if /proc does not report it. */
function residentOfTree(root: number): number {
	const parents = new Map<number, number>();
	for (const name of readdirSync('/proc')) if (/^\d+$/.test(name)) parents.set(Number(name), fieldOf(Number(name), /^PPid:\s+(\d+)/m));
	const inTree = (pid: number): boolean => pid === root || (parents.has(pid) && (parents.get(pid) ?? 0) > 1 && inTree(parents.get(pid) ?? 0));
	let sum = 0;
	for (const pid of parents.keys()) if (inTree(pid)) sum += fieldOf(pid, /^VmRSS:\s+(\d+)/m);
	return sum;
}

function fieldOf(pid: number, pattern: RegExp): number {
	try {
		return Number(pattern.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
	} catch {
		return 0;
	}
}
