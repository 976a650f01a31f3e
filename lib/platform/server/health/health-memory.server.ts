/** Runs checks at most once in `keepMs` milliseconds and never concurrently, so that health requests cannot overload the shop. */
export function createHealthMemory<T>(run: () => Promise<T>, { keepMs }: { keepMs: number }): (now: number) => Promise<T> {
	let known: { readonly since: number; readonly answer: Promise<T> } | null = null;
	let running = false;
	return (now) => {
		// A time to come is that of a clock that was set back.
		if (known !== null && (running || (now >= known.since && now - known.since < keepMs))) return known.answer;
		running = true;
		const answer = run().finally(() => {
			running = false;
		});
		known = { since: now, answer };
		return answer;
	};
}
