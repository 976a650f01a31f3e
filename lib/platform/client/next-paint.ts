/** Milliseconds after which no paint is awaited: a hidden tab has none. */
const LONGEST_WAIT = 300;

/** Settles after the next paint: for work that the paint need not wait for. */
export function nextPaint(): Promise<void> {
	return new Promise((settle) => {
		const timer = setTimeout(settle, LONGEST_WAIT);
		requestAnimationFrame(() =>
			setTimeout(() => {
				clearTimeout(timer);
				settle();
			}),
		);
	});
}
