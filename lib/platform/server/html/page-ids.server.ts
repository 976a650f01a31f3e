import { PAGE_DATA_ID } from '#lib/platform/config/page-data-id.ts';

/** Ids that pages and articles use themselves. */
const OF_PAGES: ReadonlySet<string> = new Set([
	...['root', 'start', PAGE_DATA_ID, 'sadrzaj', 'sadrzaj-clanka', 'kategorije', 'komentari', 'novosti-eposta', 'novosti-poruka'],
]);

/** Whether an id is reserved for the page: content with the same id would be found in place of the real element (D21). */
export const isPageId = (id: string): boolean => OF_PAGES.has(id) || /^(vike|_)/i.test(id);
