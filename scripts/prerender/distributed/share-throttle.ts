import type { Redis } from 'ioredis';
import { backOff, backOffLeft, type RateLimits, setRateLimits, type Throttle } from '../render/throttle.ts';
import { backOffKey, machinesKey } from './keys.ts';

/** Milliseconds for which a machine counts as alive after its last call of `shareThrottle`. */
const ALIVE_MS = 5000;

interface Share {
	readonly run: string;
	readonly machine: string;
	readonly throttle: Throttle;
	/** Limits for all machines together. */
	readonly rateLimits: RateLimits;
}

/**
 * Gives a machine its share of the limits, and makes all machines back off if the backend asked one to. Returns whether this machine has a share: if
 * two concurrent calls are allowed, two of three machines have one. Uses the clock of Redis, which is the same for all.
 */
export async function shareThrottle(redis: Redis, { run, machine, throttle, rateLimits }: Share): Promise<boolean> {
	const [seconds, micros] = await redis.time();
	const now = Number(seconds) * 1000 + Math.floor(Number(micros) / 1000);
	// The key expires, because a machine may write it again while a finished build is being cleared.
	await redis
		.multi()
		.zadd(machinesKey(run), String(now + ALIVE_MS), machine)
		.pexpire(machinesKey(run), ALIVE_MS)
		.exec();
	await redis.zremrangebyscore(machinesKey(run), '-inf', String(now));
	const machines = (await redis.zrange(machinesKey(run), '0', '-1')).toSorted();
	const limits = shareOfLimits(rateLimits, machines.length, Math.max(0, machines.indexOf(machine)));
	if (limits) setRateLimits(throttle, limits);
	await shareBackOff(redis, { run, machine, throttle });
	return limits !== null;
}

/** Makes all machines back off if the backend asked this one to, and this one if it asked another. */
export async function shareBackOff(redis: Redis, { run, machine, throttle }: Omit<Share, 'rateLimits'>): Promise<void> {
	const asked = performance.now();
	const others = await redis.pttl(backOffKey(run));
	const [own, roundTrip] = [backOffLeft(throttle), performance.now() - asked];
	if (others > own) backOff(throttle, others);
	// An answer is old when it arrives: what differs by less is the same back-off, which would otherwise grow with each machine's call.
	else if (own > Math.max(0, others) + roundTrip) await redis.set(backOffKey(run), machine, 'PX', Math.ceil(own));
}

/** The share of the machine at index `place` among `machines`; null if nothing is left for it. */
export function shareOfLimits({ concurrency, rate }: RateLimits, machines: number, place: number): RateLimits | null {
	const among = concurrency === 0 ? machines : Math.min(machines, concurrency);
	if (place >= among) return null;
	const own = Math.floor(concurrency / among) + (place < concurrency % among ? 1 : 0);
	return { concurrency: own, rate: rate / among };
}

export const leaveMachines = (redis: Redis, run: string, machine: string): Promise<number> => redis.zrem(machinesKey(run), machine);
