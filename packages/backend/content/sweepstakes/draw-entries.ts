import { randomInt } from 'node:crypto';

/** Takes `count` items at random, in random order, each with the same chance: from the random numbers of the platform, which nobody can reproduce. */
export function drawEntries<Item>(items: readonly Item[], count: number): Item[] {
	const left = [...items];
	return Array.from({ length: Math.min(count, items.length) }, () => left.splice(randomInt(left.length), 1)).flat();
}
