import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import type { Environment } from '../../config/environment.server.ts';
import { ApiFailure } from '../../http/result.ts';
import { sharedCache } from '../cache/shared-cache.server.ts';
import { isStaff } from '../session/is-staff.server.ts';
import { staffTokenOf } from '../session/staff-token.server.ts';
import { createFairQueue, type FairQueue, type Turn } from './fair-queue.server.ts';
import { createRateLimit, type RateLimit } from './rate-limit.server.ts';

interface ReadLimits {
	readonly settings: string;
	readonly reads: RateLimit;
	/** Checks whether a visitor who has to wait is staff, each of which is a backend call. */
	readonly staffChecks: RateLimit;
	readonly costly: FairQueue;
}

declare global {
	var shopReadLimits: ReadLimits | undefined;
}

const MINUTE = 60_000;
/** A read that is not costly, such as that of a cart, counts as this part of one that is. */
const SMALL = 0.2;
const MOST_WAITING = 200;
const MOST_WAITING_OF_ONE = 60;
/** Seconds after which a refused read is worth another attempt: the queue is some seconds long. */
const PAUSE = 3;

/** On `globalThis`, because the page function is its own bundle and counts with the others. */
function readLimits({ readsPerMinute, readBurst, costlyReadsAtOnce }: Environment): ReadLimits {
	const settings = [readsPerMinute, readBurst, costlyReadsAtOnce].join();
	if (globalThis.shopReadLimits?.settings !== settings)
		globalThis.shopReadLimits = {
			settings,
			reads: createRateLimit({ attempts: readsPerMinute, windowMs: MINUTE, burst: readBurst }),
			staffChecks: createRateLimit({ attempts: 30, windowMs: MINUTE }),
			costly: createFairQueue({ most: costlyReadsAtOnce, mostWaiting: MOST_WAITING, mostWaitingOfOne: MOST_WAITING_OF_ONE }),
		};
	return globalThis.shopReadLimits;
}

/** Whether a call searches, lists or counts: it takes a turn of the queue. */
export const isCostly = (name: EndpointName): boolean => 'costly' in endpoints[name];

interface Reading {
	readonly environment: Environment;
	/** Key of the visitor's address (client-address.server.ts). */
	readonly address: string;
}

/**
 * Counts a read that reaches the backend, of gateway, proxy and page function together (D20; 0114). Returns 0 if it is allowed, else the seconds
 * to wait. `name` is left out for a page that has to be rendered. Staff never wait.
 */
export async function takeRead(request: Request, { environment, address, name }: Reading & { readonly name?: EndpointName }): Promise<number> {
	const now = performance.now();
	const limits = readLimits(environment);
	const wait = limits.reads.take(address, now, name === undefined || isCostly(name) ? 1 : SMALL);
	if (wait === 0) return 0;
	const token = staffTokenOf(request);
	if (token === undefined) return wait;
	const key = `staff ${environment.backendUrl} ${token}`;
	if (!sharedCache().has(key) && limits.staffChecks.take(address, now) > 0) return wait;
	const { value } = await sharedCache().read(key, 1, () => isStaff(environment, token), { bytes: () => 8 });
	return value ? 0 : wait;
}

/** Waits for a turn of the queue of costly reads, which the caller disposes of. Throws ApiFailure with 503 or 429 if the queue is full. */
export async function takeTurn({ environment, address }: Reading): Promise<Turn> {
	const turn = await readLimits(environment).costly.take(address);
	if (turn.ok) return turn;
	const statusCode = turn.isOwnShare ? 429 : 503;
	throw new ApiFailure({
		kind: 'http',
		statusCode,
		retryable: true,
		retryAfter: PAUSE,
		message: `${statusCode}: too many searches, lists and pages are waiting`,
	});
}
