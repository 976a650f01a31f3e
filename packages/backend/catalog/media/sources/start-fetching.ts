import { runEvery } from '../../../platform/jobs/run-every.ts';
import { logFailure } from '../../../platform/log/log-error.ts';
import { type FetchContext, fetchDue } from './fetch-due.ts';

/** Polling interval in milliseconds. */
const INTERVAL = 2000;
/** Milliseconds after which absent folders are checked again. */
const FORGET = 600_000;

/** Fetches due media in the background. Encodes one picture at a time, to leave CPU for requests. `onShown` is called after each batch. */
export function startFetching({ onShown, ...context }: Pick<FetchContext, 'db' | 'store' | 'isAllowed'> & { onShown: () => void }): { close(): Promise<void> } {
	const stop = new AbortController();
	const absentFolders = new Set<string>();
	let forgotten = performance.now();
	const job = runEvery(INTERVAL, async (isClosed) => {
		if (performance.now() - forgotten > FORGET) {
			absentFolders.clear();
			forgotten = performance.now();
		}
		try {
			while (!isClosed() && (await fetchDue({ ...context, absentFolders, signal: stop.signal, encodeAtOnce: 1 })).length > 0) onShown();
		} catch (cause) {
			logFailure('Product pictures could not be fetched; retrying', cause);
		}
	});
	return {
		close() {
			stop.abort();
			return job.close();
		},
	};
}
