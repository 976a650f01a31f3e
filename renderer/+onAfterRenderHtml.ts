import type { PageContextServer } from 'vike/types';
import { HOLE } from './document/shell.ts';

interface Rendered {
	pageHtmlString?: string;
	data?: unknown;
}

/**
 * Completes a page's body, because vike-react's `renderToString` does not report a component that throws inside of Suspense. The probe
 * needs no body but a marker.
 */
export async function onAfterRenderHtml(pageContext: PageContextServer & Rendered): Promise<void> {
	const { probe, loaded, site, pageHtmlString: html, globalContext } = pageContext;
	// A document has its data in a separate element (+bodyHtmlEnd), because Vike's parser takes 30 times as long as JSON.parse.
	pageContext.data = undefined;
	if (probe) pageContext.pageHtmlString = HOLE.root;
	else if (html !== undefined && loaded && site) pageContext.pageHtmlString = await globalContext.screens.completeBody(html, loaded.content, site.translator);
}
