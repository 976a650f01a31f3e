import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds before the first reminder, and between them. */
const REMIND_AFTER = [3000, 60_000] as const;

/** The first machine's word. Reminds somebody to start one meanwhile; ends with the signal. */
export async function awaitFirst<Word>(word: Promise<Word>, remind: () => void, signal: AbortSignal | undefined): Promise<Word> {
	const ended = new AbortController();
	const either = AbortSignal.any([ended.signal, ...(signal ? [signal] : [])]);
	const reminding = (async () => {
		await wait(REMIND_AFTER[0], undefined, { signal: either });
		for (;;) {
			remind();
			await wait(REMIND_AFTER[1], undefined, { signal: either });
		}
	})();
	try {
		return await Promise.race([word, reminding]);
	} catch (error) {
		if (signal?.aborted) throw new Error('it was stopped before a machine came');
		throw error;
	} finally {
		ended.abort();
		reminding.catch(() => undefined);
	}
}
