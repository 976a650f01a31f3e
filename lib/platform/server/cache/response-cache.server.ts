import { bytesOfTexts, type MemoryBudget, type Share, sharedBudget } from './memory-budget.server.ts';

export interface ResponseCache {
	/**
	 * The kept value of `key`, fresh for `minutes`. A stale one is given at once and renewed behind the caller's back; calls for a
	 * missing one share a single load. A load that fails is not kept; what an outage lets fail is answered with the last good value (D24).
	 */
	get<T>(key: string, minutes: number, load: () => Promise<T>): Promise<T>;
	/** `get`, and whether the value is the last good one of a source that is out. */
	read<T>(key: string, minutes: number, load: () => Promise<T>, picked?: Picked<T> | undefined): Promise<Kept<T>>;
	/** Whether an answer is kept, be it stale. */
	has(key: string): boolean;
	/** Forgets the keys that start with one of the prefixes; all of them without prefixes. Returns how many. */
	clear(prefixes?: readonly string[]): number;
	readonly size: number;
}

export interface Kept<T> {
	readonly value: T;
	/** Seconds since the value was good; set while its source is out. */
	readonly outFor?: number;
}

/** An answer whose key depends on what a visitor typed. Their number has no bound, so they count in the memory budget and are evicted first. */
interface Picked<T> {
	/** Bytes of the value in memory; its key is counted by the cache. */
	readonly bytes: (value: T) => number;
}

interface Entry {
	value: unknown;
	/** Of the memory budget; null for what the whole site shares. */
	share: Share | null;
	since: number;
	freshUntil: number;
	staleUntil: number;
	/** When the last renewal failed; 0 after a good one. */
	failedAt: number;
}

interface CacheOptions {
	readonly maximumEntries: number;
	/** Of picked answers; that of the process where left out. */
	readonly budget?: MemoryBudget;
	/** Of one picked answer with its key: a larger one is given and not kept. */
	readonly largestBytes?: number;
	readonly staleMinutes: number;
	/** Whether a failed load says that the source is out, and not that the answer changed. */
	readonly isOutage?: (cause: unknown) => boolean;
	/** Milliseconds for which a failed load of an outage is the answer to all who ask: a source that is out is not asked by each of them. */
	readonly failurePause?: number;
	/** Milliseconds now. */
	readonly now?: () => number;
}

/** Milliseconds that a source which is out is left alone. */
const PAUSE = 5000;
/** Bytes of the error that a remembered failure keeps, about. */
const CAUSE = 4096;

interface Failure {
	readonly cause: unknown;
	readonly until: number;
	readonly share: Share;
}

/** A least-recently-used cache in this process's memory with coalescing, stale-while-revalidate and last good answers (D24). */
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
		failures.set(key, { cause, until: now() + failurePause, share });
		const [oldest] = failures.keys();
		if (failures.size > maximumEntries && oldest !== undefined) forgetFailure(oldest);
	}

	function forgetFailure(key: string): void {
		failures.get(key)?.share.close();
		failures.delete(key);
	}

	const lifetime = (minutes: number) => ({ freshUntil: now() + minutes * 60_000, staleUntil: now() + (minutes + staleMinutes) * 60_000 });

	/** `bytes`: of what a visitor picked. */
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
		if (failure && now() < failure.until) throw failure.cause;
		forgetFailure(key);
		if (!entry) return { value: await loadOnce(key, minutes, load, picked) };
		touch(key, entry);
		if (now() < entry.freshUntil || now() - entry.failedAt < PAUSE) return toKept(entry);
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
			// What is under way was asked for before: whoever waits gets it, nobody else.
			for (const key of [...loading.keys()].filter(isDoomed)) loading.delete(key);
			return doomed.length;
		},
		get size() {
			return entries.size;
		},
	};
}
