import type { PageContextClient } from 'vike/types';
import { readPageData } from '#lib/navigation/client/read-page-data.ts';
import { nextTask } from '#lib/platform/client/next-task.ts';
import type { PageData } from '#lib/screens/screen.ts';

/** Reads the page data: from the current document during hydration, else from the document of the next page (ADR 83), or as it was on a recent visit. */
export async function data(pageContext: PageContextClient): Promise<PageData> {
	if (pageContext.isHydration) {
		// In another task than the start of Vike, which is long enough.
		await nextTask();
		return readPageData(document);
	}
	return (await import('#lib/navigation/client/open-page.ts')).openPage(pageContext);
}
