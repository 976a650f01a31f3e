import type { ChildResult } from './run-child.ts';

/** A measured build. */
export interface BuildRun extends ChildResult {
	readonly products: number;
	readonly name: string;
	/** The machine's load at the start of the build. */
	readonly load: number;
}

/** The JSON report that `npm run bench` writes per day. */
export interface BuildsReport {
	/** Node, processors and day: `Node v24.9.0, 2 × AMD EPYC, 2026-11-22`. */
	readonly machine: string;
	readonly runs: readonly BuildRun[];
}
