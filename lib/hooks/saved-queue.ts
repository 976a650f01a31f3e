import type { ApiError, Result } from '#lib/api/result.ts';
import { TIMINGS } from '#lib/config/timings.ts';
import type { SavedChange } from '#lib/domain/saved-lists.ts';

/** `refused`: the shop said no, with the label that says why. `failed`: it could not be asked. */
export type SavedOutcome = { readonly kind: 'done' | 'failed' } | { readonly kind: 'refused'; readonly label: string | undefined };

/** What the queue needs of the world around it. */
export interface SavedQueuePorts {
	readonly send: (change: SavedChange) => Promise<Result<unknown>>;
	/** Called after each step with what is still under way. */
	readonly show: (underWay: readonly SavedChange[]) => void;
	readonly connected: () => Promise<void>;
	readonly wait: (milliseconds: number) => Promise<void>;
}

interface Job {
	change: SavedChange;
	readonly settle: ((outcome: SavedOutcome) => void)[];
}

/** Changes of wishlist and comparison one after another. Of changes to one product that still wait, the last one counts: on, off and on again is sent once. */
export function createSavedQueue({ send, show, connected, wait }: SavedQueuePorts): (change: SavedChange) => Promise<SavedOutcome> {
	const jobs: Job[] = [];
	let sending: Job | undefined;
	const publish = () => show(jobs.map(({ change }) => change));

	async function sendPatiently(change: SavedChange): Promise<Result<unknown>> {
		for (let attempt = 1; ; attempt++) {
			await connected();
			const answer = await send(change).catch(toFailure);
			if (answer.ok || !answer.error.retryable || attempt >= TIMINGS.cartAttempts) return answer;
			await wait(TIMINGS.retryInterval);
		}
	}

	async function run(): Promise<void> {
		if (sending) return;
		for (sending = jobs[0]; sending; sending = jobs[0]) {
			await connected();
			const { change, settle } = sending;
			const outcome = toOutcome(await sendPatiently(change));
			jobs.shift();
			publish();
			for (const tell of settle) tell(outcome);
		}
	}

	return (change) =>
		new Promise((settle) => {
			const waiting = jobs.find((job) => job !== sending && job.change.list === change.list && job.change.code === change.code);
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
	const { kind, statusCode, label } = answer.error;
	return kind === 'rejected' || statusCode === 404 || statusCode === 422 ? { kind: 'refused', label } : { kind: 'failed' };
}

function toFailure(cause: unknown): { ok: false; error: ApiError } {
	return { ok: false, error: { kind: 'contract', statusCode: 0, retryable: false, message: `Change of a list: ${String(cause)}` } };
}
