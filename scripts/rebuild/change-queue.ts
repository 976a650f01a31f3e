import type { Change } from '@titraj/contract/changes.ts';

/** Milliseconds in which changes of a burst are collected. */
const COLLECT = 40;
/** Milliseconds before the first retry, and the maximum. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [1000, 5 * 60_000];

export interface ChangeQueue {
	submit(changes: readonly Change[]): void;
	/** `waiting` includes failed changes. */
	status(): { readonly running: boolean; readonly waiting: number };
	/** Resolves when the current run has ended; nothing runs after it. */
	close(): Promise<void>;
}

/**
 * Runs changes, those of a burst together, one run after another. Changes of a failed run are retried after a pause that doubles, unless a newer change
 * of the same entity came first. New changes do not wait for failed ones.
 */
export function createChangeQueue(run: (changes: readonly Change[]) => Promise<{ readonly failure?: string }>): ChangeQueue {
	const waiting = new Map<string, Change>();
	const failed = new Map<string, Change>();
	let running: Promise<void> | null = null;
	let again: NodeJS.Timeout | null = null;
	let pause = FIRST_PAUSE;
	let isClosed = false;

	function start(): void {
		if (!isClosed) running ??= work();
	}

	async function work(): Promise<void> {
		await new Promise((done) => setTimeout(done, COLLECT));
		while (waiting.size > 0 && !isClosed) {
			const changes = new Map(waiting);
			waiting.clear();
			const { failure } = await run([...changes.values()]);
			if (failure !== undefined) for (const [thing, change] of changes) if (!waiting.has(thing)) failed.set(thing, change);
		}
		running = null;
		if (failed.size === 0) pause = FIRST_PAUSE;
		else if (!isClosed) again ??= setTimeout(repeat, pause).unref();
	}

	function repeat(): void {
		again = null;
		pause = Math.min(pause * 2, LONGEST_PAUSE);
		for (const [thing, change] of failed) if (!waiting.has(thing)) waiting.set(thing, change);
		failed.clear();
		start();
	}

	return {
		submit(changes) {
			for (const change of changes) {
				const thing = `${change.entity}:${change.entity_id}`;
				failed.delete(thing);
				waiting.set(thing, change);
			}
			start();
		},
		status: () => ({ running: running !== null, waiting: waiting.size + failed.size }),
		async close() {
			isClosed = true;
			if (again) clearTimeout(again);
			await running;
		},
	};
}
