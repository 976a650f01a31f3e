/** What keeps loads by their key: a `Map`, a `WeakMap`, or one of bounded size. */
interface KeptLoads<Key, Value> {
	get(key: Key): Promise<Value> | undefined;
	set(key: Key, load: Promise<Value>): unknown;
	delete(key: Key): unknown;
}

/**
 * What was loaded for a key; it is loaded where nothing is kept. All who ask meanwhile share one load. A load that fails leaves the cache at once, so that the
 * next caller tries again. Every memoised promise of the storefront and of the backend goes through here or `loadOnce`.
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

/** A load without arguments whose value is kept for good once it succeeded. */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
	const kept = new Map<'value', Promise<Value>>();
	return () => shareLoad(kept, 'value', load);
}
