import { runEvery } from '../../../platform/jobs/run-every.ts';
import { type FetchContext, fetchDue } from './fetch-due.ts';

/** Milliseconds between looks for new sources. */
const INTERVAL = 2000;

/** Fetches pictures of products as long as there are some to fetch, one encoded at a time: shoppers come first. `onShown` after each batch. */
export function startFetching({ onShown, ...context }: Pick<FetchContext, 'db' | 'store' | 'isAllowed'> & { onShown: () => void }): { close(): Promise<void> } {
	const stop = new AbortController();
	const job = runEvery(INTERVAL, async (isClosed) => {
		try {
			while (!isClosed() && (await fetchDue({ ...context, signal: stop.signal, encodeAtOnce: 1 })).length > 0) onShown();
		} catch (cause) {
			console.error(`Pictures of products could not be fetched: ${cause instanceof Error ? cause.message : cause}; it is tried again`);
		}
	});
	return {
		close() {
			stop.abort();
			return job.close();
		},
	};
}
