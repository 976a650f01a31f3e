import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_MILLISECONDS = 100;

/** Watches the memory of a process and its descendants, every 100 ms; the returned function stops that and answers the highest sum of resident memory, in MB. */
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

/** Kilobytes that a process and its descendants hold; 0 where /proc does not tell. */
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
