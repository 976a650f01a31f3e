import { loadMenuDetails } from '#lib/navigation/client/load-menu-details.ts';
import { markCurrent } from '../mark-current.client.ts';
import { followMouse } from './board-hover.ts';
import { enterStep, moveByKeys, stepBack } from './board-keys.ts';
import { addDetails } from './category-details.ts';
import { addSteps } from './category-steps.ts';
import { closeAll, isOpener, isWide, onWidthChange, openersOf, openStep, stepOf } from './step-state.ts';

/**
 * Adds behaviour to the board: its categories open as panels beside the list, on a phone as steps over each other, by mouse, touch and keyboard. Closes
 * the board when the focus leaves it, because it would cover the focused element.
 */
export function startCategoryBoard(board: HTMLElement, buttons: readonly HTMLElement[]): void {
	const focused = document.activeElement;
	const hasSteps = addSteps(board);
	keepFocus(board, focused, stepOf(focused)?.previousElementSibling);
	moveByKeys(board);
	board.addEventListener('focusout', ({ relatedTarget: next }) => {
		// Buttons that toggle the board close it themselves.
		if (next instanceof Element && !board.contains(next) && !next.matches(`[popovertarget="${board.id}"]`)) board.hidePopover();
	});
	if (hasSteps) startSteps(board, buttons);
}

/** A focused link is now inside a step, or replaced by the button of one: the focus moves to that button, unless the screen is wide and hides it. */
function keepFocus(board: HTMLElement, focused: Element | null, opener: Element | null | undefined): void {
	if (board.contains(focused) && opener && isOpener(opener)) opener.focus();
}

function startSteps(board: HTMLElement, buttons: readonly HTMLElement[]): void {
	let isRequested = false;
	const load = () => {
		if (isRequested) return;
		isRequested = true;
		void loadMenuDetails().then((details) => {
			// Requested again when the visitor next uses the menu.
			isRequested = details !== null;
			const focused = document.activeElement;
			addDetails(board, details ?? {});
			keepFocus(board, focused, focused?.nextElementSibling);
			markCurrent(location.pathname);
		});
	};
	const begin = () => {
		load();
		closeAll(board);
		if (isWide()) openFirst(board);
	};
	for (const button of buttons) {
		for (const intent of ['pointerenter', 'focus', 'touchstart'] as const) button.addEventListener(intent, load, { passive: true });
		// Buttons in a page's content open the board only by a click.
		if (!button.closest('main')) followMouse(board, button);
	}
	if (board.matches(':popover-open')) begin();
	board.addEventListener('beforetoggle', ({ newState }) => newState === 'open' && begin());
	board.addEventListener('toggle', ({ newState }) => newState === 'closed' && !isWide() && closeAll(board));
	onWidthChange(() => board.matches(':popover-open') && begin());
	board.addEventListener('click', ({ target }) => {
		const button: Element | null = target instanceof Element ? target.closest('button') : null;
		if (isOpener(button)) press(board, button);
		else if (stepOf(button)) stepBack(board);
	});
}

/** A wide screen shows the panel of the category where the visitor is, or the first one. */
function openFirst(board: HTMLElement): void {
	const openers = openersOf(board);
	const opener = openers.find((candidate) => candidate.nextElementSibling?.querySelector('a[aria-current]')) ?? openers[0];
	if (opener) openStep(opener);
}

/** On a wide screen the focus stays on the button: the panel follows it in the order of the keyboard. */
function press(board: HTMLElement, opener: HTMLElement): void {
	if (isWide()) openStep(opener);
	else enterStep(board, opener);
}
