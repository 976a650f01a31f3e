import type { Result } from 'lighthouse';

type Run = Pick<Result, 'environment'>;

/**
 * Lighthouse measures the speed of the machine before each run (`benchmarkIndex`). Its slowdown of 4 makes a mid-range phone of a machine of at least this index, and a
 * slower phone of a slower machine (docs/throttling.md of Lighthouse). A machine of two cores falls below it while something else uses them.
 */
const EXPECTED_INDEX = 1500;
/** At most this many times as many runs as asked for. */
const MOST = 2;

export const speedOf = ({ environment }: Run): number => environment.benchmarkIndex;

/** Whether `runs` results are of a machine that was fast enough, or so many were tried that this machine will not be. */
export function hasEnough(results: readonly Run[], runs: number): boolean {
	return results.length >= runs * MOST || results.filter((result) => speedOf(result) >= EXPECTED_INDEX).length >= runs;
}

/** The results of the `runs` runs in which the machine was fastest, whatever these results are. */
export function fastest<T extends Run>(results: readonly T[], runs: number): readonly T[] {
	return results.toSorted((a, b) => speedOf(b) - speedOf(a)).slice(0, runs);
}
