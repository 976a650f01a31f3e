import { threadCpuUsage } from 'node:process';

/** Adds up this thread's CPU time by kind of work. */
export interface Stopwatch {
	/** Counts the time since the last call under `name`. */
	lap(name: string): void;
	/** Milliseconds by name since the last call. */
	take(): Record<string, number>;
}

export function createStopwatch(): Stopwatch {
	let times: Record<string, number> = {};
	let last = now();
	return {
		lap(name) {
			const at = now();
			times[name] = (times[name] ?? 0) + (at - last);
			last = at;
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
