import type { ScheduledJob } from '../../../jobs/index.ts';
import { type FetchContext, fetchDue } from './fetch-due.ts';

/** Polling interval in milliseconds. */
const INTERVAL = 2000;
/** Milliseconds after which absent folders are checked again. */
const FORGET = 600_000;

/**
 * Fetches due media, on every instance: a folder may exist on one machine only. Encodes one picture at a time, to leave CPU for requests. `onShown` is
 * called after each batch.
 */
export function fetchingJob({ onShown, ...context }: Pick<FetchContext, 'db' | 'store' | 'isAllowed'> & { onShown: () => void }): ScheduledJob {
	const absentFolders = new Set<string>();
	let forgotten = performance.now();
	return {
		name: 'fetch-media',
		failure: 'Product pictures could not be fetched',
		every: INTERVAL,
		isEverywhere: true,
		async run({ signal }) {
			if (performance.now() - forgotten > FORGET) {
				absentFolders.clear();
				forgotten = performance.now();
			}
			while (!signal.aborted && (await fetchDue({ ...context, absentFolders, signal, encodeAtOnce: 1 })).length > 0) onShown();
		},
	};
}
