import { STALE_MINUTES } from '../../config/cache-minutes.ts';
import { ApiFailure } from '../../http/result.ts';
import { createResponseCache, type ResponseCache } from './response-cache.server.ts';

const FAILURE_PAUSE = 1000;
const KILOBYTE = 1024;

declare global {
	var shopAnswerCache: ResponseCache | undefined;
	var shopPageCache: ResponseCache | undefined;
}

/**
 * The response cache of this process. Stored on `globalThis` because every function is its own bundle: functions that run in one process
 * share it, and one clear-cache call reaches them all (D21, D24).
 */
export function sharedCache(): ResponseCache {
	globalThis.shopAnswerCache ??= createResponseCache({
		maximumEntries: 600,
		largestBytes: 256 * KILOBYTE,
		staleMinutes: STALE_MINUTES,
		failurePause: FAILURE_PAUSE,
		isOutage,
	});
	return globalThis.shopAnswerCache;
}

/** Cache of pages rendered on demand; it holds fewer entries because they are large. */
export function sharedPages(): ResponseCache {
	globalThis.shopPageCache ??= createResponseCache({
		maximumEntries: 200,
		staleMinutes: STALE_MINUTES,
		failurePause: FAILURE_PAUSE,
		isOutage,
	});
	return globalThis.shopPageCache;
}

/** A rejection is an answer; a timeout, a server error and an unreadable response are an outage. */
function isOutage(cause: unknown): boolean {
	return (
		cause instanceof ApiFailure &&
		cause.error.kind !== 'rejected' &&
		(cause.error.kind !== 'http' || cause.error.statusCode >= 500 || cause.error.statusCode === 429)
	);
}
