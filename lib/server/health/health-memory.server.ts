/** Runs checks at most once in so many milliseconds, and never twice at a time: who asks for health must not be what makes the shop ill. */
export function createHealthMemory<T>(run: () => Promise<T>, { keepMs }: { keepMs: number }): (now: number) => Promise<T> {
	let known: { readonly since: number; readonly answer: Promise<T> } | null = null;
	return (now) => {
		if (known === null || now - known.since >= keepMs) known = { since: now, answer: run() };
		return known.answer;
	};
}
