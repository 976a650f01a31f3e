import { pruneChanges } from '../content/site/prune-changes.ts';
import { pruneMissed } from '../listing/search/misses/read-missed.ts';
import type { Database } from '../platform/database/tables.ts';
import { logFailure } from '../platform/log/log-error.ts';
import { pruneVisitors } from './prune-visitors.ts';

const HOUR = 3_600_000;

/** Deletes data that nobody can use any more, at the start and every hour. Sessions created in bulk thus occupy space for a limited time. */
export function startPruning(db: Database): { close(): Promise<void> } {
	const closing = new AbortController();
	let running = Promise.resolve();
	const prune = async () => {
		const failed = (what: string) => (cause: unknown) => logFailure(`${what} could not be deleted`, cause);
		await pruneChanges(db, new Date()).catch(failed('Old changes'));
		await pruneMissed(db, new Date()).catch(failed('Old counts of words'));
		await pruneVisitors(db, new Date(), closing.signal).catch(failed('What visitors left'));
	};
	const next = () => {
		running = running.then(prune);
	};
	next();
	const timer = setInterval(next, HOUR);
	timer.unref();
	return {
		async close() {
			closing.abort();
			clearInterval(timer);
			await running;
		},
	};
}
