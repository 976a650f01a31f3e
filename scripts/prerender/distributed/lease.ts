import { setTimeout as wait } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { LEASE, LEASE_LASTS, taskOf } from './keys.ts';

/** Who coordinates a build. */
export interface Lease {
	readonly run: string;
	/** Id of the code that its pages are made by. */
	readonly code: string;
	/** Id of the settings that stand in them. */
	readonly settings: string;
	/** Machine and process, for messages. */
	readonly owner: string;
}

export interface HeldLease {
	/** From now on Redis has the build's task: one without it has forgotten the build. */
	begin(): void;
	drop(): Promise<void>;
}

const PATIENCE = 15_000;
const LOOK_EVERY = 250;

export async function readLease(redis: Redis): Promise<Lease | null> {
	const text = await redis.get(LEASE);
	return text === null ? null : JSON.parse(text);
}

/** Takes the lease, waiting for one that is not renewed any more, and keeps it; `onLost` is told in words. Throws where another build keeps it. */
export async function holdLease(
	redis: Redis,
	lease: Lease,
	{ signal, onLost }: { signal: AbortSignal | undefined; onLost: (cause: string) => void },
): Promise<HeldLease> {
	await take(redis, lease, signal);
	let isBegun = false;
	const renewing = setInterval(() => {
		renew(redis, lease, isBegun).then(
			(hindrance) => hindrance !== null && onLost(hindrance),
			(error: unknown) => onLost(`Redis is away (${error instanceof Error ? error.message : String(error)})`),
		);
	}, LEASE_LASTS / 3);
	return {
		begin() {
			isBegun = true;
		},
		async drop() {
			clearInterval(renewing);
			if ((await readLease(redis))?.run === lease.run) await redis.del(LEASE);
		},
	};
}

async function take(redis: Redis, lease: Lease, signal: AbortSignal | undefined): Promise<void> {
	const last = performance.now() + PATIENCE;
	while ((await redis.set(LEASE, JSON.stringify(lease), 'PX', LEASE_LASTS, 'NX')) !== 'OK') {
		const owner = (await readLease(redis))?.owner ?? 'unknown';
		if (signal?.aborted) throw new Error('it was stopped');
		if (performance.now() >= last) throw new Error(`another build uses this queue (${owner}); wait for it, or use another database of this Redis`);
		await wait(LOOK_EVERY);
	}
}

/** Answers what hinders it, null for nothing. A lease that ran out while Redis was away is taken again. */
async function renew(redis: Redis, lease: Lease, isBegun: boolean): Promise<string | null> {
	if (isBegun && (await redis.exists(taskOf(lease.run))) === 0) return 'Redis has forgotten this build: was it started anew?';
	const holder = await readLease(redis);
	if (holder !== null && holder.run !== lease.run) return `another build has taken over (${holder.owner})`;
	await redis.set(LEASE, JSON.stringify(lease), 'PX', LEASE_LASTS);
	return null;
}
