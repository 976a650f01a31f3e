import { TIMINGS } from '#lib/platform/config/timings.ts';

let last: ReturnType<typeof setTimeout> | undefined;

/** Scrolls to an anchor, 80 px below the top, 400 ms after the click; immediately with reduced motion (Spec 2, 9). */
export function scrollToAnchor(target: HTMLElement, hash: string): void {
	const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
	clearTimeout(last);
	last = setTimeout(
		() => {
			if (location.hash !== hash) history.pushState(history.state, '', hash);
			scrollTo({ top: target.getBoundingClientRect().top + scrollY - TIMINGS.anchorOffset, behavior: isCalm ? 'instant' : 'smooth' });
			// Keyboard navigation continues here, as with a plain anchor.
			if (!target.matches('a[href], button, input, select, textarea, [tabindex]')) target.tabIndex = -1;
			target.focus({ preventScroll: true });
		},
		isCalm ? 0 : TIMINGS.anchorDelay,
	);
}
