interface Verdict {
	readonly writes: boolean;
	/** Number of lines dropped before this one. */
	readonly leftOut: number;
}

/** Limits log lines that strangers can cause to a number per window; the next line contains the number of dropped ones. `now` is of a monotonic clock. */
export function createLineLimit({ most, windowMs }: { most: number; windowMs: number }): (now: number) => Verdict {
	let since = Number.NEGATIVE_INFINITY;
	let count = 0;
	let leftOut = 0;
	return (now) => {
		if (now - since >= windowMs) [since, count] = [now, 0];
		count += 1;
		if (count > most) {
			leftOut += 1;
			return { writes: false, leftOut };
		}
		const before = leftOut;
		leftOut = 0;
		return { writes: true, leftOut: before };
	};
}
