import type { PageContextServer } from 'vike/types';
import { PAGE_END } from '#lib/navigation/bot-document.ts';
import { developmentOverlay } from './development-overlay.ts';
import { HOLE } from './document/shell.ts';
import { renderChrome } from './layouts/render-chrome.tsx';

export function bodyHtmlEnd({ probe, loaded, site, errorWhileRendering }: PageContextServer): string {
	if (probe) return HOLE.end;
	if (import.meta.env.DEV && errorWhileRendering) return developmentOverlay(errorWhileRendering);
	return loaded && site ? PAGE_END + renderChrome(site, loaded.content.layout).end : '';
}
