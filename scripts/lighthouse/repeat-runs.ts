interface Repeated<Result> {
	/** At most. */
	readonly runs: number;
	/** Its number begins at 1. */
	readonly run: (number: number) => Promise<Result>;
	/** Whether a first run needs no others; without it all are made. */
	readonly isEnough?: ((results: readonly Result[]) => boolean) | undefined;
}

/** Runs one after another: one where it is enough, else all of them. What comes out is never the lucky ones alone: the first counts among the others. */
export async function repeatRuns<Result>({ runs, run, isEnough }: Repeated<Result>): Promise<readonly Result[]> {
	const results = [await run(1)];
	if (isEnough?.(results)) return results;
	for (let number = 2; number <= runs; number++) results.push(await run(number));
	return results;
}
