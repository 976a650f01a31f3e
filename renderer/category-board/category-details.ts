import type { MenuDetails, MenuDetailsByUrl, MenuEntry } from '#lib/navigation/menu-details.ts';
import { isPhotograph, toAvifSources } from '#lib/platform/pictures/picture.ts';
import styles from './CategorySteps.module.css';
import { toStep, wordsOf } from './category-steps.ts';
import { create } from './create.ts';

/** Widest file of the small pictures. */
const WIDEST = 320;

/** Adds pictures and deeper subcategories to the steps; if no category of a step has a picture, the step reserves no space for pictures. */
export function addDetails(board: HTMLElement, details: MenuDetailsByUrl): void {
	for (const groups of board.querySelectorAll<HTMLElement>('[data-pictures]')) {
		let pictures = 0;
		for (const group of groups.children) {
			const link = group.querySelector('a');
			const { picture, items } = details[link?.getAttribute('href') ?? ''] ?? {};
			if (picture) {
				group.firstElementChild?.append(toPictureElement(picture));
				pictures++;
			}
			if (link && items) addDeeper(board, group, { title: link.textContent, url: link.href, items });
		}
		groups.dataset['pictures'] = pictures > 0 ? 'some' : 'none';
	}
}

/** Adds a step with the subcategories of an entry. The entry's own link stays, because wide screens show it above the subcategories. */
function addDeeper(board: HTMLElement, entry: Element, { title, url, items = [] }: MenuEntry): void {
	const parent = entry.closest<HTMLElement>('[role="group"]');
	const all = create('a', styles['all'], { href: url, textContent: wordsOf(board).all(title) });
	const below = document.createElement('ul');
	const id = `${parent?.id}-${[...(entry.parentElement?.children ?? [])].indexOf(entry)}`;
	entry.append(...toStep(board, { id, title, parent: parent?.ariaLabel ?? '', link: all, below }));
	for (const item of items) {
		const row = create('li', styles['row']);
		row.append(create('a', styles['link'], { href: item.url, textContent: item.title }));
		below.append(row);
		if (item.items) addDeeper(board, row, item);
	}
}

function toPictureElement({ src, width, height }: NonNullable<MenuDetails['picture']>): HTMLElement {
	const srcset = toAvifSources(src, WIDEST);
	const image = create('img', styles['image'], { alt: '', width, height, loading: 'lazy', decoding: 'async' });
	if (isPhotograph({ src })) image.dataset['photograph'] = '';
	const picture = document.createElement('picture');
	if (srcset !== null) picture.append(Object.assign(document.createElement('source'), { type: 'image/avif', srcset, sizes: '6rem' }));
	// If the picture was removed after the build, its space stays empty.
	image.addEventListener('error', () => picture.remove());
	image.src = src;
	picture.append(image);
	return picture;
}
