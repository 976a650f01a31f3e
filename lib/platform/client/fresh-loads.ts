import { shareLoad } from '@titraj/contract/share-load.ts';

interface FreshLoads {
	/** Milliseconds for which an answer is reused. */
	readonly freshMs: number;
	/** Maximum number of cached answers; the oldest is evicted first. */
	readonly most: number;
}

/** Caches loaded answers for `freshMs`; a failed load is not cached. */
export function createFreshLoads<Answer>({ freshMs, most }: FreshLoads): (key: string, load: () => Promise<Answer>) => Promise<Answer> {
	const kept = new Map<string, Promise<Answer>>();
	const loadedAt = new Map<string, number>();
	const forget = (key: string) => {
		kept.delete(key);
		loadedAt.delete(key);
	};
	return (key, load) => {
		const now = Date.now();
		if (now - (loadedAt.get(key) ?? 0) >= freshMs) forget(key);
		return shareLoad(kept, key, () => {
			loadedAt.delete(key);
			loadedAt.set(key, now);
			const [oldest] = loadedAt.keys();
			if (loadedAt.size > most && oldest !== undefined) forget(oldest);
			return load();
		});
	};
}
