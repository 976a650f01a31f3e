import type { Picture } from '#lib/platform/pictures/picture.ts';
import type { ChromeLink } from './chrome.ts';

/** A category of the third level or below, with its subcategories. */
export interface MenuEntry extends ChromeLink {
	readonly items?: readonly MenuEntry[];
}

/** Details that the category menu shows for a link of its second level; the link itself is in each page's header. */
export interface MenuDetails {
	readonly picture?: Pick<Picture, 'src' | 'width' | 'height'>;
	readonly items?: readonly MenuEntry[];
}

/** Details by the URL of the link. A link without picture and subcategories has none. */
export type MenuDetailsByUrl = Readonly<Record<string, MenuDetails>>;

/** Path of the file with the menu's details, by `html lang`. */
export const menuDetailsPath = (htmlLang: string): string => `/builds/menus/${htmlLang}.json`;
