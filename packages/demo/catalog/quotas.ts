/**
 * Distributes `total` completely by weight. Each weight gets at least one if `total` is large enough;
 * otherwise the heaviest come first.
 */
export function sharedOut(weights: readonly number[], total: number): number[] {
	const heaviestFirst = weights.map((_, index) => index).sort((one, two) => (weights[two] ?? 0) - (weights[one] ?? 0) || one - two);
	const shares = weights.map(() => 0);
	const served = heaviestFirst.slice(0, total);
	for (const index of served) shares[index] = 1;
	const left = total - served.length;
	const sum = weights.reduce((whole, weight) => whole + weight, 0);
	for (const index of heaviestFirst) shares[index] = (shares[index] ?? 0) + Math.floor((left * (weights[index] ?? 0)) / sum);
	const given = shares.reduce((whole, share) => whole + share, 0);
	for (const index of heaviestFirst.slice(0, total - given)) shares[index] = (shares[index] ?? 0) + 1;
	return shares;
}
