import type { PageContextClient } from 'vike/types';
import { readPageData } from '#lib/navigation/client/read-page-data.ts';
import type { PageData } from '#lib/screens/screen.ts';

let latest = 0;

/**
 * Reads the page data: from the current document during hydration, else from the document of the next page (ADR 83). A URL that redirects
 * or is not a page of the shop is opened by a full navigation.
 */
export async function data({ isHydration, urlOriginal }: PageContextClient): Promise<PageData> {
	if (isHydration) return readPageData(document);
	const turn = ++latest;
	const { loadPageData } = await import('#lib/navigation/client/load-page-data.ts');
	const page = await loadPageData(urlOriginal);
	if (page) return page;
	// Another link may have been followed meanwhile.
	if (turn === latest) location.assign(urlOriginal);
	return new Promise(() => {});
}
