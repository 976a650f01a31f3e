import styles from './CategorySteps.module.css';
import { create } from './create.ts';

export interface StepWords {
	/** Text of the button that leads to the step above. */
	readonly back: (title: string) => string;
	/** Text of the link to everything in a category. */
	readonly all: (title: string) => string;
}

/**
 * Turns the board's list of links into steps: each category with subcategories gets a button and a step that contains the link to all of it and its
 * subcategories. On a wide screen the steps are panels beside the list. A category without subcategories stays a link. False if none has any.
 */
export function addSteps(board: HTMLElement): boolean {
	const list = board.querySelector<HTMLElement>(':scope > ul');
	const cells = [...(list?.children ?? [])];
	if (!list || !cells.some((cell) => cell.querySelector('ul'))) return false;
	board.className += ` ${styles['board'] ?? ''}`;
	list.className = styles['list'] ?? '';
	// The link to the stores; not every shop has any.
	if (list.nextElementSibling) list.nextElementSibling.className += ` ${styles['footer'] ?? ''}`;
	for (const [index, cell] of cells.entries()) {
		const [link, below] = [cell.querySelector('a'), cell.querySelector('ul')];
		cell.className = styles['cell'] ?? '';
		if (link) link.className = (below ? styles['all'] : styles['link']) ?? '';
		if (!link || !below) continue;
		const title = link.textContent;
		link.textContent = wordsOf(board).all(title);
		below.className = styles['groups'] ?? '';
		below.dataset['pictures'] = 'awaited';
		for (const group of below.children) toGroup(group);
		cell.append(...toStep(board, { id: `${board.id}-${index}`, title, parent: board.ariaLabel ?? '', link, below }));
	}
	return true;
}

/** Reserves the place of the group's picture. */
function toGroup(group: Element): void {
	group.className = styles['group'] ?? '';
	for (const link of group.children) link.className = styles['link'] ?? '';
	group.prepend(create('span', styles['picture']));
}

interface StepParts {
	readonly id: string;
	readonly title: string;
	/** Title of the step above. */
	readonly parent: string;
	/** Link to everything in the category. */
	readonly link: HTMLAnchorElement;
	/** List of its subcategories. */
	readonly below: HTMLUListElement;
}

/** The button of a category and the step that it opens, which follows the button in the order of the keyboard and of screen readers. */
export function toStep(board: HTMLElement, { id, title, parent, link, below }: StepParts): readonly [HTMLButtonElement, HTMLElement] {
	const opener = create('button', styles['opener'], { type: 'button', textContent: title, ariaExpanded: 'false' });
	opener.setAttribute('aria-controls', id);
	const step = create('div', styles['step'], { id, role: 'group', ariaLabel: title });
	const back = create('button', styles['back'], { type: 'button', textContent: wordsOf(board).back(parent) });
	const content = create('div', styles['content']);
	content.append(link, below);
	step.append(back, content);
	return [opener, step];
}

/** Texts of the steps: the header's HTML has them with `{}` for a title. */
export function wordsOf({ dataset }: HTMLElement): StepWords {
	const toText =
		(pattern = '{}') =>
		(title: string) =>
			pattern.replace('{}', () => title);
	return { back: toText(dataset['back']), all: toText(dataset['all']) };
}
