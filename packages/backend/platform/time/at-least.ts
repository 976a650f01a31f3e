import { setTimeout as wait } from 'node:timers/promises';

/** Delays the result to a minimum duration, so that the response time does not reveal whether an e-mail is known. */
export async function atLeast<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
	const [result] = await Promise.all([work(), wait(milliseconds)]);
	return result;
}
