/** Milliseconds to wait after a number of failures in a row: doubled each time, up to `longest`. */
export const toBackoff = (failures: number, { first, longest }: { readonly first: number; readonly longest: number }): number =>
	Math.min(longest, first * 2 ** Math.min(failures - 1, 30));
