/** A cache of loads by key: a `Map`, a `WeakMap`, or one of bounded size. */
interface KeptLoads<Key, Value> {
	get(key: Key): Promise<Value> | undefined;
	set(key: Key, load: Promise<Value>): unknown;
	delete(key: Key): unknown;
}

/**
 * Returns the cached load of a key, or starts it. Concurrent callers share one load. A failed load is removed from the cache at once, so that the
 * next caller tries again. Every memoised promise of storefront and backend uses this function or `loadOnce`.
 */
export function shareLoad<Key, Value>(kept: KeptLoads<Key, Value>, key: Key, load: () => Promise<Value>): Promise<Value> {
	const known = kept.get(key);
	if (known) return known;
	const loading = load();
	kept.set(key, loading);
	loading.catch(() => {
		if (kept.get(key) === loading) kept.delete(key);
	});
	return loading;
}

/** A load without arguments whose value is cached forever once it succeeded. */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
	const kept = new Map<'value', Promise<Value>>();
	return () => shareLoad(kept, 'value', load);
}
