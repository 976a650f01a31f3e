/** The value that a share of the values, in percent, does not exceed (nearest rank); NaN without any. */
export function percentile(values: readonly number[] | Float64Array, share: number): number {
	return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil((share / 100) * values.length) - 1)] ?? Number.NaN;
}
