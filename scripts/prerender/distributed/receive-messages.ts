import type { Redis } from 'ioredis';
import { unpack } from './messages.ts';

/** Maximum seconds of one blocking read. */
const READ_SECONDS = 5;

interface Receiver<Message> {
	readonly onMessage: (message: Message) => void;
	/** Called with the cause if no more messages can be received, unless the receiver was disposed of. */
	readonly onEnd: (cause: string) => void;
}

/** Passes on the messages of a Redis list in order, until it is disposed of. */
export function receiveMessages<Message>(redis: Redis, key: string, { onMessage, onEnd }: Receiver<Message>): Disposable {
	// A blocking read occupies its connection.
	const connection = redis.duplicate();
	connection.on('error', () => undefined);
	let isClosed = false;
	const read = async () => {
		while (!isClosed) {
			const found = await connection.blpopBuffer(key, READ_SECONDS);
			if (found && !isClosed) onMessage(unpack<Message>(found[1]));
		}
	};
	read().catch((error: unknown) => {
		if (!isClosed) onEnd(error instanceof Error ? error.message : String(error));
	});
	return {
		[Symbol.dispose]() {
			isClosed = true;
			connection.disconnect();
		},
	};
}
