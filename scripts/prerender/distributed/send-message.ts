import type { Redis } from 'ioredis';
import { coordinatorInbox, machineInbox } from './keys.ts';
import { type MessageToCoordinator, type MessageToMachine, pack } from './messages.ts';

/** Seconds after which Redis deletes unread messages: their receiver was killed, or Redis has lost the build. */
const SECONDS = 3600;

export const sendToCoordinator = (redis: Redis, run: string, message: MessageToCoordinator): Promise<void> => send(redis, coordinatorInbox(run), message);

export const sendToMachine = (redis: Redis, machine: string, message: MessageToMachine): Promise<void> => send(redis, machineInbox(machine), message);

/** In one transaction, because a message without its end would stay for ever. */
async function send(redis: Redis, inbox: string, message: MessageToCoordinator | MessageToMachine): Promise<void> {
	await redis.multi().rpush(inbox, pack(message)).expire(inbox, SECONDS).exec();
}
