import type { ScheduledJob } from '../../jobs/index.ts';
import type { Database } from '../tables.ts';
import { lastChange, sendChanges, skipHistory } from './send-changes.ts';

/** Name of the job, to wake it after a write. */
export const CONTENT_WEBHOOK = 'content-webhook';

/** Milliseconds between polls, for writes that are not announced, such as an import or a script. */
const INTERVAL = 5000;

/**
 * Sends changes to the shop as they happen, one call at a time. Failed calls are retried with backoff. A shop that was not reachable may be back: an edit does
 * not wait for the end of a pause. Other writes, such as those of shoppers, do not call it more often.
 */
export function contentWebhookJob(db: Database, webhook: { readonly url: string; readonly secret: string }): ScheduledJob {
	let isBegun = false;
	/** Number of the last change at the time of the last failed call. */
	let triedUntil = 0;
	return {
		name: CONTENT_WEBHOOK,
		failure: 'Content webhook',
		every: INTERVAL,
		backoff: { first: 1000, longest: 60_000 },
		isWorthWaking: async () => (await lastChange(db)) > triedUntil,
		async run({ signal }) {
			if (!isBegun) await skipHistory(db);
			isBegun = true;
			try {
				while (!signal.aborted && (await sendChanges(db, webhook)));
			} catch (cause) {
				triedUntil = await lastChange(db).catch(() => triedUntil);
				throw cause;
			}
		},
	};
}
