interface Verdict {
	readonly writes: boolean;
	/** Lines that were left out before this one. */
	readonly leftOut: number;
}

/** Bounds lines of a log that strangers can cause: so many in a window; the next line that is written tells how many were left out. `now` is of a clock that never goes back. */
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
