import { TIMINGS } from '#lib/platform/config/timings.ts';

let last: ReturnType<typeof setTimeout> | undefined;

/** Brings an anchor into view, 80 px below the top, 400 ms after the press; at once for those who want less motion (Spec 2, 9). */
export function scrollToAnchor(target: HTMLElement, hash: string): void {
	const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
	clearTimeout(last);
	last = setTimeout(
		() => {
			if (location.hash !== hash) history.pushState(history.state, '', hash);
			scrollTo({ top: target.getBoundingClientRect().top + scrollY - TIMINGS.anchorOffset, behavior: isCalm ? 'instant' : 'smooth' });
			// The keyboard goes on from here, as with a plain anchor.
			if (!target.matches('a[href], button, input, select, textarea, [tabindex]')) target.tabIndex = -1;
			target.focus({ preventScroll: true });
		},
		isCalm ? 0 : TIMINGS.anchorDelay,
	);
}
