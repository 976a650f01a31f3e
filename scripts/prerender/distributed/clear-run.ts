import { setTimeout as wait } from 'node:timers/promises';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { backOffKey, coordinatorInbox, LAST_RUN, machinesKey, queueName, taskKey } from './keys.ts';

const POLL_INTERVAL = 200;

/** Deletes a finished build's data from Redis, after its last machine has stopped: a late machine would overwrite pages of the next build. */
export async function clearRun(redis: Redis, run: string): Promise<void> {
	const queue = new Queue(queueName(run), { connection: redis });
	queue.on('error', () => undefined);
	await queue.pause();
	while (await hasActiveMachines(redis, queue)) await wait(POLL_INTERVAL);
	await queue.obliterate({ force: true });
	await queue.close();
	await redis.del(taskKey(run), coordinatorInbox(run), machinesKey(run), backOffKey(run));
}

/** Deletes the last build's data from Redis, however that build ended. */
export async function clearLastRun(redis: Redis): Promise<void> {
	const last = await redis.get(LAST_RUN);
	if (last === null) return;
	await clearRun(redis, last);
	await redis.del(LAST_RUN);
}

/** Whether a machine still holds the lock of an active job. */
async function hasActiveMachines(redis: Redis, queue: Queue): Promise<boolean> {
	const active = await queue.getActive();
	if (active.length === 0) return false;
	return (await redis.exists(...active.map(({ id }) => `${queue.toKey(String(id))}:lock`))) > 0;
}
