import type { PageContextServer } from 'vike/types';
import { HOLE } from './document/shell.ts';

export function onAfterRenderHtml(pageContext: PageContextServer & { pageHtmlString?: string }): void {
	if (pageContext.probe) pageContext.pageHtmlString = HOLE.root;
}
