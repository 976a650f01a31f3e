import { type CpuInfo, cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

interface Waiting {
	/** What all cores have done until now. */
	readonly read?: () => readonly CpuInfo[];
	readonly pause?: (milliseconds: number) => Promise<unknown>;
}

/** Share of a core's time. */
export const QUIET = 0.2;
/** One may fall between two steps of somebody's work. */
const LOOKS = 3;
/** Milliseconds. */
const LOOK = 2000;
const LONGEST_WAIT = 180_000;

/**
 * What ran before leaves work behind that would be counted against the pages: waits until the cores had nothing to do at several looks in a row. Gives the share of their
 * time that they worked at the last one. Not the load of the machine, which names what ran a minute ago.
 */
export async function waitForQuiet({ read = cpus, pause = setTimeout }: Waiting = {}): Promise<number> {
	let [before, quiet] = [toTimes(read()), 0];
	for (let waited = LOOK; ; waited += LOOK) {
		await pause(LOOK);
		const after = toTimes(read());
		const busy = (after.busy - before.busy) / Math.max(1, after.all - before.all);
		before = after;
		quiet = busy <= QUIET ? quiet + 1 : 0;
		if (quiet === LOOKS || waited >= LONGEST_WAIT) return busy;
	}
}

function toTimes(cores: readonly CpuInfo[]): { readonly busy: number; readonly all: number } {
	const sum = (of: (times: CpuInfo['times']) => number) => cores.reduce((total, { times }) => total + of(times), 0);
	const all = sum(({ user, nice, sys, irq, idle }) => user + nice + sys + irq + idle);
	return { all, busy: all - sum(({ idle }) => idle) };
}
