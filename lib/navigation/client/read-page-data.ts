import { PAGE_DATA_ID } from '#lib/platform/config/page-data-id.ts';
import type { PageData } from '#lib/screens/screen.ts';
import { readStaticHtml } from './read-static-html.ts';

/** The page data of a document in the browser, with the HTML of its static parts. Throws if it has none. */
export function readPageData(document: Document): PageData {
	const element = document.getElementById(PAGE_DATA_ID);
	if (!element) throw new Error(`The document has no element #${PAGE_DATA_ID}: check renderer/+bodyHtmlEnd.ts`);
	return { ...JSON.parse(element.textContent), ...readStaticHtml(document) };
}
