import type { Redis } from 'ioredis';
import { createCrawler } from '../render/create-crawler.ts';
import { type IdList, itemSourceOf } from '../render/item-sources.ts';
import { retry } from '../render/retry.ts';
import { createThrottle } from '../render/throttle.ts';
import { createThrottledFetch } from '../render/throttled-fetch.ts';
import type { BatchJob } from '../render/worker-messages.ts';
import { BATCH_SIZE, type Task } from './messages.ts';
import { shareBackOff } from './share-throttle.ts';

type Listing = Pick<Task, 'rateLimits' | 'sites' | 'backendUrl' | 'host' | 'token' | 'table' | 'timeout'>;

/** Disposing of it ends its calls. */
export interface BatchLists extends Disposable {
	/** A batch's ids, and where the next batch begins. Null if a machine has to find out. Never rejects. */
	list(job: BatchJob): Promise<IdList | null>;
}

/** Milliseconds between exchanges of back-offs with the machines. */
const SHARE_INTERVAL = 1000;
/** Failed calls in a row after which a build lists no more. */
const MOST_FAILURES = 3;

/**
 * Lists the items of batches at the coordinator, so that the next batch waits for no machine (ADR 106). With limits of calls it lists nothing, because machines share the
 * limits among themselves.
 */
export function openBatchLists(redis: Redis, run: string, { rateLimits, sites, ...task }: Listing, onMessage?: (message: string) => void): BatchLists {
	const throttle = createThrottle();
	const ended = new AbortController();
	const throttledFetch = createThrottledFetch({ send: fetch, throttle, timeout: task.timeout, signal: ended.signal });
	const crawlers = new Map(sites.map((site) => [site.lang, createCrawler(site, { ...task, fetch: throttledFetch })]));
	const sharing = setInterval(() => void shareBackOff(redis, { run, machine: 'coordinator', throttle }).catch(() => undefined), SHARE_INTERVAL);
	let failures = rateLimits.concurrency > 0 || rateLimits.rate > 0 ? MOST_FAILURES : 0;
	return {
		async list({ lang, entry, cursor }) {
			const [source, client] = [itemSourceOf(entry.content_type)?.byIds, crawlers.get(lang)];
			if (!source || !client || failures >= MOST_FAILURES) return null;
			try {
				const listed = await retry(() => source.list({ client, cursor, limit: BATCH_SIZE }));
				if (failures < MOST_FAILURES) failures = 0;
				// A machine confirms the end of a list that has no items.
				return listed?.ids.length === 0 ? null : listed;
			} catch (error) {
				if (++failures === MOST_FAILURES && !ended.signal.aborted)
					onMessage?.(`Ids of ${entry.content_type} cannot be listed (${reasonOf(error)}); machines fetch one batch after another`);
				return null;
			}
		},
		[Symbol.dispose]() {
			clearInterval(sharing);
			ended.abort();
		},
	};
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
