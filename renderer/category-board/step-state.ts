import { endBackGesture } from './back-gesture.ts';

/** Width from which the steps are panels beside the list. */
const WIDE = '(min-width: 48rem)';

const OPENER = 'button[aria-controls]';

export const isWide = (): boolean => matchMedia(WIDE).matches;

/** Calls back when the window gets wide enough for panels, or too narrow for them. */
export function onWidthChange(callback: () => void): void {
	matchMedia(WIDE).addEventListener('change', callback);
}

export function isOpener(element: Element | null): element is HTMLElement {
	return element instanceof HTMLElement && element.matches(OPENER);
}

/** The step that shows the element: the innermost on a phone, the panel on a wide screen; null in the list of top categories. */
export function stepOf(element: Element | null): HTMLElement | null {
	let step = element?.closest<HTMLElement>('[role="group"]') ?? null;
	for (let outer = step; isWide() && outer; outer = outer.parentElement?.closest<HTMLElement>('[role="group"]') ?? null) step = outer;
	return step;
}

/** Opens the step of a button, and closes others of the same level. Elements below the step are hidden from keyboard and screen readers. */
export function openStep(opener: HTMLElement): void {
	if (opener.ariaExpanded === 'true') return;
	const level = opener.closest('ul');
	for (const other of level?.querySelectorAll<HTMLElement>(`:scope > li > ${OPENER}`) ?? []) closeStep(other);
	opener.ariaExpanded = 'true';
	cover(opener, true);
}

/** Closes the step of a button and those inside it. */
export function closeStep(opener: HTMLElement): void {
	if (opener.ariaExpanded === 'false') return;
	opener.ariaExpanded = 'false';
	for (const inner of opener.nextElementSibling?.querySelectorAll<HTMLElement>(`${OPENER}[aria-expanded="true"]`) ?? []) closeStep(inner);
	endBackGesture(opener);
	cover(opener, false);
}

export function closeAll(board: HTMLElement): void {
	for (const opener of openersOf(board)) closeStep(opener);
}

/** The innermost open step's button; on a phone, Back closes that step. */
export function innermost(board: HTMLElement): HTMLElement | undefined {
	return [...board.querySelectorAll<HTMLElement>(`${OPENER}[aria-expanded="true"]`)].at(-1);
}

/** Buttons of the top categories. */
export function openersOf(board: HTMLElement): readonly HTMLElement[] {
	return [...board.querySelectorAll<HTMLElement>(`:scope > ul > li > ${OPENER}`)];
}

function cover(opener: HTMLElement, covered: boolean): void {
	const under = opener.parentElement?.closest('[role="group"], [popover]');
	under?.toggleAttribute('data-covered', covered);
}
