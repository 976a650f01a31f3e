import { isUnknown, sendWrite } from '#lib/platform/client/send-write.ts';
import type { ApiError, Result } from '#lib/platform/http/result.ts';
import type { SavedChange } from '../saved-lists.ts';

/** `refused`: the shop rejected the change; the label says why. `failed`: it was not applied. `unclear`: it is unknown whether it was applied. */
export type SavedOutcome = { readonly kind: 'done' | 'failed' | 'unclear' } | { readonly kind: 'refused'; readonly label: string | undefined };

/** The effects that the queue needs. */
export interface SavedQueuePorts {
	readonly send: (change: SavedChange) => Promise<Result<unknown>>;
	/** Whether the endpoint table allows a retry; null if the table could not be read. */
	readonly isIdempotent: (change: SavedChange) => Promise<boolean | null>;
	/** Called after each step with the pending changes. */
	readonly show: (pending: readonly SavedChange[]) => void;
	readonly whenOnline: () => Promise<void>;
	readonly wait: (milliseconds: number) => Promise<void>;
}

interface Job {
	change: SavedChange;
	readonly settle: ((outcome: SavedOutcome) => void)[];
}

/**
 * Sends changes of wishlist and comparison one after another. Of the waiting changes to a product only the last is sent: on, off and on
 * again is one call (D41).
 */
export function createSavedQueue({ send, isIdempotent, show, whenOnline, wait }: SavedQueuePorts): (change: SavedChange) => Promise<SavedOutcome> {
	const jobs: Job[] = [];
	let sending: Job | undefined;
	const publish = () => show(jobs.map(({ change }) => change));

	async function carryOut(job: Job): Promise<SavedOutcome> {
		const { change } = job;
		// An earlier page sent it and was left before the answer.
		if (change.sent && !(await isIdempotent(change))) return { kind: 'unclear' };
		job.change = { ...change, sent: true };
		publish();
		return toOutcome(await sendWrite({ send: () => send(change).catch(toFailure), isIdempotent: () => isIdempotent(change), whenOnline, wait }));
	}

	async function run(): Promise<void> {
		if (sending) return;
		for (sending = jobs[0]; sending; sending = jobs[0]) {
			await whenOnline();
			const { settle } = sending;
			const outcome = await carryOut(sending);
			jobs.shift();
			publish();
			for (const resolve of settle) resolve(outcome);
		}
	}

	return (change) =>
		new Promise((settle) => {
			const waiting = jobs.find((job) => job !== sending && !job.change.sent && job.change.list === change.list && job.change.code === change.code);
			if (waiting) {
				waiting.change = change;
				waiting.settle.push(settle);
			} else jobs.push({ change, settle: [settle] });
			publish();
			void run();
		});
}

function toOutcome(answer: Result<unknown>): SavedOutcome {
	if (answer.ok) return { kind: 'done' };
	if (isUnknown(answer)) return { kind: 'unclear' };
	const { kind, statusCode, label } = answer.error;
	return kind === 'rejected' || statusCode === 404 || statusCode === 422 ? { kind: 'refused', label } : { kind: 'failed' };
}

function toFailure(cause: unknown): { ok: false; error: ApiError } {
	return { ok: false, error: { kind: 'contract', statusCode: 200, retryable: false, message: `Change of a list: ${String(cause)}` } };
}
