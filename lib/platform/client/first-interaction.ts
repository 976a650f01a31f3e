import { TIMINGS } from '../config/timings.ts';
import { nextPaint } from './next-paint.ts';

const SIGNS = ['pointermove', 'pointerdown', 'click', 'keydown', 'input', 'touchstart', 'visibilitychange'] as const;

let first: Promise<void> | undefined;

/**
 * Settles with the first interaction: any input (including a mouse move), a scroll over 50 px, or after 8 s (Spec 4, Reloads; Spec 9). Code
 * that is not needed earlier is loaded after it (D32). A touch of a button that opens a popover needs no code, so it is painted first.
 */
export function firstInteraction(): Promise<void> {
	first ??= new Promise((settle) => {
		const start = scrollY;
		const begin = (sign?: Event) => {
			clearTimeout(fallback);
			removeEventListener('scroll', onScroll);
			for (const name of SIGNS) document.removeEventListener(name, begin, { capture: true });
			if (isInPopoverButton(sign?.target)) void nextPaint().then(settle);
			else settle();
		};
		const onScroll = () => {
			if (Math.abs(scrollY - start) > TIMINGS.interactionScroll) begin();
		};
		const fallback = setTimeout(begin, TIMINGS.interactionFallback);
		addEventListener('scroll', onScroll, { passive: true });
		for (const sign of SIGNS) document.addEventListener(sign, begin, { once: true, capture: true });
	});
	return first;
}

function isInPopoverButton(target: unknown): boolean {
	return target instanceof Object && 'closest' in target && typeof target.closest === 'function' && target.closest('[popovertarget]') !== null;
}
