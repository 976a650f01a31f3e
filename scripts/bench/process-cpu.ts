import { readdirSync, readFileSync } from 'node:fs';

/** Ticks per second in which Linux counts CPU time. */
const TICKS = 100;

/** CPU seconds that a process and its children have used so far; 0 if the system does not report them. */
export function processCpuSeconds(pid: number): { own: number; children: number } {
	const all = allProcesses();
	const below = (parent: number): number => all.filter((one) => one.parent === parent).reduce((sum, one) => sum + one.seconds + below(one.pid), 0);
	return { own: all.find((one) => one.pid === pid)?.seconds ?? 0, children: below(pid) };
}

/** CPU seconds of ended children of this process; 0 if the system does not report them. */
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

/** Fields are counted after the last bracket, because the process name in brackets can contain any character (man 5 proc). */
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
