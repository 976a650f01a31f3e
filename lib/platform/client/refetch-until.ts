import { TIMINGS, type Timings } from '../config/timings.ts';
import type { Result } from '../http/result.ts';

interface Refetch<T> {
	readonly load: () => Promise<Result<T>>;
	/** Whether an answer shows the change. */
	readonly reflects: (data: T) => boolean;
	readonly timings?: Pick<Timings, 'retryInterval' | 'retryAttempts'>;
}

/**
 * Refetches a list until it reflects a change, at most five times, 2 s apart; then returns the last answer (Spec 4, Wishlist and compare;
 * D15).
 */
export async function refetchUntil<T>({ load, reflects, timings = TIMINGS }: Refetch<T>): Promise<T | undefined> {
	let last: T | undefined;
	for (let attempt = 1; attempt <= timings.retryAttempts; attempt++) {
		if (attempt > 1) await new Promise((done) => setTimeout(done, timings.retryInterval));
		const answer = await load();
		if (!answer.ok) continue;
		last = answer.data;
		if (reflects(last)) break;
	}
	return last;
}
