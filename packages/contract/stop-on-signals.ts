/** Milliseconds in which a repeated signal is the same one: Ctrl-C reaches a program from the terminal and from npm. */
const SAME = 300;

/** Stops a program cleanly at SIGTERM or SIGINT, with exit code 0. A second signal ends it at once. */
export function stopOnSignals(stop: () => Promise<unknown>): void {
	let first: number | null = null;
	const handle = () => {
		if (first !== null) {
			if (performance.now() - first > SAME) process.exit(1);
			return;
		}
		first = performance.now();
		stop().then(
			() => process.exit(0),
			(cause: unknown) => {
				console.error(cause instanceof Error ? cause.message : cause);
				process.exit(1);
			},
		);
	};
	process.on('SIGTERM', handle);
	process.on('SIGINT', handle);
}
