import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds before the first reminder, and between later ones. */
const [FIRST_REMINDER, NEXT_REMINDER] = [3000, 60_000] as const;

/** Waits for the first machine's message; calls `remind` at intervals meanwhile. Rejects if the signal aborts. */
export async function awaitFirstMachine<Message>(message: Promise<Message>, remind: () => void, signal: AbortSignal | undefined): Promise<Message> {
	const ended = new AbortController();
	const either = AbortSignal.any([ended.signal, ...(signal ? [signal] : [])]);
	const reminding = (async () => {
		await wait(FIRST_REMINDER, undefined, { signal: either });
		for (;;) {
			remind();
			await wait(NEXT_REMINDER, undefined, { signal: either });
		}
	})();
	try {
		return await Promise.race([message, reminding]);
	} catch (error) {
		if (signal?.aborted) throw new Error('it was stopped before a machine came');
		throw error;
	} finally {
		ended.abort();
		reminding.catch(() => undefined);
	}
}
