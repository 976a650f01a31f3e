import type { PageData } from '#lib/screens/screen.ts';
import { STATIC_PART } from '../static-html.ts';

/** The HTML of a document's static parts as a field of its page data (ADR 95); no field without any. */
export function readStaticHtml(document: Document): Pick<PageData, 'staticHtml'> {
	const parts = [...document.querySelectorAll(`[${STATIC_PART}]`)];
	return parts.length === 0 ? {} : { staticHtml: Object.fromEntries(parts.map((part) => [part.getAttribute(STATIC_PART), part.innerHTML])) };
}
