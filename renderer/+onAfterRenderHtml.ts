import type { PageContextServer } from 'vike/types';
import { HOLE } from './document/shell.ts';

interface Rendered {
	pageHtmlString?: string;
	data?: unknown;
}

/** The probe has a mark for a body; a page must be whole: vike-react's `renderToString` says nothing of a component that throws inside of Suspense. */
export async function onAfterRenderHtml(pageContext: PageContextServer & Rendered): Promise<void> {
	const { probe, loaded, site, pageHtmlString: html, globalContext } = pageContext;
	// A document has its data in an element of its own (+bodyHtmlEnd): Vike's parser takes 30 times as long as JSON.parse.
	pageContext.data = undefined;
	if (probe) pageContext.pageHtmlString = HOLE.root;
	else if (html !== undefined && loaded && site) pageContext.pageHtmlString = await globalContext.screens.completeBody(html, loaded.content, site.translator);
}
