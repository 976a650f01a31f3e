import { setTimeout as wait } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { LEASE, LEASE_MS, taskKey } from './keys.ts';

/** The build that uses this Redis, and its coordinator. */
export interface Lease {
	readonly run: string;
	/** Id of the code that renders its pages (manifest/build-fingerprint.ts). */
	readonly code: string;
	/** Id of the settings that its pages contain. */
	readonly settings: string;
	/** Machine and process, for messages. */
	readonly owner: string;
}

export interface HeldLease {
	/** Call it when the task is in Redis: from then on, a missing task means that Redis has lost the build. */
	begin(): void;
	release(): Promise<void>;
}

/** Milliseconds to wait for another build's lease to expire. */
const TIMEOUT = 15_000;
const POLL_INTERVAL = 250;

/** The current lease; null if no build runs. */
export async function readLease(redis: Redis): Promise<Lease | null> {
	const text = await redis.get(LEASE);
	return text === null ? null : JSON.parse(text);
}

/** Takes the lease and renews it; waits for another lease to expire. Calls `onLost` with the cause if it is lost. Throws if another build keeps renewing its lease. */
export async function holdLease(
	redis: Redis,
	lease: Lease,
	{ signal, onLost }: { signal: AbortSignal | undefined; onLost: (cause: string) => void },
): Promise<HeldLease> {
	await take(redis, lease, signal);
	let hasBegun = false;
	const timer = setInterval(() => {
		renew(redis, lease, hasBegun).then(
			(cause) => cause !== null && onLost(cause),
			(error: unknown) => onLost(`Redis is unavailable (${error instanceof Error ? error.message : String(error)})`),
		);
	}, LEASE_MS / 3);
	return {
		begin() {
			hasBegun = true;
		},
		async release() {
			clearInterval(timer);
			if ((await readLease(redis))?.run === lease.run) await redis.del(LEASE);
		},
	};
}

async function take(redis: Redis, lease: Lease, signal: AbortSignal | undefined): Promise<void> {
	const deadline = performance.now() + TIMEOUT;
	while ((await redis.set(LEASE, JSON.stringify(lease), 'PX', LEASE_MS, 'NX')) !== 'OK') {
		const owner = (await readLease(redis))?.owner ?? 'unknown';
		if (signal?.aborted) throw new Error('it was stopped');
		if (performance.now() >= deadline) throw new Error(`another build uses this queue (${owner}); wait for it, or use another database of this Redis`);
		await wait(POLL_INTERVAL);
	}
}

/** Renews the lease, even if it expired while Redis was unreachable. Returns why it cannot be renewed, or null. */
async function renew(redis: Redis, lease: Lease, hasBegun: boolean): Promise<string | null> {
	if (hasBegun && (await redis.exists(taskKey(lease.run))) === 0) return 'Redis has lost this build; check whether it was restarted without its data';
	const holder = await readLease(redis);
	if (holder !== null && holder.run !== lease.run) return `another build has taken over (${holder.owner})`;
	await redis.set(LEASE, JSON.stringify(lease), 'PX', LEASE_MS);
	return null;
}
