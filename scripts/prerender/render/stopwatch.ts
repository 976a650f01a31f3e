import { threadCpuUsage } from 'node:process';

/** Adds up this thread's CPU time by kind of work. */
export interface Stopwatch {
	/** Counts the time since the last call under `name`. */
	lap(name: string): void;
	/** Begins item `nth` of `items`. The last of each eight is timed and counts for them all: timing each one takes 2 % of a build. */
	beginItem(nth: number, items: number): void;
	/** Ends the last item. */
	endItems(): void;
	/** Milliseconds by name since the last call. */
	take(): Record<string, number>;
}

/** Number of items of which one is timed. */
const SAMPLE = 8;

/** `isSampling` only if the thread does one job at a time: the laps of others would count as those of an item. */
export function createStopwatch({ isSampling }: { readonly isSampling: boolean }): Stopwatch {
	let times: Record<string, number> = {};
	let last = now();
	/** How often a lap counts. */
	let weight = 1;
	return {
		lap(name) {
			if (weight === 0) return;
			const at = now();
			times[name] = (times[name] ?? 0) + (at - last) * weight;
			last = at;
		},
		beginItem(nth, items) {
			if (!isSampling) return;
			weight = nth % SAMPLE === SAMPLE - 1 || nth === items - 1 ? (nth % SAMPLE) + 1 : 0;
			if (weight > 0) last = now();
		},
		endItems() {
			if (!isSampling) return;
			weight = 1;
			last = now();
		},
		take() {
			const taken = times;
			times = {};
			return taken;
		},
	};
}

/** Adds times by name to a total. */
export function addTimes(total: Record<string, number>, more: Readonly<Record<string, number>>): void {
	for (const [name, milliseconds] of Object.entries(more)) total[name] = (total[name] ?? 0) + milliseconds;
}

function now(): number {
	const { user, system } = threadCpuUsage();
	return (user + system) / 1000;
}
