import type { PageContextServer } from 'vike/types';
import { HOLE } from './document/shell.ts';
import { renderChrome } from './layouts/render-chrome.tsx';

export function bodyHtmlEnd({ probe, loaded, site }: PageContextServer): string {
	if (probe) return HOLE.end;
	return loaded && site ? renderChrome(site, loaded.content.layout).end : '';
}
