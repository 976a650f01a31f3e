/** Pixels in one direction before a visitor means it: a finger trembles. */
const MEANT = 24;

/** Marks the document with `data-reading` while the visitor scrolls down, so that bars can make room. Turning back takes the mark away. Call once. */
export function followReading(): void {
	let isDown = false;
	/** The furthest place in the current direction. */
	let furthest = scrollY;
	addEventListener(
		'scroll',
		() => {
			if (isDown ? scrollY >= furthest : scrollY <= furthest) furthest = scrollY;
			if (Math.abs(scrollY - furthest) < MEANT) return;
			isDown = !isDown;
			furthest = scrollY;
			document.documentElement.toggleAttribute('data-reading', isDown);
		},
		{ passive: true },
	);
}
