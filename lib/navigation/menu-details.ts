import type { Picture } from '#lib/platform/pictures/picture.ts';
import type { ChromeLink } from './chrome.ts';

/** A category of the third level or below, with its subcategories. */
export interface MenuEntry extends ChromeLink {
	readonly items?: readonly MenuEntry[];
}

/** What the category menu shows of a link of its second level in addition to the link itself, which each page's header has. */
export interface MenuDetails {
	readonly picture?: Pick<Picture, 'src' | 'width' | 'height'>;
	readonly items?: readonly MenuEntry[];
}

/** Details by the URL of the link. A link without picture and subcategories has none. */
export type MenuDetailsByUrl = Readonly<Record<string, MenuDetails>>;

/** Path of the file with the menu's details, by `html lang`. */
export const menuDetailsPath = (htmlLang: string): string => `/builds/menus/${htmlLang}.json`;
