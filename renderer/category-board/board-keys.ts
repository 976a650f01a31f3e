import { watchBackGesture } from './back-gesture.ts';
import { closeStep, innermost, isOpener, isWide, openStep, stepOf } from './step-state.ts';

/** Arrow keys move within the list or step that has the focus, right and left into a step and out of it. Escape leaves a phone's step. */
export function moveByKeys(board: HTMLElement): void {
	board.addEventListener('keydown', (event) => {
		if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !handleKey(event.key, board)) return;
		event.preventDefault();
	});
}

/** Opens a step and moves the focus into it. */
export function enterStep(board: HTMLElement, opener: HTMLElement): void {
	openStep(opener);
	const step = opener.nextElementSibling;
	if (isWide()) {
		step?.querySelector('a')?.focus();
		return;
	}
	step?.querySelector('button')?.focus({ preventScroll: true });
	watchBackGesture(opener, () => stepBack(board));
}

/** Leaves the innermost step of a phone; its button gets the focus, and the step below is scrolled as it was. False if no step is open. */
export function stepBack(board: HTMLElement): boolean {
	const opener = isWide() ? undefined : innermost(board);
	if (!opener) return false;
	closeStep(opener);
	opener.focus({ preventScroll: true });
	return true;
}

function handleKey(key: string, board: HTMLElement): boolean {
	const focused = document.activeElement;
	if (key === 'Escape') return stepBack(board);
	if (key === 'ArrowRight') return isOpener(focused) && enter(board, focused);
	if (key === 'ArrowLeft') return leave(board, focused);
	const targets = targetsIn(stepOf(focused) ?? board);
	const at = targets.findIndex((target) => target === focused);
	const next = { Home: targets[0], End: targets.at(-1), ArrowDown: targets[at + 1], ArrowUp: at > 0 ? targets[at - 1] : undefined }[key];
	next?.focus();
	return next !== undefined;
}

function enter(board: HTMLElement, opener: HTMLElement): true {
	enterStep(board, opener);
	return true;
}

function leave(board: HTMLElement, focused: Element | null): boolean {
	if (!isWide()) return stepBack(board);
	const opener = stepOf(focused)?.previousElementSibling ?? null;
	if (!isOpener(opener)) return false;
	opener.focus();
	return true;
}

/** Links and buttons of a list or step without those of other steps, in reading order. */
function targetsIn(scope: HTMLElement): readonly HTMLElement[] {
	const own = stepOf(scope);
	return [...scope.querySelectorAll<HTMLElement>('a, button:not([popovertarget])')].filter(
		(target) => stepOf(target) === own && target.checkVisibility({ visibilityProperty: true }),
	);
}
