import { PAGE_DATA_ID } from '#lib/platform/config/page-data-id.ts';

/** Ids of what every page and every article is made of. */
const OF_PAGES: ReadonlySet<string> = new Set([
	...['root', 'start', PAGE_DATA_ID, 'sadrzaj', 'sadrzaj-clanka', 'kategorije', 'komentari', 'novosti-eposta', 'novosti-poruka'],
]);

/** Whether an id is the page's own: content that had it would be led to, read or written in the place of what is meant (D21). */
export const isPageId = (id: string): boolean => OF_PAGES.has(id) || /^(vike|_)/i.test(id);
