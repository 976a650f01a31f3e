import type { PageContextClient } from 'vike/types';
import { readPageData } from '#lib/navigation/client/read-page-data.ts';
import type { PageData } from '#lib/screens/screen.ts';

let latest = 0;

/**
 * The data of the document that hydrates, or of the page that a navigation leads to (ADR 83). An address without a page of the shop, or with a redirect, makes a
 * whole navigation.
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
