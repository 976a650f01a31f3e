import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_MILLISECONDS = 100;

/** Samples the memory of a process and its descendants every 100 ms. The returned function stops sampling and returns the highest sum of resident memory, in MB. */
export function watchMemory(pid: number): () => number {
	let peak = residentOfTree(pid);
	const sampling = setInterval(() => {
		peak = Math.max(peak, residentOfTree(pid));
	}, SAMPLE_MILLISECONDS);
	return () => {
		clearInterval(sampling);
		return Math.round(peak / 1024);
	};
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
