import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * How urgent a request is to its shopper. `first`: carts, checkout and orders; `later`: costly reads, which wait for those. Requests without a
 * lane (back office, merchant API, jobs) neither wait nor are waited for.
 */
export interface RequestLane {
	readonly kind: 'first' | 'later';
	/** Resolves when the request has been answered. */
	readonly done: Promise<void>;
}

/** Does the work of a request in a lane. */
export type Lanes = <T>(kind: RequestLane['kind'] | undefined, work: () => Promise<T>) => Promise<T>;

const current = new AsyncLocalStorage<RequestLane>();

/** The lane of the request that this code runs for. */
export const requestLane = (): RequestLane | undefined => current.getStore();

/** The lanes of a server, which works on at most `mostLater` costly reads at the same time. */
export function createLanes({ mostLater }: { readonly mostLater: number }): Lanes {
	const waiting: (() => void)[] = [];
	let running = 0;

	async function enter(): Promise<void> {
		if (running < mostLater) running += 1;
		else await new Promise<void>((start) => waiting.push(start));
	}

	function leave(): void {
		const next = waiting.shift();
		// Requests that have arrived meanwhile are read first: they may be those of carts.
		if (next) setImmediate(next);
		else running -= 1;
	}

	return async (kind, work) => {
		if (kind === undefined) return work();
		if (kind === 'later') await enter();
		const { promise, resolve } = Promise.withResolvers<void>();
		try {
			return await current.run({ kind, done: promise }, work);
		} finally {
			resolve();
			if (kind === 'later') leave();
		}
	};
}
