import type { BuildRun } from './build-run.ts';
import { type BuildRow, summariseRuns, toKey } from './summarise-runs.ts';

/** A row compared with the same row of an earlier report. */
export interface ComparedRow extends BuildRow {
	/** CPU time per page as a multiple of the earlier one; null if that report has no such row. */
	readonly timesLast: number | null;
	/** Over the limit of `compareRuns`. */
	readonly isRegression: boolean;
}

/** Smaller differences may be noise from other work on the machine. */
const LEAST_SECONDS = 0.1;
const BAR = 1.05;

/** Compares rows with those of an earlier report. A build is a regression if it takes over 5 % more CPU time per page, and over a tenth of a second more in all. */
export function compareRuns(runs: readonly BuildRun[], earlier: readonly BuildRun[]): readonly ComparedRow[] {
	const before = new Map(summariseRuns(earlier).map((row) => [toKey(row), row]));
	return summariseRuns(runs).map((row) => {
		const last = before.get(toKey(row));
		if (!last) return { ...row, timesLast: null, isRegression: false };
		const timesLast = perPage(row) / perPage(last);
		return { ...row, timesLast, isRegression: timesLast > BAR && row.cpu - last.cpu > LEAST_SECONDS };
	});
}

const perPage = ({ cpu, pages }: BuildRow): number => cpu / Math.max(1, pages);
