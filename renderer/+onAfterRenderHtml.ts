import type { PageContextServer } from 'vike/types';
import { HOLE } from './document/shell.ts';

/** The probe has a mark for a body; a page must be whole: vike-react's `renderToString` says nothing of a component that throws inside of Suspense. */
export async function onAfterRenderHtml(pageContext: PageContextServer & { pageHtmlString?: string }): Promise<void> {
	const { probe, loaded, site, pageHtmlString: html, globalContext } = pageContext;
	if (probe) pageContext.pageHtmlString = HOLE.root;
	else if (html !== undefined && loaded && site) pageContext.pageHtmlString = await globalContext.screens.completeBody(html, loaded.content, site.translator);
}
