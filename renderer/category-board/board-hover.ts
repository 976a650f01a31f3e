import type { Edge } from './heads-for.ts';
import { createHoverIntent } from './hover-intent.ts';
import { isOpener, isWide, openStep } from './step-state.ts';

/** Milliseconds (0088): a mouse that rests this long on the button opens the board, and on a category its panel. */
const [REST_ON_BUTTON, REST_ON_CATEGORY] = [150, 60];
/** Milliseconds on a category that the pointer crosses on its way to the panel. */
const CROSSING = 350;
/** Milliseconds beside a board that the mouse opened, until it closes. */
const AWAY = 400;

/** On wide screens a mouse opens the board, moves between its categories, and closes the board if it had opened it. Touch, pen and keyboard do not. */
export function followMouse(board: HTMLElement, button: HTMLElement): void {
	let isOpenedByMouse = false;
	/** After a click or a close the board stays closed until the mouse returns to the button. */
	let isDone = false;
	let closing: ReturnType<typeof setTimeout> | undefined;
	const isOpen = () => board.matches(':popover-open');

	const opening = createHoverIntent<HTMLElement>({
		rest: REST_ON_BUTTON,
		crossing: REST_ON_BUTTON,
		onIntent() {
			if (isOpen()) return;
			isOpenedByMouse = true;
			board.showPopover();
		},
	});
	const choosing = createHoverIntent<HTMLElement>({ rest: REST_ON_CATEGORY, crossing: CROSSING, onIntent: openStep });
	const stay = () => clearTimeout(closing);
	const leave = () => {
		stay();
		closing = setTimeout(() => isOpenedByMouse && isOpen() && !board.contains(document.activeElement) && board.hidePopover(), AWAY);
	};

	button.addEventListener('pointerenter', () => {
		isDone = false;
		stay();
	});
	button.addEventListener('pointermove', (event) => isMouse(event) && !isDone && opening.move(button, event));
	button.addEventListener('pointerleave', (event) => {
		opening.cancel();
		if (isMouse(event)) leave();
	});
	button.addEventListener('click', (event) => {
		opening.cancel();
		// Hovering opened the board before the click, which should not close it.
		if (isOpenedByMouse && isOpen()) event.preventDefault();
		isOpenedByMouse = false;
		isDone = true;
	});
	// The mouse may have come to rest before this code was loaded.
	if (!isOpen() && isWide() && matchMedia('(hover: hover)').matches && button.matches(':hover')) opening.move(button, { x: 0, y: 0 });
	board.addEventListener('pointerenter', stay);
	board.addEventListener('pointerleave', (event) => {
		choosing.cancel();
		if (isMouse(event)) leave();
	});
	board.addEventListener('pointermove', (event) => {
		if (isMouse(event)) choosing.move(categoryAt(event.target), event, openPanel(board));
	});
	board.addEventListener('beforetoggle', ({ newState }) => {
		if (newState === 'open') return;
		stay();
		opening.cancel();
		choosing.cancel();
		isOpenedByMouse = false;
		isDone = true;
	});
}

const isMouse = ({ pointerType }: PointerEvent): boolean => pointerType === 'mouse' && isWide();

/** The button of the category below the pointer; null in a panel, which is inside its category. */
function categoryAt(target: EventTarget | null): HTMLElement | null {
	const cell = target instanceof Element && !target.closest('[role="group"]') ? target.closest('li') : null;
	const opener = cell?.querySelector(':scope > button') ?? null;
	return isOpener(opener) ? opener : null;
}

function openPanel(board: HTMLElement): Edge | undefined {
	const { left, right, top, bottom } = board.querySelector(':scope > ul > li > [aria-expanded="true"] + [role="group"]')?.getBoundingClientRect() ?? {};
	if (left === undefined || right === undefined || top === undefined || bottom === undefined) return undefined;
	return { x: getComputedStyle(board).direction === 'rtl' ? right : left, top, bottom };
}
