import { readdirSync, readFileSync } from 'node:fs';

/** Ticks a second in which Linux counts processor time. */
const TICKS = 100;

/** Processor seconds that a process and those that it started have used so far; 0 where the system does not tell. */
export function processCpuSeconds(pid: number): { own: number; children: number } {
	const all = allProcesses();
	const below = (parent: number): number => all.filter((one) => one.parent === parent).reduce((sum, one) => sum + one.seconds + below(one.pid), 0);
	return { own: all.find((one) => one.pid === pid)?.seconds ?? 0, children: below(pid) };
}

function allProcesses(): { pid: number; parent: number; seconds: number }[] {
	try {
		return readdirSync('/proc')
			.filter((name) => /^\d+$/.test(name))
			.flatMap((name) => readProcess(Number(name)) ?? []);
	} catch {
		return [];
	}
}

/** The name stands in brackets and may hold anything: what follows the last one is counted (man 5 proc). */
function readProcess(pid: number): { pid: number; parent: number; seconds: number } | null {
	try {
		const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
		const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
		return { pid, parent: Number(fields[1]), seconds: (Number(fields[11]) + Number(fields[12])) / TICKS };
	} catch {
		return null;
	}
}
