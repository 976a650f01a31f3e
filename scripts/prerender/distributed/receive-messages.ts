import type { Redis } from 'ioredis';
import { unpack } from './messages.ts';

/** Seconds that one look into the box takes at most. */
const LOOK = 5;

/** Hands letters of a list on in their order. `onEnd` is told why they cease, unless they were closed. */
export function openMailbox<Letter>(redis: Redis, name: string, { onLetter, onEnd }: { onLetter: (letter: Letter) => void; onEnd: (cause: string) => void }) {
	// A look holds its connection.
	const own = redis.duplicate();
	own.on('error', () => undefined);
	let isClosed = false;
	const read = async () => {
		while (!isClosed) {
			const found = await own.blpopBuffer(name, LOOK);
			if (found && !isClosed) onLetter(unpack<Letter>(found[1]));
		}
	};
	read().catch((error: unknown) => {
		if (!isClosed) onEnd(error instanceof Error ? error.message : String(error));
	});
	return {
		close() {
			isClosed = true;
			own.disconnect();
		},
	};
}
