/** Random numbers that depend only on the seed: the same seed gives the same demo on every machine. */
export interface Random {
	/** From 0 up to, but not including, 1. */
	next(): number;
	/** Whole number, both ends included. */
	int(min: number, max: number): number;
	/** Multiple of `size` between the ends. */
	step(min: number, max: number, size: number): number;
	chance(probability: number): boolean;
	pick<T>(items: readonly T[]): T;
	/** `count` different items, in the order of the list. */
	sample<T>(items: readonly T[], count: number): T[];
}

export function seededRandom(seed: string): Random {
	let state = hashText(seed);
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
	const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
	const pick = <T>(items: readonly T[]): T => {
		const item = items[int(0, items.length - 1)];
		if (item === undefined) throw new Error(`Nothing to pick from (seed ${seed})`);
		return item;
	};
	const sample = <T>(items: readonly T[], count: number): T[] => {
		let wanted = Math.min(count, items.length);
		return items.filter((_, index) => {
			const taken = next() < wanted / (items.length - index);
			if (taken) wanted -= 1;
			return taken;
		});
	};
	const step = (min: number, max: number, size: number) => min + int(0, Math.floor((max - min) / size)) * size;
	return { next, int, step, pick, sample, chance: (probability) => next() < probability };
}

/** FNV-1a, 32 bits. */
export function hashText(text: string): number {
	let hash = 0x811c9dc5;
	for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
	return hash >>> 0;
}
