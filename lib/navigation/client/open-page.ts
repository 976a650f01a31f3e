import type { PageData } from '#lib/screens/screen.ts';
import { loadWholePage } from './load-page-data.ts';
import { findVisited, keepVisited, noteLoad } from './visited-pages.ts';

/** The parts of Vike's page context that are needed. */
interface Opening {
	readonly urlOriginal: string;
	/** By Back or Forward: a page that was visited a short time ago is shown as it was. */
	readonly isHistoryNavigation: boolean;
	/** The page that is left; the error page has no data. */
	readonly previousPageContext: { readonly urlOriginal: string; readonly data?: unknown } | null;
}

let latest = 0;

/** The page data of the next page. A URL that redirects or is not a page of the shop is opened by a full navigation. */
export async function openPage({ urlOriginal, isHistoryNavigation, previousPageContext: left }: Opening): Promise<PageData> {
	if (left?.data) {
		// The first page came with the document.
		noteLoad(left.data as PageData, performance.timeOrigin);
		keepVisited(left.urlOriginal, left.data as PageData);
	}
	const turn = ++latest;
	const known = isHistoryNavigation && findVisited(urlOriginal);
	if (known) return known;
	const page = await loadWholePage(urlOriginal);
	if (page) {
		noteLoad(page);
		return page;
	}
	// Another link may have been followed meanwhile.
	if (turn === latest) location.assign(urlOriginal);
	return new Promise(() => {});
}
