import type { ChildResult } from './run-child.ts';

/** A build that was measured. */
export interface BuildRun extends ChildResult {
	readonly products: number;
	readonly name: string;
	/** Of the machine when it began. */
	readonly load: number;
}

/** What `npm run bench` keeps of a day. */
export interface BuildsReport {
	/** Node, processors and day: `Node v24.9.0, 2 × AMD EPYC, 2026-11-22`. */
	readonly machine: string;
	readonly runs: readonly BuildRun[];
}
