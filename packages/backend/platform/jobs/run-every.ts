/**
 * Runs a task now and at every interval (milliseconds), one run at a time. The task handles its own errors; `close` waits for the current
 * run.
 */
export function runEvery(interval: number, task: (isClosed: () => boolean) => Promise<void>): { close(): Promise<void> } {
	let closed = false;
	let running = Promise.resolve();
	const next = () => {
		running = running.then(() => task(() => closed));
	};
	next();
	const timer = setInterval(next, interval);
	timer.unref();
	return {
		async close() {
			closed = true;
			clearInterval(timer);
			await running;
		},
	};
}
