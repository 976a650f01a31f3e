/** Runs checks at most once in so many milliseconds, and never twice at a time, however long they take: who asks for health must not be what makes the shop ill. */
export function createHealthMemory<T>(run: () => Promise<T>, { keepMs }: { keepMs: number }): (now: number) => Promise<T> {
	let known: { readonly since: number; readonly answer: Promise<T> } | null = null;
	let running = false;
	return (now) => {
		if (known !== null && (running || now - known.since < keepMs)) return known.answer;
		running = true;
		const answer = run().finally(() => {
			running = false;
		});
		known = { since: now, answer };
		return answer;
	};
}
