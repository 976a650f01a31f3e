import type { Redis } from 'ioredis';
import { letRest, type Manners, type Politeness, restOf, setLimits } from '../render/throttled-fetch.ts';
import { machinesOf, restKeyOf } from './keys.ts';

/** Milliseconds that a machine is believed to be there after its last word. */
const BELIEVED = 5000;

interface Share {
	readonly run: string;
	readonly machine: string;
	readonly manners: Manners;
	/** Limits for all machines together. */
	readonly politeness: Politeness;
}

/**
 * Keeps a machine's manners in line with the others': each has its part of the limits, and a backend that asked one to wait is left alone by all.
 * Answers whether there is a part for this one: of two calls at once three machines have two. By Redis' clock, which is the same for all.
 */
export async function shareManners(redis: Redis, { run, machine, manners, politeness }: Share): Promise<boolean> {
	const [seconds, micros] = await redis.time();
	const now = Number(seconds) * 1000 + Math.floor(Number(micros) / 1000);
	await redis.zadd(machinesOf(run), String(now + BELIEVED), machine);
	await redis.zremrangebyscore(machinesOf(run), '-inf', String(now));
	const machines = (await redis.zrange(machinesOf(run), '0', '-1')).toSorted();
	const limits = partOf(politeness, machines.length, Math.max(0, machines.indexOf(machine)));
	if (limits) setLimits(manners, limits);
	const [own, others] = [restOf(manners), await redis.pttl(restKeyOf(run))];
	if (others > own) letRest(manners, others);
	else if (own > others && own > 0) await redis.set(restKeyOf(run), machine, 'PX', Math.ceil(own));
	return limits !== null;
}

/** The part of one of so many machines; null where nothing is left for it. */
export function partOf({ concurrency, rate }: Politeness, machines: number, place: number): Politeness | null {
	const among = concurrency === 0 ? machines : Math.min(machines, concurrency);
	if (place >= among) return null;
	const own = Math.floor(concurrency / among) + (place < concurrency % among ? 1 : 0);
	return { concurrency: own, rate: rate / among };
}

export const leaveMachines = (redis: Redis, run: string, machine: string): Promise<number> => redis.zrem(machinesOf(run), machine);
