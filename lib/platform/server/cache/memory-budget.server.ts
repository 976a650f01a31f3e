import { getHeapStatistics } from 'node:v8';

/** What one entry of a cache takes of the budget. */
export interface Share {
	/** The entry was used: it goes after those that were not. */
	touch(): void;
	/** The entry is gone from its cache. */
	close(): void;
}

/** Memory that all caches of a process share. */
export interface MemoryBudget {
	/** Counts an entry of so many bytes. Where all no longer fit, those that were used least recently are evicted, whichever cache they are in. */
	open(bytes: number, evict: () => void): Share;
	/** Whether an entry is small enough to be kept at all. */
	takes(bytes: number): boolean;
	readonly bytes: number;
}

/** Of the budget: what is larger would drive out too much else. */
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

/** Of a kept entry beside its key and its value: the objects that a cache makes for it. */
const ENTRY_OVERHEAD = 300;

/** Bytes of texts in memory, two a letter, and of what keeps them. */
export const bytesOfTexts = (...texts: readonly string[]): number => texts.reduce((sum, text) => sum + 2 * text.length, ENTRY_OVERHEAD);

const MEGABYTE = 1024 * 1024;
/** Of the heap's limit, of which the young generation takes a good part: with `--max-old-space-size=160` the limit is 370 MB. */
const HEAP_PART = 1 / 8;
const LARGEST_BUDGET = 384 * MEGABYTE;

declare global {
	var shopMemoryBudget: MemoryBudget | undefined;
}

/**
 * The one budget of this process: an eighth of the heap that Node may use (`--max-old-space-size`), 384 MB at most. It hangs on `globalThis` because every
 * function is a bundle of its own.
 */
export function sharedBudget(): MemoryBudget {
	globalThis.shopMemoryBudget ??= createMemoryBudget(Math.min(LARGEST_BUDGET, getHeapStatistics().heap_size_limit * HEAP_PART));
	return globalThis.shopMemoryBudget;
}
