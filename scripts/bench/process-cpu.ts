import { readdirSync, readFileSync } from 'node:fs';

/** Ticks a second in which Linux counts processor time. */
const TICKS = 100;

/** Processor seconds that a process and those that it started have used so far; 0 if the system does not report them. */
export function processCpuSeconds(pid: number): { own: number; children: number } {
	const all = allProcesses();
	const below = (parent: number): number => all.filter((one) => one.parent === parent).reduce((sum, one) => sum + one.seconds + below(one.pid), 0);
	return { own: all.find((one) => one.pid === pid)?.seconds ?? 0, children: below(pid) };
}

/** Processor seconds of ended children of this process; 0 if the system does not report them. */
export const endedChildrenSeconds = (): number => readProcess('self')?.ofEndedChildren ?? 0;

interface ProcessCpu {
	readonly pid: number;
	readonly parent: number;
	readonly seconds: number;
	readonly ofEndedChildren: number;
}

function allProcesses(): ProcessCpu[] {
	try {
		return readdirSync('/proc')
			.filter((name) => /^\d+$/.test(name))
			.flatMap((name) => readProcess(Number(name)) ?? []);
	} catch {
		return [];
	}
}

/** The name stands in brackets and may hold anything: what follows the last one is counted (man 5 proc). */
function readProcess(pid: number | 'self'): ProcessCpu | null {
	try {
		const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
		const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
		const ticks = (place: number) => Number(fields[place]) + Number(fields[place + 1]);
		return { pid: Number.parseInt(text, 10), parent: Number(fields[1]), seconds: ticks(11) / TICKS, ofEndedChildren: ticks(13) / TICKS };
	} catch {
		return null;
	}
}
