import type { PageContextServer } from 'vike/types';
import { PAGE_END } from '#lib/navigation/bot-document.ts';
import { developmentOverlay } from './development-overlay.ts';
import { toPageDataHtml } from './document/page-data-html.ts';
import { HOLE } from './document/shell.ts';
import { toDataJson } from './document/vike-json.ts';
import { renderChrome } from './layouts/render-chrome.tsx';

export function bodyHtmlEnd({ probe, loaded, site, files, errorWhileRendering }: PageContextServer): string {
	if (probe) return HOLE.end;
	if (import.meta.env.DEV && errorWhileRendering) return developmentOverlay(errorWhileRendering);
	if (!loaded || !site) return '';
	return PAGE_END + renderChrome(site, loaded.content.layout).end + toPageDataHtml(toDataJson(loaded.content, files?.build ?? 'development'));
}
