/**
 * Splits an amount in proportion to weights; the parts sum to the amount. Each part is rounded down to whole steps, and the remaining steps go
 * to the largest remainders, the first of equals first. Returns zeros if all weights are zero.
 */
export function spread(amount: number, weights: readonly number[], step = 1): number[] {
	const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
	if (all === 0n) return weights.map(() => 0);
	const steps = BigInt(Math.trunc(amount / step));
	const shares = weights.map((weight, place) => {
		const product = steps * BigInt(weight);
		return { place, whole: product / all, remainder: product % all };
	});
	const left = Number(steps - shares.reduce((sum, { whole }) => sum + whole, 0n));
	const lucky = new Set(
		shares
			.toSorted((a, b) => (a.remainder === b.remainder ? a.place - b.place : a.remainder > b.remainder ? -1 : 1))
			.slice(0, left)
			.map(({ place }) => place),
	);
	const parts = shares.map(({ place, whole }) => (Number(whole) + (lucky.has(place) ? 1 : 0)) * step);
	const heaviest = weights.indexOf(Math.max(...weights));
	const broken = amount - Number(steps) * step;
	return broken === 0 ? parts : parts.map((part, place) => (place === heaviest ? part + broken : part));
}
