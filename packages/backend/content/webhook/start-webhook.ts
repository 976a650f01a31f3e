import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { sendChanges, skipHistory } from './send-changes.ts';

export interface RunningWebhook {
	/** Checks for changes now; call it after a write. */
	wake(): void;
	close(): Promise<void>;
}

/** Milliseconds between polls, for writes that are not announced, such as an import or a script. */
const INTERVAL = 5000;
const LONGEST_PAUSE = 60_000;

/** Sends changes to the shop as they happen, one call at a time. Failed calls are retried with backoff. */
export function startWebhook(db: Kysely<Tables>, webhook: { readonly url: string; readonly secret: string }): RunningWebhook {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let running: Promise<void> | null = null;
	let isWanted = false;
	let isClosed = false;
	let failures = 0;

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
			schedule(failures > 0 ? Math.min(LONGEST_PAUSE, 500 * 2 ** failures) : isWanted ? 0 : INTERVAL);
		});
	};
	const send = async () => {
		try {
			while (await sendChanges(db, webhook));
			failures = 0;
		} catch (cause) {
			failures++;
			if (failures === 1) console.error(`Content webhook: ${cause instanceof Error ? cause.message : cause}; retrying`);
		}
	};

	void skipHistory(db).then(() => schedule(INTERVAL));
	return {
		wake: () => {
			if (failures === 0) look();
		},
		async close() {
			isClosed = true;
			clearTimeout(timer);
			await running;
		},
	};
}
