import { getHeapStatistics } from 'node:v8';

/** A cache entry's part of the budget. */
export interface Share {
	/** Marks the entry as most recently used. */
	touch(): void;
	/** Releases the entry's memory, once it is gone from its cache. */
	close(): void;
}

/** Memory budget that all caches of a process share. */
export interface MemoryBudget {
	/** Adds an entry of `bytes`. If the budget is exceeded, the least recently used entries of all caches are evicted. */
	open(bytes: number, evict: () => void): Share;
	/** Whether an entry is small enough to be cached at all. */
	takes(bytes: number): boolean;
	readonly bytes: number;
}

/** Largest part of the budget that one entry may take: a larger one would evict too much else. */
const LARGEST_PART = 1 / 4;

export function createMemoryBudget(maximumBytes: number): MemoryBudget {
	const entries = new Set<{ readonly bytes: number; readonly evict: () => void }>();
	let bytes = 0;
	return {
		open(size, evict) {
			const entry = { bytes: size, evict };
			const close = () => {
				if (entries.delete(entry)) bytes -= size;
			};
			entries.add(entry);
			bytes += size;
			for (const oldest of entries) {
				if (bytes <= maximumBytes || oldest === entry) break;
				entries.delete(oldest);
				bytes -= oldest.bytes;
				oldest.evict();
			}
			return {
				touch: () => void (entries.delete(entry) && entries.add(entry)),
				close,
			};
		},
		takes: (size) => size <= maximumBytes * LARGEST_PART,
		get bytes() {
			return bytes;
		},
	};
}

/** Bytes per entry in addition to key and value: the objects that a cache allocates for it. */
const ENTRY_OVERHEAD = 300;

/** Memory size of texts in bytes: two per character, plus overhead. */
export const bytesOfTexts = (...texts: readonly string[]): number => texts.reduce((sum, text) => sum + 2 * text.length, ENTRY_OVERHEAD);

const MEGABYTE = 1024 * 1024;
/** Part of the heap limit. The limit includes the young generation: with `--max-old-space-size=160` it is 370 MB. */
const HEAP_PART = 1 / 8;
const LARGEST_BUDGET = 384 * MEGABYTE;

declare global {
	var shopMemoryBudget: MemoryBudget | undefined;
}

/**
 * The memory budget of this process: an eighth of Node's heap limit (`--max-old-space-size`), at most 384 MB. Stored on `globalThis`
 * because every function is its own bundle.
 */
export function sharedBudget(): MemoryBudget {
	globalThis.shopMemoryBudget ??= createMemoryBudget(Math.min(LARGEST_BUDGET, getHeapStatistics().heap_size_limit * HEAP_PART));
	return globalThis.shopMemoryBudget;
}
