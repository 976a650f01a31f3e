import { setTimeout as wait } from 'node:timers/promises';
import { type BackendOptions, type BackendProcess, startBackendProcess } from './start-backend-process.ts';

/** Milliseconds before the first restart, and the maximum; the pause doubles each time. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [500, 60_000];
/** Milliseconds after which a backend counts as stable: the pause is then reset. */
const STABLE_AFTER = 60_000;

export interface KeptBackend extends Omit<BackendProcess, 'ended'> {
	/** Ends the backend and starts it again at once, with the code of now. */
	restart(): Promise<void>;
}

/**
 * Starts the embedded backend, and restarts it at the same address with growing pauses if it exits. Logs each restart. Throws if the first
 * start fails.
 */
export async function keepBackendRunning(options: BackendOptions & { readonly onLine: (line: string) => void }): Promise<KeptBackend> {
	const closing = new AbortController();
	let current = await startBackendProcess(options);
	let isWanted = false;
	const { url, origin, firstVisit, isLocal } = current;
	const again = { ...options, port: Number(new URL(url).port) };

	async function watch(): Promise<void> {
		let failures = 0;
		for (;;) {
			const started = performance.now();
			const how = await current.ended;
			if (closing.signal.aborted) return;
			failures = performance.now() - started > STABLE_AFTER ? 0 : failures;
			if (isWanted) {
				isWanted = false;
				failures = 0;
				if (await startAgain()) continue;
			}
			do {
				const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures++);
				options.onLine(`The backend ${failures === 1 ? how : 'is still down'}. It is started again in ${pause / 1000} s.`);
				await wait(pause, undefined, { signal: closing.signal }).catch(() => undefined);
				if (closing.signal.aborted) return;
			} while (!(await startAgain()));
		}
	}

	async function startAgain(): Promise<boolean> {
		try {
			current = await startBackendProcess(again);
			options.onLine(`The backend runs again: ${url}`);
			// `stop` was called while it started.
			if (closing.signal.aborted) await current.stop();
			return true;
		} catch (cause) {
			options.onLine(cause instanceof Error ? cause.message : String(cause));
			return false;
		}
	}

	const watching = watch();
	return {
		...{ url, origin, firstVisit, isLocal },
		async restart() {
			isWanted = true;
			await current.stop();
		},
		async stop() {
			closing.abort();
			await current.stop();
			await watching;
		},
	};
}
