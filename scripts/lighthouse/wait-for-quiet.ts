import { type CpuInfo, cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

interface Waiting {
	/** CPU times of all cores together since the start of the machine. */
	readonly read?: () => readonly CpuInfo[];
	readonly pause?: (milliseconds: number) => Promise<unknown>;
}

/** Maximum share of CPU time of an idle machine. */
export const QUIET = 0.2;
/** Consecutive idle samples; a single one may fall into a pause of other work. */
const LOOKS = 3;
/** Milliseconds. */
const LOOK = 2000;
const LONGEST_WAIT = 180_000;

/**
 * Waits until the cores were idle in several samples in a row, because work left by earlier programs would slow down the pages. Returns the share of their
 * time that was in use in the last sample. The load average is not used, because it contains work of the last minute.
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
