import type { BuildRun } from './build-run.ts';
import { type BuildRow, summariseRuns, toKey } from './summarise-runs.ts';

/** A row that is measured beside the same row of an earlier report. */
export interface ComparedRow extends BuildRow {
	/** Processor time a page as a multiple of the earlier one; null where that report has no such row. */
	readonly timesLast: number | null;
	/** More than the bar: it is marked. */
	readonly isRegression: boolean;
}

/** A tenth of a second may be anything on a machine that does something else, too. */
const LEAST_SECONDS = 0.1;
const BAR = 1.05;

/** Rows beside those of an earlier report. A build is a regression where it takes over 5 % more processor time a page, and over a tenth of a second more. */
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
