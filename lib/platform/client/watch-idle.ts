import { TIMINGS } from '../config/timings.ts';
import { hasUnsentInput } from './has-unsent-input.ts';
import { reloadOnce } from './reload-once.ts';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/**
 * Reloads a page that was idle for the idle timeout, so that prices and content are current: at once if the page is visible, on return if
 * the tab is in the background (Spec 4, Reloads; Spec 9). Checks for activity at most every `idleDebounce`. Returns a function that stops
 * it.
 */
export function watchIdle(timings: Pick<typeof TIMINGS, 'idleReloadTimeout' | 'idleDebounce' | 'shortReloadGuardTtl'> = TIMINGS): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let debounce: ReturnType<typeof setTimeout> | undefined;
	let isDue = false;

	const start = () => {
		clearTimeout(timer);
		isDue = false;
		timer = setTimeout(() => {
			isDue = true;
			reload();
		}, timings.idleReloadTimeout);
	};
	const reload = () => {
		if (isDue && document.visibilityState === 'visible' && !hasUnsentInput()) reloadOnce('idle', timings.shortReloadGuardTtl);
	};
	const onSign = () => {
		clearTimeout(debounce);
		debounce = setTimeout(start, timings.idleDebounce);
	};

	for (const sign of SIGNS) addEventListener(sign, onSign, { passive: true, capture: true });
	document.addEventListener('visibilitychange', reload);
	start();
	return () => {
		clearTimeout(timer);
		clearTimeout(debounce);
		for (const sign of SIGNS) removeEventListener(sign, onSign, { capture: true });
		document.removeEventListener('visibilitychange', reload);
	};
}
