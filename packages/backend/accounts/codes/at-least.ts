import { setTimeout as wait } from 'node:timers/promises';

/** Answers no sooner than after so many milliseconds: how long it took must not say whether an e-mail is known. */
export async function atLeast<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
	const [result] = await Promise.all([work(), wait(milliseconds)]);
	return result;
}
