import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { logFailure } from '../../platform/log/log-error.ts';
import { lastChange, sendChanges, skipHistory } from './send-changes.ts';

export interface RunningWebhook {
	/** Checks for changes now; call it after a write. After a failed call it tries again only if there is a newer change. */
	wake(): void;
	close(): Promise<void>;
}

/** Milliseconds between polls, for writes that are not announced, such as an import or a script. */
const INTERVAL = 5000;
/** Milliseconds before a change that was made during a failing call is sent. */
const SHORT_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

/** Sends changes to the shop as they happen, one call at a time. Failed calls are retried with backoff. */
export function startWebhook(db: Kysely<Tables>, webhook: { readonly url: string; readonly secret: string }): RunningWebhook {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let running: Promise<void> | null = null;
	let isWanted = false;
	let isClosed = false;
	let failures = 0;
	/** Number of the last change at the time of the last failed call. */
	let triedUntil = 0;

	const schedule = (pause: number) => {
		clearTimeout(timer);
		if (isClosed) return;
		timer = setTimeout(look, pause);
		timer.unref();
	};
	const look = () => {
		if (running) {
			isWanted = true;
			return;
		}
		isWanted = false;
		running = send().finally(() => {
			running = null;
			schedule(failures === 0 ? (isWanted ? 0 : INTERVAL) : isWanted ? SHORT_PAUSE : Math.min(LONGEST_PAUSE, 500 * 2 ** failures));
		});
	};
	const send = async () => {
		try {
			while (await sendChanges(db, webhook));
			failures = 0;
		} catch (cause) {
			failures++;
			triedUntil = await lastChange(db).catch(() => triedUntil);
			if (failures === 1) logFailure('Content webhook; retrying', cause);
		}
	};

	/** A shop that was not reachable may be back: an edit does not wait for the end of a pause. Other writes, such as those of shoppers, do not call it more often. */
	const lookForNewer = async () => {
		if ((await lastChange(db)) > triedUntil && !isClosed) look();
	};

	void skipHistory(db).then(() => schedule(INTERVAL));
	return {
		wake: () => {
			if (failures === 0) look();
			else lookForNewer().catch(() => undefined);
		},
		async close() {
			isClosed = true;
			clearTimeout(timer);
			await running;
		},
	};
}
