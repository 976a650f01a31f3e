import { bytesOfTexts, type MemoryBudget, type Share, sharedBudget } from './memory-budget.server.ts';

export interface ResponseCache {
	/**
	 * The cached value of `key`, fresh for `minutes`. A stale value is returned at once and refreshed in the background; concurrent calls for
	 * a missing one share a single load. Failed loads are not cached; during an outage the last good value is returned (D24).
	 */
	get<T>(key: string, minutes: number, load: () => Promise<T>): Promise<T>;
	/** Like `get`, and says whether the value is the last good one of a source that is down. */
	read<T>(key: string, minutes: number, load: () => Promise<T>, picked?: Picked<T> | undefined): Promise<Kept<T>>;
	/** Whether a value is cached, even a stale one. */
	has(key: string): boolean;
	/** Removes the keys that start with one of the prefixes; without prefixes all of them. Returns how many. */
	clear(prefixes?: readonly string[]): number;
	readonly size: number;
}

interface Kept<T> {
	readonly value: T;
	/** Seconds since the value was good; set while its source is down. */
	readonly outFor?: number;
}

/** A value whose key depends on visitor input. The number of such keys is unbounded, so they count in the memory budget and are evicted first. */
interface Picked<T> {
	/** Bytes of the value in memory; the cache adds those of its key. */
	readonly bytes: (value: T) => number;
}

interface Entry {
	value: unknown;
	/** Share of the memory budget; null for values that the whole site shares. */
	share: Share | null;
	since: number;
	freshUntil: number;
	staleUntil: number;
	/** Time of the last failed refresh; 0 after a successful one. */
	failedAt: number;
}

interface CacheOptions {
	readonly maximumEntries: number;
	/** Budget of values with `picked`; the process's own if left out. */
	readonly budget?: MemoryBudget;
	/** Largest size of one such value with its key: a larger one is returned but not cached. */
	readonly largestBytes?: number;
	readonly staleMinutes: number;
	/** Whether a failed load means that the source is down, and not that the content changed. */
	readonly isOutage?: (cause: unknown) => boolean;
	/** Milliseconds for which a failed load is remembered during an outage, so that not every caller asks a source that is down. */
	readonly failurePause?: number;
	/** Current time in milliseconds. */
	readonly now?: () => number;
}

/** Milliseconds between two attempts to reach a source that is down. */
const PAUSE = 5000;
/** Approximate bytes of the error that a remembered failure keeps. */
const CAUSE = 4096;

interface Failure {
	readonly cause: unknown;
	readonly at: number;
	readonly share: Share;
}

/** A least-recently-used cache in this process's memory with coalescing, stale-while-revalidate and last good values (D24). */
export function createResponseCache({
	maximumEntries,
	budget = sharedBudget(),
	largestBytes = Number.POSITIVE_INFINITY,
	staleMinutes,
	isOutage = () => true,
	failurePause = 0,
	now = () => Date.now(),
}: CacheOptions): ResponseCache {
	const entries = new Map<string, Entry>();
	const loading = new Map<string, Promise<unknown>>();
	const failures = new Map<string, Failure>();

	function loadOnce<T>(key: string, minutes: number, load: () => Promise<T>, picked?: Picked<T> | undefined): Promise<T> {
		const known = loading.get(key);
		if (known) return known as Promise<T>;
		const promise: Promise<T> = load().then(
			(value) => {
				if (loading.get(key) === promise)
					keep(key, { value, since: now(), ...lifetime(minutes), failedAt: 0 }, picked && bytesOfTexts(key) + picked.bytes(value));
				return value;
			},
			(cause: unknown) => {
				const entry = entries.get(key);
				if (!isOutage(cause)) forget(key);
				else if (entry) entry.failedAt = now();
				else if (failurePause > 0) rememberFailure(key, cause);
				throw cause;
			},
		);
		loading.set(key, promise);
		const done = () => void (loading.get(key) === promise && loading.delete(key));
		promise.then(done, done);
		return promise;
	}

	function rememberFailure(key: string, cause: unknown): void {
		forgetFailure(key);
		const share = budget.open(bytesOfTexts(key) + CAUSE, () => failures.delete(key));
		failures.set(key, { cause, at: now(), share });
		const [oldest] = failures.keys();
		if (failures.size > maximumEntries && oldest !== undefined) forgetFailure(oldest);
	}

	function forgetFailure(key: string): void {
		failures.get(key)?.share.close();
		failures.delete(key);
	}

	/** Whether less than `ms` have passed. A time to come is that of a clock that was set back: nothing lasts longer by it. */
	const isWithin = (at: number, ms: number) => now() >= at && now() - at < ms;

	const lifetime = (minutes: number) => ({ freshUntil: now() + minutes * 60_000, staleUntil: now() + (minutes + staleMinutes) * 60_000 });

	/** `bytes` is set for values that depend on visitor input. */
	function keep(key: string, value: Omit<Entry, 'share'>, bytes?: number): void {
		forget(key);
		if (bytes !== undefined && (bytes > largestBytes || !budget.takes(bytes))) return;
		entries.set(key, { ...value, share: bytes === undefined ? null : budget.open(bytes, () => entries.delete(key)) });
		for (const [oldest, { share }] of entries) {
			if (entries.size <= maximumEntries) return;
			if (share !== null && oldest !== key) forget(oldest);
		}
		for (const oldest of entries.keys()) {
			if (entries.size <= maximumEntries) return;
			forget(oldest);
		}
	}

	function touch(key: string, entry: Entry): void {
		entries.delete(key);
		entries.set(key, entry);
		entry.share?.touch();
	}

	function forget(key: string): void {
		entries.get(key)?.share?.close();
		entries.delete(key);
	}

	const toKept = <T>(entry: Entry): Kept<T> => ({ value: entry.value as T, ...(entry.failedAt > 0 && { outFor: Math.round((now() - entry.since) / 1000) }) });

	async function read<T>(key: string, minutes: number, load: () => Promise<T>, picked?: Picked<T> | undefined): Promise<Kept<T>> {
		const entry = entries.get(key);
		const failure = failures.get(key);
		if (failure && isWithin(failure.at, failurePause)) throw failure.cause;
		forgetFailure(key);
		if (!entry) return { value: await loadOnce(key, minutes, load, picked) };
		touch(key, entry);
		if (isWithin(entry.since, entry.freshUntil - entry.since) || isWithin(entry.failedAt, PAUSE)) return toKept(entry);
		const renewal = loadOnce(key, minutes, load, picked);
		if (now() < entry.staleUntil) {
			renewal.catch(() => undefined);
			return toKept(entry);
		}
		return renewal.then(
			(value) => ({ value }),
			(cause: unknown) => {
				if (!isOutage(cause)) throw cause;
				return toKept<T>(entry);
			},
		);
	}

	return {
		read,
		has: (key) => entries.has(key),
		get: async (key, minutes, load) => (await read(key, minutes, load)).value,
		clear(prefixes) {
			const isDoomed = (key: string) => !prefixes || prefixes.some((prefix) => key.startsWith(prefix));
			const doomed = [...entries.keys()].filter(isDoomed);
			for (const key of doomed) forget(key);
			for (const key of [...failures.keys()].filter(isDoomed)) forgetFailure(key);
			// Pending loads started before the clear: current callers still get them, later ones do not.
			for (const key of [...loading.keys()].filter(isDoomed)) loading.delete(key);
			return doomed.length;
		},
		get size() {
			return entries.size;
		},
	};
}
