import { setTimeout as wait } from 'node:timers/promises';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { inboxOf, LAST, machinesOf, queueOf, restKeyOf, taskOf } from './keys.ts';

const LOOK_EVERY = 200;

/** Clears away what a build that is over left in Redis, once no machine works for it: a late one would write older pages over those of the next. */
export async function clearRun(redis: Redis, run: string): Promise<void> {
	const queue = new Queue(queueOf(run), { connection: redis });
	queue.on('error', () => undefined);
	await queue.pause();
	while (await hasWorkers(redis, queue)) await wait(LOOK_EVERY);
	await queue.obliterate({ force: true });
	await queue.close();
	await redis.del(taskOf(run), inboxOf(run), machinesOf(run), restKeyOf(run));
}

/** What the last build left, whichever way it ended. */
export async function clearLastRun(redis: Redis): Promise<void> {
	const last = await redis.get(LAST);
	if (last === null) return;
	await clearRun(redis, last);
	await redis.del(LAST);
}

/** A machine that is there renews the lock of each of its jobs. */
async function hasWorkers(redis: Redis, queue: Queue): Promise<boolean> {
	const active = await queue.getActive();
	if (active.length === 0) return false;
	return (await redis.exists(...active.map(({ id }) => `${queue.toKey(String(id))}:lock`))) > 0;
}
