const PHONE = '(max-width: 47.99rem)';

/**
 * Adds behaviour to an open board: arrow keys move between its links, and categories collapse on a phone. It closes when the focus leaves
 * it, because it would cover the focused element.
 */
export function startCategoryBoard(board: HTMLElement): void {
	const fold = () => matchMedia(PHONE).matches && addFolds(board);
	if (board.matches(':popover-open')) fold();
	board.addEventListener('beforetoggle', (event) => event.newState === 'open' && fold());
	board.addEventListener('keydown', (event) => {
		const next = targetOf(event.key, board);
		if (!next) return;
		event.preventDefault();
		next.focus();
	});
	board.addEventListener('focusout', ({ relatedTarget: next }) => {
		// Buttons that toggle the board close it themselves.
		if (next instanceof Element && !board.contains(next) && !next.matches(`[popovertarget="${board.id}"]`)) board.hidePopover();
	});
	board.addEventListener('click', ({ target }) => {
		const button = target instanceof Element && target.closest('[aria-controls]');
		if (button) button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') === 'false'));
	});
}

/** Target of an arrow key: up and down in reading order, sideways to the same position in the next category. */
function targetOf(key: string, board: HTMLElement): HTMLElement | undefined {
	const links = linksOf(board);
	const focused = document.activeElement;
	const at = links.findIndex((link) => link === focused);
	if (key === 'Home') return links[0];
	if (key === 'End') return links.at(-1);
	if (key === 'ArrowDown') return links[at + 1];
	if (key === 'ArrowUp') return links[at - 1];
	const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
	const cells = cellsOf(board);
	const cell = cells.findIndex((candidate) => candidate.contains(focused));
	if (step === undefined || cell < 0) return undefined;
	const place = linksOf(cells[cell]).findIndex((link) => link === focused);
	const others = linksOf(cells[cell + step]);
	return others[Math.min(place, others.length - 1)];
}

/** Adds a button to each category with children, once, and only at phone width. */
function addFolds(board: HTMLElement): void {
	if (board.querySelector('[aria-controls]')) return;
	cellsOf(board).forEach((cell, index) => {
		const heading = cell.querySelector('a');
		const list = cell.querySelector('ul');
		if (!heading || !list) return;
		list.id = `${board.id}-${index}`;
		const button = document.createElement('button');
		button.type = 'button';
		button.setAttribute('aria-label', `${board.dataset['fold']}: ${heading.textContent}`);
		button.setAttribute('aria-controls', list.id);
		button.setAttribute('aria-expanded', 'false');
		heading.after(button);
	});
}

function cellsOf(board: HTMLElement): readonly HTMLElement[] {
	return [...board.querySelectorAll<HTMLElement>(':scope > ul > li')];
}

function linksOf(part: HTMLElement | undefined): readonly HTMLElement[] {
	return [...(part?.querySelectorAll('a') ?? [])].filter((link) => link.checkVisibility());
}
