import { setImmediate, setTimeout } from 'node:timers/promises';

/**
 * Joins lookups by key into fewer: those that are wanted in the same turn of the event loop, or while one runs, share the next one. What it finds, which may be more than the wanted keys, is as new as
 * the call, or newer. A lookup that hangs, e.g. on a lost connection, delays the next one by `patience` milliseconds at most.
 */
export function sharedLookup<Key, Value>(
	lookUp: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
	patience = 1000,
): (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>> {
	let running: Promise<unknown> = Promise.resolve();
	let next: { keys: Set<Key>; found: Promise<ReadonlyMap<Key, Value>> } | null = null;

	function prepare() {
		const keys = new Set<Key>();
		const found = running.then(async () => {
			await setImmediate();
			next = null;
			return lookUp([...keys]);
		});
		running = Promise.race([found.catch(() => undefined), setTimeout(patience, undefined, { ref: false })]);
		return { keys, found };
	}

	return (wanted) => {
		next ??= prepare();
		for (const key of wanted) next.keys.add(key);
		return next.found;
	};
}
