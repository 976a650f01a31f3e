import { logFailure } from '../platform/log/log-error.ts';
import { GiveUp, type Queue } from './job.ts';
import { type Claimed, claimJobs, failJob, finishJob, isStillOurs } from './queue-store.ts';
import type { Database } from './tables.ts';

export interface DeadLetter {
	readonly id: number;
	readonly queue: string;
	readonly data: unknown;
	readonly error: string;
}

interface WorkOptions {
	/** Called in the transaction that makes a piece a dead letter. */
	readonly onDeadLetter: (trx: Database, letter: DeadLetter) => Promise<unknown>;
	/** Called when a piece is done and others may wait. */
	readonly onFree: () => void;
}

export interface Work {
	readonly queue: Queue;
	/** Claims as many due pieces as this instance may do, and does them. */
	claim(runner: string): Promise<void>;
	abort(): void;
	ended(): Promise<unknown>;
}

/** Does the pieces of one queue on this instance. */
export function createWork(db: Database, queue: Queue, { onDeadLetter, onFree }: WorkOptions): Work {
	const running = new Set<Promise<void>>();
	let stop = new AbortController();

	const work = async (piece: Claimed, runner: string) => {
		try {
			if (piece.attempts > queue.mostAttempts) throw new GiveUp('The backend ended during each attempt');
			await queue.handle(piece.data, { attempt: piece.attempts, signal: stop.signal, isOurs: () => isStillOurs(db, piece.id, runner) });
			await finishJob(db, piece.id, runner);
		} catch (cause) {
			await note(piece, { runner, cause }).catch((error) => logFailure('A failed job could not be noted', error, { queue: queue.name }));
		}
	};
	const note = (piece: Claimed, { runner, cause }: { runner: string; cause: unknown }) =>
		db.transaction().execute(async (trx) => {
			const error = (cause instanceof Error ? cause.message : String(cause)).slice(0, 500);
			const isDead = await failJob(trx, piece, { runner, queue, error, isFinal: cause instanceof GiveUp });
			if (!isDead) return;
			logFailure('A job is given up', cause, { queue: queue.name, job: piece.id });
			await onDeadLetter(trx, { id: piece.id, queue: queue.name, data: piece.data, error });
		});

	return {
		queue,
		async claim(runner) {
			if (stop.signal.aborted) stop = new AbortController();
			const most = queue.atOnce - running.size;
			if (most <= 0) return;
			for (const piece of await claimJobs(db, queue.name, { runner, most })) {
				const one = work(piece, runner).finally(() => {
					running.delete(one);
					onFree();
				});
				running.add(one);
			}
		},
		abort: () => stop.abort(),
		ended: () => Promise.all(running),
	};
}
